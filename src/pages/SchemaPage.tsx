import { useEffect, useSyncExternalStore } from 'react';
import { PageRenderer, prepareFace } from '../../renderers/index.ts';
import { speakDates } from '../platform/locales/dates.ts';
import { t } from '../platform/locales/t.ts';
import type { PageState } from '../shell/pageSchemas/pageStore.ts';
import { useTabPorts } from '../adapters/useTabPorts.ts';
import { useSchemaServices } from '../adapters/schemaServices.ts';
import type { PageVisit } from '../shell/routes/routeTable.ts';
import { ExceptionPage } from '../shell/ui/ExceptionPage.tsx';
import { FailedPage } from '../shell/ui/FailedPage.tsx';
import { LoadingPage } from './LoadingPage.tsx';
import { ProblemList } from '../shell/ui/ProblemList.tsx';
import { UnknownComponentPage } from './UnknownComponentPage.tsx';

speakDates();

const WAITING = <LoadingPage />;

interface SchemaPageProps {
  readonly tabKey: string;
  readonly component: string;
  readonly visit: PageVisit;
}

interface ReadyPageProps extends SchemaPageProps {
  readonly state: Extract<PageState, { kind: 'ready' }>;
}

/** A saved schema file replaces `page`: the renderer keeps typed values. */
function ReadyPage({ tabKey, visit, state }: ReadyPageProps) {
  const ports = useTabPorts({ tabKey, visit, problems: state.problems });
  return (
    <div className="page-frame">
      <PageRenderer page={state.page} ports={ports} view={visit.view} path={visit.route.path} waiting={WAITING} />
    </div>
  );
}

/** Prefetches the chunks of lists and forms. */
export const prepareFaces = async (): Promise<void> => {
  await Promise.all([prepareFace('list'), prepareFace('form')]);
};

export function SchemaPage(props: SchemaPageProps) {
  const { component, visit } = props;
  const { pages } = useSchemaServices();
  const state = useSyncExternalStore(
    (listener) => pages.subscribe(component, listener),
    () => pages.state(component),
  );
  useEffect(() => void pages.load(component), [pages, component]);
  // Loads the chunk while the page is requested; whether forms open over the list is known only afterwards.
  const { kind } = visit.view;
  useEffect(() => void prepareFace(kind), [kind]);

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
