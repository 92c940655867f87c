import { useCallback, useRef } from 'react';
import type { KeyboardEvent, WheelEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { t } from '../locales/t.ts';
import { useShell } from '../shell/ShellContext.ts';
import { TabHandle } from './TabHandle.tsx';
import type { Tab } from './tabList.ts';
import { useTabClosing } from './useTabClosing.ts';

/** Where a key leads from the tab at `index`; keys of no meaning lead nowhere. */
const STEPS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowLeft: (index, count) => (index + count - 1) % count,
  ArrowRight: (index, count) => (index + 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Turns the wheel sideways where the tabs do not fit. */
function scrollSideways(event: WheelEvent<HTMLElement>) {
  if (event.deltaX === 0) event.currentTarget.scrollLeft += event.deltaY;
}

/** The open pages (S2.7): one tab stop, arrows to move, Delete to close. The home tab is the first and cannot be closed. */
export function TabStrip() {
  const { tabs } = useShell();
  const { tabs: open, activeKey } = useSnapshot(tabs.state);
  const walking = useRef(false);
  const navigate = useNavigate();
  const { ask } = useTabClosing();

  // The keyboard stays in the strip while it walks along it, though the tab that had it was closed.
  const onActive = useCallback((handle: HTMLElement) => {
    if (walking.current) handle.focus();
    walking.current = false;
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    const index = open.findIndex(({ key }) => key === activeKey);
    const next = STEPS[event.key]?.(index, open.length);
    if (event.key === 'Delete' && activeKey !== null) ask(activeKey);
    else if (next === undefined) return;
    else navigate(open[next]?.fullPath ?? '');
    walking.current = true;
    event.preventDefault();
  };
  const handle = (tab: Tab, index: number) => (
    <TabHandle
      key={tab.key}
      tab={tab}
      active={tab.key === activeKey}
      focusable={tab.key === activeKey || (activeKey === null && index === 0)}
      onActive={onActive}
      onShow={() => navigate(tab.fullPath)}
      onClose={() => ask(tab.key)}
    />
  );
  return (
    <div
      className="tab-strip"
      role="tablist"
      tabIndex={-1}
      aria-label={t('tabs.label')}
      onKeyDown={onKeyDown}
      onWheel={scrollSideways}
    >
      {open.map(handle)}
    </div>
  );
}
