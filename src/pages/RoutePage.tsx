import { Suspense } from 'react';
import type { ComponentType } from 'react';
import { chunked } from '../platform/chunks/chunked.tsx';
import { loadChunk } from '../platform/chunks/loadChunk.ts';
import type { BuiltinName, ShellRoute } from '../shell/routes/buildRoutes.ts';
import type { PageVisit } from '../shell/routes/routeTable.ts';
import { ExceptionPage } from '../shell/ui/ExceptionPage.tsx';
import { LinkedPage } from './LinkedPage.tsx';
import { LoadingPage } from './LoadingPage.tsx';
import { PageBoundary } from '../shell/ui/PageBoundary.tsx';
import { PageCrash } from '../shell/ui/PageCrash.tsx';
import { PageLife } from '../shell/ui/PageLife.tsx';
import { ResultPage } from './ResultPage.tsx';

interface BuiltinProps {
  readonly routes: readonly ShellRoute[];
  /** Query of the address. */
  readonly search: string;
  readonly tabKey: string;
  readonly visit: PageVisit;
}

type Builtin = ComponentType<BuiltinProps>;

/** Pages of the shell, each loaded when it is opened: a link to a record does not load the dashboard. */
const BUILTINS: Readonly<Record<BuiltinName, Builtin>> = {
  home: chunked<BuiltinProps>(async () => (await import('./HomePage.tsx')).HomePage),
  businessHome: chunked<BuiltinProps>(async () => (await import('./BusinessHomePage.tsx')).BusinessHomePage),
  testHome: chunked(async () => (await import('./gallery/GalleryPage.tsx')).GalleryPage),
  environment: chunked(async () => (await import('./EnvironmentPage.tsx')).EnvironmentPage),
  accountCenter: chunked(async () => (await import('../features/account/AccountCenterPage.tsx')).AccountCenterPage),
  messages: chunked<BuiltinProps>(
    async () => (await import('./plainLists/UserAnnouncementPage.tsx')).UserAnnouncementPage,
  ),
  downloads: chunked(async () => (await import('../adapters/DownloadsPage.tsx')).DownloadsPage),
  serverMonitor: chunked(async () => (await import('./plainLists/ServerMonitorPage.tsx')).ServerMonitorPage),
  onlineUsers: chunked<BuiltinProps>(async () => (await import('./plainLists/OnlineUsersPage.tsx')).OnlineUsersPage),
  log: chunked<BuiltinProps>(async () => (await import('./plainLists/LogPage.tsx')).LogPage),
  dataLog: chunked<BuiltinProps>(async () => (await import('./plainLists/DataLogPage.tsx')).DataLogPage),
  addressBook: chunked<BuiltinProps>(async () => (await import('./plainLists/AddressBookPage.tsx')).AddressBookPage),
  myDepartments: chunked<BuiltinProps>(
    async () => (await import('./plainLists/MyDepartmentsPage.tsx')).MyDepartmentsPage,
  ),
  refused: () => <ExceptionPage code="403" />,
  notFound: () => <ExceptionPage code="404" />,
  failed: () => <ExceptionPage code="500" />,
  succeeded: ({ search }) => <ResultPage status="success" search={search} />,
  unsuccessful: ({ search }) => <ResultPage status="error" search={search} />,
};

/** The engine, the renderers and Formily load with the first page that needs them, or when the browser is idle. */
const SchemaPage = chunked(async () => (await import('./SchemaPage.tsx')).SchemaPage);

const ReportTab = chunked(async () => (await import('./ReportTab.tsx')).ReportTab);

/** Prefetches what schema pages need. */
export async function prepareSchemaPages(): Promise<void> {
  await SchemaPage.prepare();
  await loadChunk(async () => (await import('./SchemaPage.tsx')).prepareFaces()).catch(() => undefined);
}

interface RoutePageProps {
  readonly tabKey: string;
  readonly visit: PageVisit;
  readonly search: string;
  readonly routes: readonly ShellRoute[];
}

function Target({ tabKey, visit, search, routes }: RoutePageProps) {
  const { target, meta } = visit.route;
  switch (target.kind) {
    case 'builtin': {
      const Page = BUILTINS[target.name];
      return <Page {...{ routes, search, tabKey, visit }} />;
    }
    case 'linked':
      return <LinkedPage title={meta.title} url={target.url} embedded={target.embedded} />;
    case 'page':
      return <SchemaPage tabKey={tabKey} component={target.component} visit={visit} />;
    case 'report':
      return <ReportTab tabKey={tabKey} code={target.code ?? visit.parameters['code'] ?? ''} visit={visit} />;
    case 'container':
      return null;
  }
}

/** Content of a route; a crash stays inside its tab. */
export function RoutePage(props: RoutePageProps) {
  return (
    <PageBoundary renderCrash={(error, again) => <PageCrash error={error} again={again} />}>
      <PageLife>
        <Suspense fallback={<LoadingPage />}>
          <Target {...props} />
        </Suspense>
      </PageLife>
    </PageBoundary>
  );
}
