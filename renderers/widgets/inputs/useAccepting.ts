import { useRef, type ChangeEvent, type CompositionEvent } from 'react';

/**
 * What is typed is turned into what the field takes at once, with the caret behind the same letter; while an input
 * method composes, its letters are left alone.
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
