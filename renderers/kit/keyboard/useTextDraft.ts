import { useCallback, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useLatest } from '../hooks/useLatest.ts';
import { useDraft } from './useDraft.ts';
import { useTyping } from './useTyping.ts';

export interface TextDraftOptions {
  /** The text of the stored value. */
  readonly text: string;
  /** Takes the finished text; called only when it differs. */
  readonly onCommit: (text: string) => void;
  /** Takes the text at every key, and the one before when it is dropped. */
  readonly onType?: ((text: string) => void) | undefined;
  readonly onLeave: () => void;
  /** Enter is part of the text. */
  readonly multiline?: boolean;
}

export type TextDraft = ReturnType<typeof useTextDraft>;

/** Text stays with its control while it is typed and goes to the document as one step: on leaving, Enter, or a flush. Esc drops it. */
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
    /** Something was typed that the document has not got yet. */
    typing: draft !== null,
    focused,
    change,
    /** As Esc does. */
    drop,
    /** What was typed gives way to another value, which is set already. */
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
