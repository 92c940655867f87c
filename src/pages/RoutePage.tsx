import { lazy, Suspense } from 'react';
import { t } from '../locales/t.ts';
import type { ShellRoute } from '../routes/buildRoutes.ts';
import type { PageVisit } from '../routes/routeTable.ts';
import { HomePage } from './HomePage.tsx';
import { LinkedPage } from './LinkedPage.tsx';
import { PageBoundary } from './PageBoundary.tsx';

const AccountCenterPage = lazy(async () => ({
  default: (await import('../account/AccountCenterPage.tsx')).AccountCenterPage,
}));

const UserAnnouncementPage = lazy(async () => ({
  default: (await import('../notices/UserAnnouncementPage.tsx')).UserAnnouncementPage,
}));

const loadSchemaPage = async () => ({ default: (await import('./SchemaPage.tsx')).SchemaPage });

/** The engine, the renderers and Formily come with the first page that needs them, or when the browser is idle. */
const SchemaPage = lazy(loadSchemaPage);

/** Time for the first page to settle where the browser cannot say that it is idle. */
const SETTLE_MS = 1500;

/** Fetches what schema pages need before one is opened. A failure is met when one is. */
export function prepareSchemaPages(): void {
  const prepare = () => void loadSchemaPage().catch(() => undefined);
  if ('requestIdleCallback' in window) window.requestIdleCallback(prepare, { timeout: SETTLE_MS });
  else setTimeout(prepare, SETTLE_MS);
}

interface RoutePageProps {
  readonly tabKey: string;
  readonly visit: PageVisit;
  readonly routes: readonly ShellRoute[];
}

/** What stands behind a route; a crash stays inside its tab. */
export function RoutePage({ tabKey, visit, routes }: RoutePageProps) {
  const { target } = visit.route;
  return (
    <PageBoundary>
      {target.kind === 'builtin' && target.name === 'home' && <HomePage routes={routes} />}
      {target.kind === 'builtin' && target.name === 'accountCenter' && (
        <Suspense fallback={<div className="shell-loading">{t('app.loading')}</div>}>
          <AccountCenterPage />
        </Suspense>
      )}
      {target.kind === 'builtin' && target.name === 'messages' && (
        <Suspense fallback={<div className="shell-loading">{t('app.loading')}</div>}>
          <UserAnnouncementPage />
        </Suspense>
      )}
      {target.kind === 'linked' && (
        <LinkedPage title={visit.route.meta.title} url={target.url} embedded={target.embedded} />
      )}
      {target.kind === 'page' && (
        <Suspense fallback={<div className="shell-loading">{t('app.loading')}</div>}>
          <SchemaPage tabKey={tabKey} component={target.component} visit={visit} />
        </Suspense>
      )}
    </PageBoundary>
  );
}
