import { memo, useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useSnapshot } from 'valtio';
import { isModal } from '../shell/keyboard/keyBuffer.ts';
import { createPageKeys, PageKeysProvider } from '../shell/keyboard/pageKeys.ts';
import { NotFoundPage } from '../pages/NotFoundPage.tsx';
import { RoutePage } from '../pages/RoutePage.tsx';
import { hasTab } from '../shell/routes/routeTable.ts';
import type { Resolution, RouteTable } from '../shell/routes/routeTable.ts';
import { splitPath } from '../shell/routes/splitPath.ts';
import { useShell } from '../shell/services/ShellContext.ts';
import type { Tab } from '../shell/tabs/tabList.ts';

interface PaneProps {
  readonly tabKey: string;
  readonly openedAs: string;
  readonly active: boolean;
  readonly refreshes: number;
  readonly table: RouteTable;
  readonly used: RefObject<boolean>;
}

const isThere = (element: EventTarget | null): boolean =>
  element instanceof HTMLElement && element.isConnected && element.getClientRects().length > 0;

function takeKeyboard(pane: HTMLElement | null): void {
  if (pane === null || document.activeElement !== document.body || isModal()) return;
  pane.tabIndex = -1;
  pane.focus({ preventScroll: true });
  // After a click outside of all controls, the pane is not focused any more.
  pane.addEventListener('blur', () => pane.removeAttribute('tabindex'), { once: true });
}

/**
 * Focuses the whole page when nothing in it takes focus, so that arrows scroll it and Tab enters it: when it opens, and
 * when the focused element is gone, for example after a tab was closed. Before the first input (`used`), Tab starts at
 * the beginning of the window, as in any newly loaded page.
 */
function usePageFocus(pane: RefObject<HTMLElement>, active: boolean, used: RefObject<boolean>): void {
  useEffect(() => {
    if (!active) return undefined;
    let frame = 0;
    // Two frames later, elements that take focus on mount have it.
    const later = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(() => used.current && takeKeyboard(pane.current));
      });
    };
    const left = ({ target }: FocusEvent): void => {
      requestAnimationFrame(() => {
        if (!isThere(target)) later();
      });
    };
    later();
    document.addEventListener('focusout', left);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('focusout', left);
    };
  }, [active, pane, used]);
}

const USES = ['keydown', 'pointerdown', 'focusin'] as const;

/** Whether there has been any input since the workspace was mounted. */
function useUsed(): RefObject<boolean> {
  const used = useRef<boolean>(false);
  useEffect(() => {
    const ended = new AbortController();
    const note = (): void => {
      used.current = true;
      ended.abort();
    };
    for (const kind of USES) window.addEventListener(kind, note, { capture: true, signal: ended.signal });
    return () => ended.abort();
  }, []);
  return used;
}

/** One page with its own scroll position; a kept page restores scroll position and focus (D23). */
const Pane = memo(function Pane({ tabKey, openedAs, active, refreshes, table, used }: PaneProps) {
  const element = useRef<HTMLDivElement>(null);
  const place = useRef(0);
  const visit = useMemo(() => table.resolve(...splitPath(openedAs)), [table, openedAs]);
  const drawn = useRef(refreshes);
  const [keys] = useState(createPageKeys);
  const hand = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const isFresh = drawn.current !== refreshes;
    if (isFresh) place.current = 0;
    drawn.current = refreshes;
    // Avoids a layout for a page at its beginning.
    if (active && element.current && (isFresh || place.current > 0)) element.current.scrollTop = place.current;
  }, [active, refreshes]);
  useLayoutEffect(() => {
    const at = document.activeElement;
    if (active) {
      // Restores the focus, unless it is in the tab strip, the search or a dialog.
      if (at === document.body || at?.closest('.pane[hidden]')) hand.current?.focus({ preventScroll: true });
      keys.show();
    }
    // The browser blurs a hidden element only at the next frame: keys until then would be lost.
    else if (at instanceof HTMLElement && element.current?.contains(at)) at.blur();
  }, [active, keys]);
  useLayoutEffect(() => keys.end, [keys]);
  usePageFocus(element, active, used);
  const keepPlace = () => {
    if (active && element.current) place.current = element.current.scrollTop;
  };
  return (
    <div
      ref={element}
      className="pane"
      hidden={!active}
      onScroll={keepPlace}
      onFocus={({ target }) => {
        // Ignores dialogs, which are inside the pane only in React's tree.
        if (target !== element.current && element.current?.contains(target)) hand.current = target;
      }}
      data-tab={tabKey}
    >
      {visit.kind === 'page' && (
        <PageKeysProvider value={keys}>
          <RoutePage
            key={refreshes}
            tabKey={tabKey}
            visit={visit}
            search={splitPath(openedAs)[1]}
            routes={table.routes}
          />
        </PageKeysProvider>
      )}
    </div>
  );
});

interface ApartProps {
  readonly resolution: Exclude<Resolution, { kind: 'redirect' }>;
  readonly search: string;
  readonly table: RouteTable;
}

/** A page without a tab: not found, refused, failed, or a result page (D52). Its first link is focused. */
function ApartPane({ resolution, search, table }: ApartProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const at = document.activeElement;
    if (at === document.body || at?.closest('.pane[hidden]'))
      element.current?.querySelector<HTMLElement>('a, button')?.focus();
  }, []);
  return (
    <div ref={element} className="pane">
      {resolution.kind === 'missing' ? (
        <NotFoundPage />
      ) : (
        <RoutePage tabKey="" visit={resolution} search={search} routes={table.routes} />
      )}
    </div>
  );
}

interface PanesProps {
  readonly table: RouteTable;
  readonly resolution: Resolution;
  /** Part of the address, like `search`. */
  readonly pathname: string;
  readonly search: string;
}

/** Pages of all open tabs; those not shown stay mounted and hidden (D22). */
export function Panes({ table, resolution, pathname, search }: PanesProps) {
  const { tabs } = useShell();
  const { tabs: open, activeKey } = useSnapshot(tabs.state);
  const used = useUsed();
  const apart = resolution.kind !== 'redirect' && !hasTab(resolution);
  const isMounted = ({ key, seen, dirty, meta }: Tab): boolean =>
    key === activeKey || (seen && (meta.keepAlive || dirty));
  return (
    <main className="panes">
      {open.filter(isMounted).map(({ key, openedAs, refreshes }) => (
        <Pane
          key={key}
          tabKey={key}
          openedAs={openedAs}
          active={key === activeKey && !apart}
          refreshes={refreshes}
          table={table}
          used={used}
        />
      ))}
      {apart && <ApartPane key={pathname + search} resolution={resolution} search={search} table={table} />}
    </main>
  );
}
