import { useCallback, useEffect, useRef, type RefObject } from 'react';

interface FirstStop {
  /** Ref of an element in the body of the dialog. */
  readonly frame: RefObject<HTMLDivElement>;
  /** For the dialog, which may move the focus itself when its animation ends. */
  readonly afterOpenChange: (open: boolean) => void;
}

/**
 * Focuses the initial element of an antd dialog, on mount and again after the open animation; keeps the focus when it
 * is already in the body or footer.
 */
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

/** Returns the primary button of the footer. */
export const primaryButton = (dialog: HTMLElement): HTMLElement | null =>
  dialog.querySelector('.ant-modal-footer .ant-btn-primary');
