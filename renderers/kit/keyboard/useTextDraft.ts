import { useCallback, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useLatest } from '../hooks/useLatest.ts';
import { useDraft } from './useDraft.ts';
import { useTyping } from './useTyping.ts';

export interface TextDraftOptions {
  /** The text of the stored value. */
  readonly text: string;
  /** Receives the finished text; called only when it differs. */
  readonly onCommit: (text: string) => void;
  /** Receives the text at every change, and the previous one when the text is dropped. */
  readonly onType?: ((text: string) => void) | undefined;
  readonly onLeave: () => void;
  /** Enter inserts a new line. */
  readonly multiline?: boolean;
}

export type TextDraft = ReturnType<typeof useTextDraft>;

/**
 * Keeps typed text in its control and commits it to the document as one step: on blur, on Enter, or on a flush. Esc
 * drops it.
 */
export function useTextDraft(options: TextDraftOptions) {
  const [draft, setDraft] = useState<string | null>(null);
  const [focused, setFocused] = useState(false);
  const latest = useLatest(options);
  const typed = useRef<string | null>(null);
  const before = useRef('');

  const put = useCallback((text: string | null) => {
    typed.current = text;
    setDraft(text);
  }, []);
  const change = useCallback(
    (text: string) => {
      if (typed.current === null) before.current = latest.current.text;
      put(text);
      latest.current.onType?.(text);
    },
    [latest, put],
  );
  const drop = useCallback(() => {
    put(null);
    latest.current.onType?.(before.current);
  }, [latest, put]);
  const flush = useCallback(() => {
    const text = typed.current;
    if (text === null) return;
    put(null);
    if (text !== latest.current.text) latest.current.onCommit(text);
  }, [latest, put]);

  useDraft(draft !== null, flush);
  useTyping(draft, (text) => {
    before.current = options.text;
    put(text);
    options.onType?.(text);
  });
  useEffect(() => flush, [flush]);

  return {
    shown: draft ?? options.text,
    /** Typed text is not yet in the document. */
    typing: draft !== null,
    focused,
    change,
    /** Drops the text, like Esc. */
    drop,
    /** Discards the typed text because another value has already been set. */
    forget: useCallback(() => put(null), [put]),
    handlers: {
      onFocus: () => setFocused(true),
      onBlur: () => {
        setFocused(false);
        flush();
        latest.current.onLeave();
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Enter' && options.multiline !== true) flush();
        if (event.key === 'Escape' && typed.current !== null) {
          event.stopPropagation();
          drop();
        }
      },
    },
  };
}
