import { Button, Card, Descriptions } from 'antd';
import { useCallback } from 'react';
import { spoken } from '../platform/locales/spoken.ts';
import { t } from '../platform/locales/t.ts';
import { administrationText } from './plainLists/administrationText.ts';
import { RetryAlert } from '../shell/ui/RetryAlert.tsx';
import { useFetched } from '../shell/ui/useFetched.ts';
import { usePageHttp } from '../shell/ui/PageLife.tsx';
import { useShell } from '../shell/services/ShellContext.ts';
import '../shell/ui/homePage.css';
import { toServerEnvironment } from '../../contract/serverFacts.ts';
import type { ServerEnvironment } from '../../contract/serverFacts.ts';

interface ServerFacts extends ServerEnvironment {
  /** Difference between this computer's clock and the server's, s. */
  readonly clockSeconds: number;
}

const toFacts = (source: unknown): ServerFacts => {
  const environment = toServerEnvironment(source);
  return { ...environment, clockSeconds: Math.round((Date.now() - environment.moment) / 1000) };
};

/** A larger difference corrupts default dates. */
const TOLERATED_SECONDS = 120;

const serverRows = ({
  version,
  time,
  clockSeconds,
  pages,
  problems,
  development,
}: ServerFacts): readonly (readonly [string, string])[] => [
  [administrationText('environment.version'), version],
  [administrationText('environment.serverTime'), time],
  [
    administrationText('environment.clock'),
    administrationText(Math.abs(clockSeconds) > TOLERATED_SECONDS ? 'environment.clockBad' : 'environment.clockGood', {
      seconds: clockSeconds,
    }),
  ],
  [
    administrationText('environment.pages'),
    problems > 0
      ? administrationText('environment.pagesFaulty', { count: pages, problems })
      : administrationText('environment.pagesCount', { count: pages }),
  ],
  [
    administrationText('environment.mode'),
    administrationText(development ? 'environment.mode.development' : 'environment.mode.production'),
  ],
];

const browserRows = (account: string): readonly (readonly [string, string])[] => [
  [administrationText('environment.account'), account],
  [administrationText('environment.userAgent'), navigator.userAgent],
  [
    administrationText('environment.screen'),
    `${window.innerWidth} × ${window.innerHeight} / ${window.screen.width} × ${window.screen.height}`,
  ],
  [administrationText('environment.language'), `${spoken.language} (${navigator.language})`],
  [administrationText('environment.timeZone'), Intl.DateTimeFormat().resolvedOptions().timeZone],
  [
    administrationText('environment.connection'),
    administrationText(
      window.location.protocol === 'https:' ? 'environment.connection.secure' : 'environment.connection.plain',
    ),
  ],
  [
    administrationText('environment.online'),
    administrationText(navigator.onLine ? 'environment.online.yes' : 'environment.online.no'),
  ],
];

const Facts = ({ rows }: { readonly rows: readonly (readonly [label: string, text: string])[] }) => (
  <Descriptions
    size="small"
    bordered
    column={1}
    items={rows.map(([label, children]) => ({ key: label, label, children }))}
  />
);

/** Facts that support staff need first. */
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
        <p>{administrationText('environment.hint')}</p>
      </header>
      {failure !== undefined && (
        <RetryAlert message={administrationText('environment.failed', { message: failure.message })} onRetry={again} />
      )}
      <Card
        size="small"
        title={<h2>{administrationText('environment.server')}</h2>}
        loading={value === undefined && failure === undefined}
        extra={
          <Button size="small" loading={isLoading} onClick={again}>
            {administrationText('environment.refresh')}
          </Button>
        }
      >
        {value !== undefined && <Facts rows={serverRows(value)} />}
      </Card>
      <Card size="small" title={<h2>{administrationText('environment.browser')}</h2>}>
        <Facts rows={browserRows(session.state.username)} />
      </Card>
    </div>
  );
}
