import { App } from 'antd';
import { useMemo, useState, useEffect } from 'react';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { ActingBar } from '../features/account/ActingBar.tsx';
import { ViewingBar } from '../features/account/ViewingBar.tsx';
import { useDepartmentWarning } from '../features/account/useDepartmentWarning.ts';
import { useOtherWindows } from '../features/account/useOtherWindows.ts';
import { MenuSearch } from '../navigation/menus/MenuSearch.tsx';
import { SideMenu } from '../navigation/menus/SideMenu.tsx';
import { NoticeCenter } from '../navigation/noticeCentre/NoticeCenter.tsx';
import { PreparedPages } from '../pages/PreparedPages.tsx';
import { NOT_FOUND_PATH } from '../platform/config/paths.ts';
import type { Resolution } from '../shell/routes/routeTable.ts';
import { useRouteTable } from '../shell/routes/useRouteTable.ts';
import { useUserSettings } from '../navigation/settingsDrawer/useUserSettings.ts';
import { useShell } from '../shell/services/ShellContext.ts';
import { Panes } from './Panes.tsx';
import { TabStrip } from '../navigation/tabStrip/TabStrip.tsx';
import { useCurrentTab } from '../navigation/tabStrip/useCurrentTab.ts';
import { useTabTitles } from '../navigation/tabStrip/useTabTitles.ts';
import { useLeaveWarning } from '../navigation/tabStrip/useLeaveWarning.ts';
import { useMultipage } from '../navigation/tabStrip/useMultipage.ts';
import { useTabKeys } from '../navigation/tabStrip/useTabKeys.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { ExpiryWatch } from './ExpiryWatch.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import type { HeaderPlace } from './headerPlace.ts';
import { LazyMenuDrawer } from './LazyMenuDrawer.tsx';
import { RefusalNotice } from './RefusalNotice.tsx';
import { SideBrand } from './SideBrand.tsx';
import { useFreshMenu } from './useFreshMenu.ts';
import { useHeaderPlace } from './useHeaderPlace.ts';
import { useViewport } from '../shell/ui/useViewport.ts';
import type { WindowWidth } from '../shell/ui/useViewport.ts';
import { ConnectionBar } from './ConnectionBar.tsx';
import { ReleaseBar } from './ReleaseBar.tsx';
import { t } from '../platform/locales/t.ts';
import type { MenuSelection } from '../navigation/menus/SideMenu.tsx';
import './layout.css';
import '../navigation/settingsDrawer/print.css';

/** Duration in seconds. */
const NOTICE_SECONDS = 8;

/** Warns once that drafts cannot be stored: work continues, and the window asks before it closes. */
function useDraftFailure(): void {
  const { drafts } = useShell();
  const { message } = App.useApp();
  const { failed } = useSnapshot(drafts.state);
  useEffect(() => {
    if (failed) void message.warning(t('drafts.failed'), NOTICE_SECONDS);
  }, [failed, message]);
}

/** Keeps the live channel open while the workspace is shown. */
function useLiveConnection(): void {
  const { live } = useShell();
  useEffect(() => {
    live.open();
    return () => live.close();
  }, [live]);
}

/** Announces the menu selection to screen readers (S2.5-6). */
function useSpokenSelection(): readonly [string, (selection: MenuSelection) => void] {
  const [text, setText] = useState('');
  return [text, ({ path, title }) => setText(t('menu.selected', { path, title }))];
}

/** Product-wide messages above the pages. */
const ShellBars = () => (
  <>
    <ConnectionBar />
    <ReleaseBar />
    <ActingBar />
  </>
);

/** Whether the side menu shows only icons: stored for wide windows, initially collapsed in medium ones (D41). */
function useCollapsed(viewport: WindowWidth): readonly [boolean, (collapsed: boolean) => void] {
  const { settings } = useShell();
  const { sidebarOpened } = useSnapshot(settings.state);
  const [medium, setMedium] = useState(true);
  const setWide = (collapsed: boolean) => settings.set('sidebarOpened', !collapsed);
  return viewport === 'wide' ? [!sidebarOpened, setWide] : [medium, setMedium];
}

interface FrameProps {
  /** The menu is in the header. */
  readonly onTop: boolean;
  readonly place: HeaderPlace;
  readonly children: ReactNode;
}

/** Exposes the user's settings to the style sheet as data attributes (S2.8). */
function Frame({ onTop, place, children }: FrameProps) {
  const { theme, contentWidth, fixSiderbar } = useSnapshot(useShell().settings.state);
  return (
    <div
      className="workspace"
      data-navigation={theme}
      data-layout={onTop ? 'topmenu' : 'sidemenu'}
      data-width={onTop ? contentWidth : 'fluid'}
      data-side={fixSiderbar ? 'fixed' : 'moving'}
      data-header={place}
    >
      {children}
    </div>
  );
}

function useAccount(viewport: WindowWidth): void {
  useOtherWindows();
  useDepartmentWarning();
  useUserSettings(viewport);
}

function Workspace() {
  const { settings } = useShell();
  const { layout } = useSnapshot(settings.state);
  const viewport = useViewport();
  const mobile = viewport === 'mobile';
  const table = useRouteTable();
  const { pathname, search } = useLocation();
  const resolution = useMemo(() => table.resolve(pathname, search), [table, pathname, search]);
  const tab = useCurrentTab(resolution, pathname + search);
  const [collapsed, setCollapsed] = useCollapsed(viewport);
  const [drawerOpen, setDrawerOpen] = useState(false);
  const [selection, announce] = useSpokenSelection();
  const multipage = useMultipage(mobile);
  useTabTitles(table);
  useTabKeys();
  useLeaveWarning();
  useFreshMenu();
  useDraftFailure();
  useLiveConnection();
  useAccount(viewport);
  const [place, onScroll] = useHeaderPlace(pathname + search);

  const elsewhere = leadsTo(resolution, pathname);
  const chain = resolution.kind === 'page' ? resolution.chain : [];
  const isForm = resolution.kind === 'page' && resolution.view.kind === 'form';
  const onTop = layout === 'topmenu' && !mobile;
  const crumbs = <Breadcrumbs chain={chain} formTitle={isForm ? (tab?.title ?? null) : null} />;
  const toggle = () => (mobile ? setDrawerOpen(true) : setCollapsed(!collapsed));
  return (
    <Frame onTop={onTop} place={place}>
      {/* Beside the pages, which stay as they are. */}
      {elsewhere !== null && <Navigate to={elsewhere} replace />}
      {!mobile && !onTop && (
        <aside className="workspace-side" data-collapsed={collapsed}>
          <SideBrand collapsed={collapsed} />
          <SideMenu routes={table.routes} chain={chain} mode={collapsed ? 'icons' : 'inline'} onSelect={announce} />
        </aside>
      )}
      {mobile && (
        <LazyMenuDrawer
          open={drawerOpen}
          routes={table.routes}
          chain={chain}
          onSelect={announce}
          onClose={() => setDrawerOpen(false)}
        />
      )}
      <div className="workspace-main" onScrollCapture={onScroll}>
        <Header
          viewport={viewport}
          collapsed={collapsed}
          onToggle={toggle}
          search={<MenuSearch routes={table.routes} wide={viewport === 'wide' && !onTop} />}
          topMenu={
            onTop && (
              <>
                <SideBrand />
                <SideMenu routes={table.routes} chain={chain} mode="horizontal" onSelect={announce} />
              </>
            )
          }
        >
          {crumbs}
        </Header>
        {onTop && <div className="crumb-row">{crumbs}</div>}
        {multipage && <TabStrip />}
        <ShellBars />
        <Panes {...{ table, resolution, pathname, search }} />
        <Footer mobile={mobile} />
      </div>
      <ExpiryWatch />
      <RefusalNotice />
      <NoticeCenter />
      <PreparedPages />
      <div className="only-spoken" aria-live="polite">
        {selection}
      </div>
    </Frame>
  );
}

/** Returns the redirect target of an address without content; null when it has content. */
function leadsTo(resolution: Resolution, pathname: string): string | null {
  if (resolution.kind === 'redirect') return resolution.to;
  return resolution.kind === 'missing' && pathname !== NOT_FOUND_PATH ? NOT_FOUND_PATH : null;
}

/** Layout around the pages of a signed-in user. */
export function MainLayout() {
  return (
    <App style={{ display: 'flex', flexDirection: 'column', height: '100%' }} notification={{ maxCount: 3 }}>
      <ViewingBar />
      <Workspace />
    </App>
  );
}
