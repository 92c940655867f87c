import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

function EnteredMenu({ children }: { readonly children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let frame = 0;
    const enter = () => {
      root.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
      if (!root.current?.contains(document.activeElement)) frame = requestAnimationFrame(enter);
    };
    enter();
    return () => cancelAnimationFrame(frame);
  }, []);
  return <div ref={root}>{children}</div>;
}

/**
 * For `popupRender` of a menu that is mounted when it opens (`destroyOnHidden`): focuses its first entry as soon as
 * that is focusable. antd's own `autoFocus` tries once, too early on a busy machine.
 */
export const enteredMenu = (menu: ReactNode): ReactNode => <EnteredMenu>{menu}</EnteredMenu>;
