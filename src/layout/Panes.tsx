import { memo, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { createPageKeys, PageKeysProvider } from '../keyboard/pageKeys.ts';
import { NotFoundPage } from '../pages/NotFoundPage.tsx';
import { RoutePage } from '../pages/RoutePage.tsx';
import { hasTab } from '../routes/routeTable.ts';
import type { Resolution, RouteTable } from '../routes/routeTable.ts';
import { splitPath } from '../routes/splitPath.ts';
import { useShell } from '../shell/ShellContext.ts';
import type { Tab } from '../tabs/tabList.ts';

interface PaneProps {
  readonly tabKey: string;
  readonly openedAs: string;
  readonly active: boolean;
  readonly refreshes: number;
  readonly table: RouteTable;
}

/** One page with a scroll place of its own; a kept one returns to where it was, the keyboard too (D23). */
const Pane = memo(function Pane({ tabKey, openedAs, active, refreshes, table }: PaneProps) {
  const element = useRef<HTMLDivElement>(null);
  const place = useRef(0);
  const visit = useMemo(() => table.resolve(...splitPath(openedAs)), [table, openedAs]);
  const drawn = useRef(refreshes);
  const [keys] = useState(createPageKeys);
  const hand = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (drawn.current !== refreshes) place.current = 0;
    drawn.current = refreshes;
    if (active && element.current) element.current.scrollTop = place.current;
  }, [active, refreshes]);
  useLayoutEffect(() => {
    const at = document.activeElement;
    if (active) {
      // Who comes back types on where they were, unless the hand is in the tab strip, the search or a dialog.
      if (at === document.body || at?.closest('.pane[hidden]')) hand.current?.focus({ preventScroll: true });
      keys.show();
    }
    // The browser takes the keyboard from what is hidden when it draws the next time: keys before that went nowhere.
    else if (at instanceof HTMLElement && element.current?.contains(at)) at.blur();
  }, [active, keys]);
  useLayoutEffect(() => keys.end, [keys]);
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
        // What a dialog above it has by React's tree is not in the page.
        if (element.current?.contains(target)) hand.current = target;
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

/** A page that has no tab: not found, refused, failed, how something ended (D52). The keyboard is on its first way on. */
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
  /** Of the address, as is `search`. */
  readonly pathname: string;
  readonly search: string;
}

/** The pages of all open tabs; those not shown stay mounted, hidden (D22). */
export function Panes({ table, resolution, pathname, search }: PanesProps) {
  const { tabs } = useShell();
  const { tabs: open, activeKey } = useSnapshot(tabs.state);
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
        />
      ))}
      {apart && <ApartPane key={pathname + search} resolution={resolution} search={search} table={table} />}
    </main>
  );
}
