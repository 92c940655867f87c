import { Button, Card, Descriptions, Progress, Switch } from 'antd';
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { t } from '../../platform/locales/t.ts';
import { administrationText } from './administrationText.ts';
import { RetryAlert } from '../../shell/ui/RetryAlert.tsx';
import { useFetched } from '../../shell/ui/useFetched.ts';
import { usePageHttp } from '../../shell/ui/PageLife.tsx';
import './monitor.css';
import { toServerHealth } from '../../../contract/serverFacts.ts';
import type { ServerHealth } from '../../../contract/serverFacts.ts';

const POLL_MS = 10_000;

const megabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(0)} MB`;

/** `3 天 04:05:06`. */
const duration = (seconds: number): string => {
  const parts = [Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60, seconds % 60];
  const clock = parts.map((part) => String(part).padStart(2, '0')).join(':');
  return administrationText('monitor.duration', { days: Math.floor(seconds / 86_400), clock });
};

/** Polls every ten seconds while the page is shown and not paused. */
function usePolling(again: () => void, running: boolean): void {
  const { pathname } = useLocation();
  const [own] = useState(pathname);
  const shown = pathname === own;
  useEffect(() => {
    if (!running || !shown) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden) again();
    }, POLL_MS);
    return () => clearInterval(timer);
  }, [again, running, shown]);
}

const List = ({ rows }: { readonly rows: readonly (readonly [label: string, text: string])[] }) => (
  <Descriptions size="small" column={1} items={rows.map(([label, text]) => ({ key: label, label, children: text }))} />
);

function Cards({ value }: { readonly value: ServerHealth }) {
  const { memory, database } = value;
  const { total } = memory;
  const used = total - memory.free;
  return (
    <div className="monitor-cards">
      <Card size="small" title={<h2>{administrationText('monitor.server')}</h2>}>
        <List
          rows={[
            [administrationText('monitor.up'), duration(value.upSeconds)],
            [administrationText('monitor.load'), `${value.load} / ${value.cpus}`],
            ['Node.js', value.node],
          ]}
        />
      </Card>
      <Card size="small" title={<h2>{administrationText('monitor.memory')}</h2>}>
        <Progress
          percent={total === 0 ? 0 : Math.round((used / total) * 100)}
          aria-label={administrationText('monitor.memory')}
        />
        <List
          rows={[
            [administrationText('monitor.memoryUsed'), `${megabytes(used)} / ${megabytes(total)}`],
            [administrationText('monitor.process'), megabytes(memory.process)],
            [administrationText('monitor.heap'), `${megabytes(memory.heapUsed)} / ${megabytes(memory.heapTotal)}`],
          ]}
        />
      </Card>
      <Card size="small" title={<h2>{administrationText('monitor.database')}</h2>}>
        <List
          rows={[
            ['PostgreSQL', database.version],
            [administrationText('monitor.size'), megabytes(database.size)],
            [
              administrationText('monitor.pool'),
              administrationText('monitor.poolUse', {
                busy: database.poolBusy,
                most: database.poolMost,
                waiting: database.poolWaiting,
              }),
            ],
          ]}
        />
      </Card>
      <Card size="small" title={<h2>{administrationText('monitor.people')}</h2>}>
        <List
          rows={[
            [administrationText('monitor.sessions'), String(value.sessions)],
            [administrationText('monitor.sockets'), String(value.sockets)],
          ]}
        />
      </Card>
    </div>
  );
}

/** Health of the server, for administrators (S2.1-16, D19). */
export function ServerMonitorPage() {
  const http = usePageHttp();
  const [running, setRunning] = useState(true);
  const ask = useCallback(
    async (signal: AbortSignal) =>
      toServerHealth(await http.call({ method: 'GET', url: '/sys/monitor/server', signal })),
    [http],
  );
  const { value, failure, isLoading, again } = useFetched(ask);
  usePolling(again, running);
  return (
    <div className="home-page monitor-page">
      <div className="title-row monitor-head">
        <h1>{administrationText('monitor.title')}</h1>
        {value !== undefined && <span>{t('dashboard.time', { time: value.time })}</span>}
        <Switch
          checked={running}
          onChange={setRunning}
          aria-label={administrationText('monitor.poll')}
          checkedChildren={administrationText('monitor.running')}
          unCheckedChildren={administrationText('monitor.paused')}
        />
        <Button size="small" onClick={again}>
          {administrationText('environment.refresh')}
        </Button>
      </div>
      {failure !== undefined && (
        <RetryAlert message={administrationText('monitor.failed', { message: failure.message })} onRetry={again} />
      )}
      {value === undefined && isLoading && <Card size="small" loading />}
      {value !== undefined && <Cards value={value} />}
    </div>
  );
}
