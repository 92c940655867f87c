import { Button, Card, Descriptions } from 'antd';
import { useCallback } from 'react';
import { spoken } from '../locales/spoken.ts';
import { t } from '../locales/t.ts';
import { RetryAlert } from '../ui/RetryAlert.tsx';
import { useFetched } from '../ui/useFetched.ts';
import { usePageHttp } from '../ui/PageLife.tsx';
import { useShell } from '../shell/ShellContext.ts';
import '../ui/homePage.css';
import { toServerEnvironment } from '../../contract/serverFacts.ts';
import type { ServerEnvironment } from '../../contract/serverFacts.ts';

interface ServerFacts extends ServerEnvironment {
  /** How far this computer's clock is from the server's, in seconds. */
  readonly clockSeconds: number;
}

const toFacts = (source: unknown): ServerFacts => {
  const environment = toServerEnvironment(source);
  return { ...environment, clockSeconds: Math.round((Date.now() - environment.moment) / 1000) };
};

/** More than this spoils dates that are filled in. */
const TOLERATED_SECONDS = 120;

const serverRows = ({
  version,
  time,
  clockSeconds,
  pages,
  problems,
  development,
}: ServerFacts): readonly (readonly [string, string])[] => [
  [t('environment.version'), version],
  [t('environment.serverTime'), time],
  [
    t('environment.clock'),
    t(Math.abs(clockSeconds) > TOLERATED_SECONDS ? 'environment.clockBad' : 'environment.clockGood', {
      seconds: clockSeconds,
    }),
  ],
  [
    t('environment.pages'),
    problems > 0
      ? t('environment.pagesFaulty', { count: pages, problems })
      : t('environment.pagesCount', { count: pages }),
  ],
  [t('environment.mode'), t(development ? 'environment.mode.development' : 'environment.mode.production')],
];

const browserRows = (account: string): readonly (readonly [string, string])[] => [
  [t('environment.account'), account],
  [t('environment.userAgent'), navigator.userAgent],
  [
    t('environment.screen'),
    `${window.innerWidth} × ${window.innerHeight} / ${window.screen.width} × ${window.screen.height}`,
  ],
  [t('environment.language'), `${spoken.language} (${navigator.language})`],
  [t('environment.timeZone'), Intl.DateTimeFormat().resolvedOptions().timeZone],
  [
    t('environment.connection'),
    t(window.location.protocol === 'https:' ? 'environment.connection.secure' : 'environment.connection.plain'),
  ],
  [t('environment.online'), t(navigator.onLine ? 'environment.online.yes' : 'environment.online.no')],
];

const Facts = ({
  title,
  rows,
}: {
  readonly title: string;
  readonly rows: readonly (readonly [label: string, text: string])[];
}) => (
  <Descriptions
    title={<h2>{title}</h2>}
    size="small"
    bordered
    column={1}
    items={rows.map(([label, children]) => ({ key: label, label, children }))}
  />
);

/** What support staff ask for first. */
export function EnvironmentPage() {
  const http = usePageHttp();
  const { session } = useShell();
  const ask = useCallback(
    async (signal: AbortSignal) => toFacts(await http.call({ method: 'GET', url: '/sys/environment', signal })),
    [http],
  );
  const { value, failure, isLoading, again } = useFetched(ask);
  return (
    <div className="home-page environment-page">
      <header className="home-greeting">
        <h1>{t('environment.title')}</h1>
        <p>{t('environment.hint')}</p>
      </header>
      {failure !== undefined && (
        <RetryAlert message={t('environment.failed', { message: failure.message })} onRetry={again} />
      )}
      <Card
        size="small"
        loading={value === undefined && failure === undefined}
        extra={
          <Button size="small" loading={isLoading} onClick={again}>
            {t('environment.refresh')}
          </Button>
        }
      >
        {value !== undefined && <Facts title={t('environment.server')} rows={serverRows(value)} />}
        <Facts title={t('environment.browser')} rows={browserRows(session.state.username)} />
      </Card>
    </div>
  );
}
