import { lazy, Suspense } from 'react';
import { t } from '../locales/t.ts';
import type { ShellRoute } from '../routes/buildRoutes.ts';
import type { PageVisit } from '../routes/routeTable.ts';
import { HomePage } from './HomePage.tsx';
import { PageBoundary } from './PageBoundary.tsx';

/** The engine, the renderers and Formily come with the first page that needs them. */
const SchemaPage = lazy(async () => ({ default: (await import('./SchemaPage.tsx')).SchemaPage }));

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
      {target.kind === 'builtin' && <HomePage routes={routes} />}
      {target.kind === 'page' && (
        <Suspense fallback={<div className="shell-loading">{t('app.loading')}</div>}>
          <SchemaPage tabKey={tabKey} component={target.component} visit={visit} />
        </Suspense>
      )}
    </PageBoundary>
  );
}
