import { useEffect, useRef, type ReactNode } from 'react';

const FIRST_ENTRY = '[role^="menuitem"]:not([aria-disabled="true"])';

function FocusedMenu({ children }: { readonly children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let frame = 0;
    const enter = (): void => {
      const entry = root.current?.querySelector<HTMLElement>(FIRST_ENTRY);
      entry?.focus({ preventScroll: true });
      if (!root.current?.contains(document.activeElement)) frame = requestAnimationFrame(enter);
    };
    enter();
    return () => cancelAnimationFrame(frame);
  }, []);
  return <div ref={root}>{children}</div>;
}

/**
 * For `popupRender` of a menu that is mounted when it opens: the keyboard is on its first entry as soon as that can take
 * it. antd's own `autoFocus` tries once, after three frames, which is too early on a busy machine.
 */
export const focusedMenu = (menu: ReactNode): ReactNode => <FocusedMenu>{menu}</FocusedMenu>;
