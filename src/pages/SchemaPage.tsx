import { useEffect, useSyncExternalStore } from 'react';
import { KeptStyles, PageRenderer } from '../../renderers/index.ts';
import { speakDates } from '../locales/dates.ts';
import { t } from '../locales/t.ts';
import type { PageState } from '../pageSchemas/pageStore.ts';
import { useTabPorts } from '../ports/useTabPorts.ts';
import { useSchemaServices } from '../ports/schemaServices.ts';
import type { PageVisit } from '../routes/routeTable.ts';
import { ExceptionPage } from '../ui/ExceptionPage.tsx';
import { FailedPage } from '../ui/FailedPage.tsx';
import { LoadingPage } from './LoadingPage.tsx';
import { ProblemList } from '../ui/ProblemList.tsx';
import { UnknownComponentPage } from './UnknownComponentPage.tsx';

speakDates();

interface SchemaPageProps {
  readonly tabKey: string;
  readonly component: string;
  readonly visit: PageVisit;
}

interface ReadyPageProps extends SchemaPageProps {
  readonly state: Extract<PageState, { kind: 'ready' }>;
}

/** A saved schema file brings a new `page`: the renderer keeps what was typed. */
function ReadyPage({ tabKey, visit, state }: ReadyPageProps) {
  const ports = useTabPorts({ tabKey, visit, problems: state.problems });
  return (
    <div className="page-frame">
      <PageRenderer page={state.page} ports={ports} view={visit.view} path={visit.route.path} />
    </div>
  );
}

export { KeptStyles };

export function SchemaPage(props: SchemaPageProps) {
  const { component, visit } = props;
  const { pages } = useSchemaServices();
  const state = useSyncExternalStore(
    (listener) => pages.subscribe(component, listener),
    () => pages.state(component),
  );
  useEffect(() => void pages.load(component), [pages, component]);

  switch (state.kind) {
    case 'ready':
      return <ReadyPage {...props} state={state} />;
    case 'unknown':
      return <UnknownComponentPage component={component} message={state.message} />;
    case 'refused':
      return <ExceptionPage code="403" detail={state.message} />;
    case 'broken':
      return (
        <div className="message-page" role="alert">
          <h1>{t('page.broken')}</h1>
          <p>{t('page.brokenText', { title: visit.route.meta.title })}</p>
          <ProblemList problems={state.problems} />
        </div>
      );
    case 'failed':
      return <FailedPage text={state.message} onRetry={() => void pages.load(component)} />;
    case 'loading':
      return <LoadingPage />;
  }
}
