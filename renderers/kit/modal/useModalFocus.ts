import { useEffect, useMemo, type RefObject } from 'react';

/** What is typed into first; a checkbox or a button is never pressed by keys that came too early. */
const FIELDS =
  ':is(input, textarea):not([readonly], :disabled, [type=checkbox], [type=radio], [type=file]), [contenteditable=true]';

const goTo = (element: Element | null | undefined): void => {
  if (element instanceof HTMLElement) element.focus({ preventScroll: true });
};

/** Whether nothing has the keyboard, or what is in the frame. */
const isHere = (frame: HTMLElement | null): boolean =>
  document.activeElement === document.body || (frame?.contains(document.activeElement) ?? true);

/** Into the first field of what is in it, else to its frame, from which Tab leads on. */
function enter(frame: HTMLElement | null): void {
  if (frame === null || frame.contains(document.activeElement)) return;
  goTo(frame.querySelector(`.wb-modal-body :is(${FIELDS})`) ?? frame.parentElement);
}

/**
 * Takes the keyboard when the dialog opens, unless something in it has it, and gives it back to what had it when it
 * goes, unless somebody else has taken it by then. Returns what to do when it has come to rest.
 */
export function useModalFocus(frame: RefObject<HTMLElement>, open: boolean): (isOpen: boolean) => void {
  // While it is drawn: what is in it may take the focus before any effect runs.
  const before = useMemo(() => (open ? document.activeElement : null), [open]);
  useEffect(() => {
    if (!open) return undefined;
    const { current } = frame;
    enter(current);
    return () => {
      if (isHere(current)) goTo(before);
    };
  }, [before, frame, open]);
  return (isOpen) => {
    if (isOpen) enter(frame.current);
  };
}
