import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';

const ENTRIES = '[role^="menuitem"]:not([aria-disabled="true"])';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Synchronously: antd moves the focus one frame later, and an Enter before that would choose the previously focused
 * entry.
 */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  const entries = [...event.currentTarget.querySelectorAll<HTMLElement>(ENTRIES)];
  const at = entries.indexOf(event.target as HTMLElement);
  if (step === undefined || at < 0) return;
  event.preventDefault();
  event.stopPropagation();
  entries.at((at + step) % entries.length)?.focus();
}

function FocusedMenu({ children }: { readonly children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let frame = 0;
    const enter = (): void => {
      const entry = root.current?.querySelector<HTMLElement>(ENTRIES);
      entry?.focus({ preventScroll: true });
      if (!root.current?.contains(document.activeElement)) frame = requestAnimationFrame(enter);
    };
    enter();
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <div ref={root} onKeyDownCapture={moveFocus}>
      {children}
    </div>
  );
}

/**
 * For `popupRender` of a menu that is mounted when it opens: focuses its first entry as soon as that can take the
 * focus. antd's own `autoFocus` tries once, after three frames, which is too early on a busy machine.
 */
export const focusedMenu = (menu: ReactNode): ReactNode => <FocusedMenu>{menu}</FocusedMenu>;
