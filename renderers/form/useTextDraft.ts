import { useCallback, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useLatest } from '../useLatest.ts';
import { useDraft } from './useDraft.ts';

export interface TextDraftOptions {
  /** The text of the stored value. */
  readonly text: string;
  /** Takes the finished text; called only when it differs. */
  readonly onCommit: (text: string) => void;
  readonly onLeave: () => void;
}

/** Text stays with its control while it is typed and goes to the document as one step: on leaving, Enter, or a flush. Esc drops it. */
export function useTextDraft(options: TextDraftOptions) {
  const [draft, setDraft] = useState<string | null>(null);
  const [focused, setFocused] = useState(false);
  const latest = useLatest(options);
  const typed = useRef<string | null>(null);

  const change = useCallback((text: string | null) => {
    typed.current = text;
    setDraft(text);
  }, []);
  const flush = useCallback(() => {
    const text = typed.current;
    if (text === null) return;
    change(null);
    if (text !== latest.current.text) latest.current.onCommit(text);
  }, [change, latest]);

  useDraft(draft !== null, flush);
  useEffect(() => flush, [flush]);

  return {
    shown: draft ?? options.text,
    focused,
    change,
    handlers: {
      onFocus: () => setFocused(true),
      onBlur: () => {
        setFocused(false);
        flush();
        latest.current.onLeave();
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Enter') flush();
        if (event.key === 'Escape' && typed.current !== null) {
          event.stopPropagation();
          change(null);
        }
      },
    },
  };
}
