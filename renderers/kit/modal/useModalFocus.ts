import { useEffect, useMemo, type RefObject } from 'react';

/** Fields that take the initial focus; not checkboxes or buttons, which keys typed too early would press. */
const FIELDS =
  ':is(input, textarea):not([readonly], :disabled, [type=checkbox], [type=radio], [type=file]), [contenteditable=true]';

const goTo = (element: Element | null | undefined): void => {
  if (element instanceof HTMLElement) element.focus({ preventScroll: true });
};

/** Returns whether nothing, or an element in the frame, has the focus. */
const isHere = (frame: HTMLElement | null): boolean =>
  document.activeElement === document.body || (frame?.contains(document.activeElement) ?? true);

/** Focuses the first field of the content, else the dialog element, from which Tab continues. */
function enter(frame: HTMLElement | null): void {
  if (frame === null || frame.contains(document.activeElement)) return;
  goTo(frame.querySelector(`.wb-modal-body :is(${FIELDS})`) ?? frame.parentElement);
}

/**
 * Takes the focus when the dialog opens, unless an element in it has it, and restores the previous focus on closing,
 * unless another element has taken it by then. Returns the callback for the end of the opening animation.
 */
export function useModalFocus(frame: RefObject<HTMLElement>, open: boolean): (isOpen: boolean) => void {
  // Read during render: the content may take the focus before any effect runs.
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
