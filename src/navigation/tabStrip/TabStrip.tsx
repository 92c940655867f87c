import { useState } from 'react';
import type { KeyboardEvent, WheelEvent } from 'react';
import { useSnapshot } from 'valtio';
import { t } from '../../platform/locales/t.ts';
import { useShell } from '../../shell/services/ShellContext.ts';
import { AllTabs } from './AllTabs.tsx';
import { TabHandle } from './TabHandle.tsx';
import { TabMenu } from './TabMenu.tsx';
import { useTabActions } from './useTabActions.ts';
import { useTabClosing } from './useTabClosing.ts';
import { useTabWalk } from './useTabWalk.ts';
import './tabs.css';

/** Target of a key from the tab at `index`; other keys have none. */
const STEPS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowLeft: (index, count) => (index + count - 1) % count,
  ArrowRight: (index, count) => (index + 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Ctrl+Shift with an arrow key moves the shown tab. */
const MOVES: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

const asksForMenu = ({ key, shiftKey }: KeyboardEvent): boolean => key === 'ContextMenu' || (shiftKey && key === 'F10');

/** Scrolls horizontally with the wheel. */
function scrollSideways(event: WheelEvent<HTMLElement>) {
  if (event.deltaX === 0) event.currentTarget.scrollLeft += event.deltaY;
}

/**
 * The open pages (S2.7): one tab stop, arrow keys move, Delete closes. The home tab is the first and cannot be closed.
 */
export function TabStrip() {
  const { tabs } = useShell();
  const { tabs: open, activeKey } = useSnapshot(tabs.state);
  const [strip, setStrip] = useState<HTMLDivElement | null>(null);
  const closing = useTabClosing();
  const { ahead, walk, close, onActive } = useTabWalk(closing.ask);
  const { actions, draggedKey, menu, setMenu } = useTabActions(closing);

  const handles = () => [...(strip?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
  const focusable = () => handles().find(({ tabIndex }) => tabIndex === 0);
  const onKeyDown = (event: KeyboardEvent) => {
    const key = ahead() ?? activeKey ?? open[0]?.key ?? '';
    const index = open.findIndex((tab) => tab.key === key);
    const next = STEPS[event.key]?.(index, open.length);
    if (asksForMenu(event)) {
      // Uses the focused tab: a clicked tab may not be the shown one yet.
      const asked = handles().findIndex((handle) => handle.contains(document.activeElement));
      const box = (handles()[asked] ?? focusable())?.getBoundingClientRect();
      if (box) setMenu({ key: open[asked]?.key ?? key, left: box.left, top: box.bottom });
    } else if (event.altKey || event.metaKey) return;
    else if (event.ctrlKey && event.shiftKey && event.key in MOVES) tabs.move(key, index + (MOVES[event.key] ?? 0));
    else if (event.key === 'Delete' && activeKey !== null) close(key, key === activeKey);
    else if (next === undefined || event.ctrlKey) return;
    else {
      const to = open[next];
      if (to !== undefined && to.key !== key) walk(to);
    }
    event.preventDefault();
  };
  const closeMenu = () => {
    setMenu(null);
    // Focuses the tab of the menu: it may not be the shown one.
    const asked = handles()[open.findIndex(({ key }) => key === menu?.key)];
    (asked ?? focusable())?.focus();
  };
  return (
    <div className="tab-bar">
      <div
        ref={setStrip}
        className="tab-strip"
        role="tablist"
        tabIndex={-1}
        aria-label={t('tabs.label')}
        onKeyDown={onKeyDown}
        onWheel={scrollSideways}
      >
        {open.map((tab, index) => (
          <TabHandle
            key={tab.key}
            tab={tab}
            active={tab.key === activeKey}
            focusable={tab.key === activeKey || (activeKey === null && index === 0)}
            dragged={tab.key === draggedKey}
            onActive={onActive}
            actions={actions}
          />
        ))}
      </div>
      <AllTabs strip={strip} tabs={open} activeKey={activeKey} onShow={actions.onShow} />
      {menu && <TabMenu place={menu} tabs={open} closing={closing} onDone={closeMenu} />}
    </div>
  );
}
