import { EmptyState } from '../../../renderers/index.ts';
import { Alert, Button, Select, Spin, Tabs, Tag } from 'antd';
import { useCallback, useState } from 'react';
import { toVersionChanges, toRecordVersions, type RecordVersion } from '../../../contract/administration/dataLog.ts';
import type { PanelProps } from '../../../renderers/index.ts';
import { usePageHttp } from '../../shell/ui/PageLife.tsx';
import { useFetched, type Fetched } from '../../shell/ui/useFetched.ts';
import { ChangeTable } from './ChangeTable.tsx';
import { historyText, titleOfAction } from './historyText.ts';
import './history.css';

/** A record of a page, or an entity of a table in the log. */
export type HistoryOf = ({ readonly page: string } | { readonly table: string }) & { readonly id: string };

const actionOf = ({ action, actionTitle }: RecordVersion): string => titleOfAction(action, actionTitle);

const nameOf = (entry: RecordVersion): string =>
  `${historyText('history.version', { version: entry.version })} · ${actionOf(entry)} · ${entry.name} · ${entry.time}`;

function Failure({ failure, again }: Pick<Fetched<unknown>, 'failure' | 'again'>) {
  return (
    <Alert
      type="error"
      showIcon
      message={historyText('history.failed', { message: failure?.message ?? '' })}
      action={
        <Button size="small" onClick={again}>
          {historyText('history.again')}
        </Button>
      }
    />
  );
}

function Comparison({ of, versions }: { readonly of: HistoryOf; readonly versions: readonly RecordVersion[] }) {
  const http = usePageHttp();
  const [from, setFrom] = useState(versions[1]?.version);
  const [to, setTo] = useState(versions[0]?.version);
  const ask = useCallback(
    async (signal: AbortSignal) => {
      if (from === undefined || to === undefined) return undefined;
      const params = { ...of, from, to };
      return toVersionChanges(await http.call({ method: 'GET', url: '/sys/dataLog/compare', params, signal }));
    },
    [http, of, from, to],
  );
  const { value, failure, again } = useFetched(ask);
  const options = versions.map((entry) => ({ value: entry.version, label: nameOf(entry) }));
  return (
    <>
      <div className="history-choice">
        <Select aria-label={historyText('history.from')} options={options} value={from} onChange={setFrom} />
        <Select aria-label={historyText('history.to')} options={options} value={to} onChange={setTo} />
      </div>
      {failure !== undefined && <Failure {...{ failure, again }} />}
      {failure === undefined && from === undefined && <EmptyState text={historyText('history.choose')} />}
      {value !== undefined && <ChangeTable changes={value} empty={historyText('history.same')} />}
    </>
  );
}

/** Shows who changed what in a record, the latest first, and compares any two versions. */
export function RecordHistory({ of }: { readonly of: HistoryOf }) {
  const http = usePageHttp();
  const ask = useCallback(
    async (signal: AbortSignal) =>
      toRecordVersions(await http.call({ method: 'GET', url: '/sys/dataLog/history', params: { ...of }, signal })),
    [http, of],
  );
  const { value: versions, failure, again } = useFetched(ask);
  if (failure !== undefined) return <Failure {...{ failure, again }} />;
  if (versions === undefined) return <Spin />;
  if (versions.length === 0) return <EmptyState text={historyText('history.empty')} />;
  const entries = versions.map((entry) => (
    <section key={entry.id} className="history-entry">
      <p>
        <Tag>{actionOf(entry)}</Tag> <strong>{entry.name}</strong> <time>{entry.time}</time>{' '}
        <span className="history-blank">{historyText('history.version', { version: entry.version })}</span>
      </p>
      {entry.action !== 'add' && <ChangeTable changes={entry} empty={historyText('history.nothing')} />}
    </section>
  ));
  return (
    <Tabs
      items={[
        { key: 'entries', label: historyText('history.title'), children: entries },
        {
          key: 'compare',
          label: historyText('history.compare'),
          disabled: versions.length < 2,
          children: <Comparison {...{ of, versions }} />,
        },
      ]}
    />
  );
}

/** History of the record of a row or a form. */
export function RecordHistoryPanel({ page, records: [record] }: PanelProps) {
  const id = String(record?.['id'] ?? '');
  const [of] = useState<HistoryOf>({ page: page.id, id });
  return <RecordHistory of={of} />;
}
