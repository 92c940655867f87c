import { ReloadOutlined } from '@ant-design/icons';
import { App, Button, Popconfirm, Progress, Table, Tag, type TableColumnsType } from 'antd';
import { useCallback, useEffect } from 'react';
import { EmptyState } from '../../renderers/index.ts';
import { isUnderWay, type ExportJobState, type SentExportJob } from '../../contract/files/exportJobs.ts';
import { downloadsEnUS } from '../platform/locales/downloads.en-US.ts';
import { downloadsZhCN } from '../platform/locales/downloads.zh-CN.ts';
import { lazyText } from '../platform/locales/lazyText.ts';
import { t } from '../platform/locales/t.ts';
import { useShell } from '../shell/services/ShellContext.ts';
import { usePageHttp } from '../shell/ui/PageLife.tsx';
import { RetryAlert } from '../shell/ui/RetryAlert.tsx';
import { useFetched } from '../shell/ui/useFetched.ts';
import { cancelDownload, fetchDownloads, removeDownload, saveDownload } from './calls/downloadCalls.ts';
import './downloads.css';

const downloadsText = lazyText({ 'zh-CN': downloadsZhCN, 'en-US': downloadsEnUS });

/** Polling interval for running exports, ms. */
const LOOK_EVERY_MS = 2000;

/** The user's own exports, polled while one of them is running. */
function useDownloads() {
  const http = usePageHttp();
  const ask = useCallback((signal: AbortSignal) => fetchDownloads(http, signal), [http]);
  const fetched = useFetched(ask);
  const { value, isLoading, again } = fetched;
  const isWaiting = !isLoading && (value?.some(isUnderWay) ?? false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(again, LOOK_EVERY_MS);
    return () => clearTimeout(timer);
  }, [isWaiting, again]);
  return fetched;
}

const COLOUR: Readonly<Record<ExportJobState, string>> = {
  waiting: 'default',
  running: 'processing',
  done: 'success',
  failed: 'error',
  cancelled: 'default',
};

const count = (rows: number): string => rows.toLocaleString('en-US');

/** Formats a file size as file lists do: `12.1 MB`. */
const sizeOf = (bytes: number): string =>
  bytes < 1024 * 1024 ? `${(bytes / 1024).toFixed(1)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;

function State({ job }: { readonly job: SentExportJob }) {
  const { state, done, total, message } = job;
  const text = downloadsText(`downloads.state.${state}`);
  return (
    <>
      <Tag color={COLOUR[state]}>{text}</Tag>
      {state === 'running' && (
        <span className="downloads-progress">
          <Progress
            percent={total === 0 ? 0 : Math.min(99, Math.floor((done / total) * 100))}
            size="small"
            aria-label={downloadsText('downloads.progressOf', { name: job.fileName })}
          />
          <span>{downloadsText('downloads.rows', { done: count(done), total: count(total) })}</span>
        </span>
      )}
      {message !== '' && <span className="downloads-message">{message}</span>}
    </>
  );
}

interface ActionsProps {
  readonly job: SentExportJob;
  readonly act: (work: () => Promise<void>) => Promise<void>;
}

function Actions({ job, act }: ActionsProps) {
  const { config, http } = useShell();
  const { id, fileName, state } = job;
  if (isUnderWay(job))
    return (
      <Button
        size="small"
        aria-label={downloadsText('downloads.cancelOf', { name: fileName })}
        onClick={() => void act(() => cancelDownload(http, id))}
      >
        {downloadsText('downloads.cancel')}
      </Button>
    );
  return (
    <span className="downloads-actions">
      {state === 'done' && (
        <Button
          size="small"
          type="primary"
          aria-label={downloadsText('downloads.saveOf', { name: fileName })}
          onClick={() => void act(() => saveDownload(http, config.apiBase, job))}
        >
          {downloadsText('downloads.save')}
        </Button>
      )}
      <Popconfirm
        title={downloadsText('downloads.removeConfirm', { name: fileName })}
        okText={t('dialog.ok')}
        cancelText={t('dialog.cancel')}
        onConfirm={() => act(() => removeDownload(http, id))}
      >
        <Button size="small" aria-label={downloadsText('downloads.removeOf', { name: fileName })}>
          {downloadsText('downloads.remove')}
        </Button>
      </Popconfirm>
    </span>
  );
}

const factsOf = ({ total, size }: SentExportJob): string =>
  [downloadsText('downloads.total', { total: count(total) }), ...(size > 0 ? [sizeOf(size)] : [])].join(' · ');

const columnsOf = (act: ActionsProps['act']): TableColumnsType<SentExportJob> => [
  {
    key: 'name',
    title: downloadsText('downloads.column.name'),
    render: (_, job) => (
      <>
        <span className="downloads-name">{job.fileName}</span>
        <span className="downloads-facts">
          {job.title} · {factsOf(job)}
        </span>
        <span className="downloads-facts downloads-narrow">{job.createTime}</span>
      </>
    ),
  },
  {
    key: 'state',
    title: downloadsText('downloads.column.state'),
    width: '30%',
    render: (_, job) => <State job={job} />,
  },
  {
    key: 'created',
    title: downloadsText('downloads.column.created'),
    width: 160,
    responsive: ['md'],
    dataIndex: 'createTime',
  },
  {
    key: 'expires',
    title: downloadsText('downloads.column.expires'),
    width: 160,
    responsive: ['lg'],
    render: (_, { expireTime }) => expireTime || '—',
  },
  {
    key: 'actions',
    title: <span className="downloads-actions">{downloadsText('downloads.column.actions')}</span>,
    width: 1,
    render: (_, job) => <Actions job={job} act={act} />,
  },
];

/** `/isps/downloads`: background exports of the user (W7-30). */
export function DownloadsPage() {
  const { value, failure, isLoading, again } = useDownloads();
  const { message } = App.useApp();
  const act = async (work: () => Promise<void>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      void message.error(error instanceof Error ? error.message : String(error));
    }
    again();
  };
  return (
    <div className="downloads">
      <div className="title-row downloads-head">
        <h1>{t('downloads.title')}</h1>
        <Button
          icon={<ReloadOutlined />}
          aria-label={downloadsText('downloads.refresh')}
          title={downloadsText('downloads.refresh')}
          onClick={again}
        />
      </div>
      <p className="downloads-hint">{downloadsText('downloads.hint')}</p>
      {failure !== undefined && (
        <RetryAlert message={downloadsText('downloads.failed', { message: failure.message })} onRetry={again} />
      )}
      <Table<SentExportJob>
        rowKey="id"
        size="small"
        columns={columnsOf(act)}
        loading={isLoading && value === undefined}
        dataSource={[...(value ?? [])]}
        locale={{
          emptyText: <EmptyState text={downloadsText('downloads.none')} hint={downloadsText('downloads.noneHint')} />,
        }}
        pagination={{ pageSize: 20, hideOnSinglePage: true, size: 'small', showSizeChanger: false }}
      />
    </div>
  );
}
