import { useCallback, useEffect, useRef, type RefObject } from 'react';

interface FirstStop {
  /** What stands in the body of the dialog. */
  readonly frame: RefObject<HTMLDivElement>;
  /** For the dialog, which may take the keyboard itself once it is at rest. */
  readonly afterOpenChange: (open: boolean) => void;
}

/** Puts the keyboard where a dialog of antd begins, at once and again when it has come to rest; whoever has it in there keeps it. */
export function useFirstStop(find: (dialog: HTMLElement) => HTMLElement | null | undefined): FirstStop {
  const frame = useRef<HTMLDivElement>(null);
  const how = useRef(find);
  const enter = useCallback(() => {
    const dialog = frame.current?.closest<HTMLElement>('.ant-modal');
    if (!dialog || document.activeElement?.matches('.ant-modal-body *, .ant-modal-footer *') === true) return;
    how.current(dialog)?.focus({ preventScroll: true });
  }, []);
  useEffect(enter, [enter]);
  return { frame, afterOpenChange: (open) => open && enter() };
}

/** The button that goes on. */
export const primaryButton = (dialog: HTMLElement): HTMLElement | null =>
  dialog.querySelector('.ant-modal-footer .ant-btn-primary');
