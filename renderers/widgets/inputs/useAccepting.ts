import { useRef, type ChangeEvent, type CompositionEvent } from 'react';

/**
 * Converts typed text immediately to what the field accepts, keeping the caret after the same letter; text being
 * composed by an input method is not changed.
 */
export function useAccepting(accepts: (typed: string) => string, change: (text: string) => void) {
  const composing = useRef(false);
  const accept = (input: HTMLInputElement): void => {
    const typed = input.value;
    const kept = accepts(typed);
    if (kept !== typed) {
      const caret = accepts(typed.slice(0, input.selectionEnd ?? typed.length)).length;
      input.value = kept;
      input.setSelectionRange(caret, caret);
    }
    change(kept);
  };
  return {
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
      composing.current ? change(currentTarget.value) : accept(currentTarget),
    onCompositionStart: () => {
      composing.current = true;
    },
    onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => {
      composing.current = false;
      accept(currentTarget);
    },
  };
}
