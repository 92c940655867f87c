import { DATETIME_FORMAT, formatMoment } from '../../../engine/index.ts';
import { EmptyState } from '../../../renderers/index.ts';
import { CloseOutlined } from '@ant-design/icons';
import { Button, Card, Popconfirm, Tag } from 'antd';
import { Link } from 'react-router-dom';
import { t } from '../../platform/locales/t.ts';
import { RetryAlert } from '../../shell/ui/RetryAlert.tsx';
import { useShell } from '../../shell/services/ShellContext.ts';
import type { ShownRecord } from './recordStatus.ts';
import type { OpenedRecordsNow } from './useOpenedRecords.ts';
import './records.css';

/** `出口报关单 · HT-2026-1`. */
export const recordTitle = ({ pageTitle, name, page }: ShownRecord): string =>
  t('records.title', { page: pageTitle || page, name: name || t('dashboard.noName') });

export const MoreNames = ({ more }: Pick<ShownRecord, 'more'>) => (
  <>
    {more.map(({ title, text }) => (
      <span key={title} className="record-more">
        {t('records.more', { title, text })}
      </span>
    ))}
  </>
);

function Row({ record }: { readonly record: ShownRecord }) {
  const { openedRecords } = useShell();
  const { href, isGone, statusText, more, at } = record;
  const title = recordTitle(record);
  return (
    <li>
      {isGone && <Tag>{t('records.gone')}</Tag>}
      {statusText !== '' && <Tag>{statusText}</Tag>}
      <span className="record-names">
        {href === null ? <del title={title}>{title}</del> : <Link to={href}>{title}</Link>}
        <MoreNames more={more} />
      </span>
      <time dateTime={new Date(at).toISOString()}>{formatMoment(at, DATETIME_FORMAT)}</time>
      <Button
        type="text"
        size="small"
        icon={<CloseOutlined />}
        aria-label={t('records.remove', { title })}
        title={t('records.removeHint')}
        onClick={() => openedRecords.remove(record)}
      />
    </li>
  );
}

const ClearList = () => {
  const { openedRecords } = useShell();
  return (
    <Popconfirm title={t('records.clearAsk')} onConfirm={openedRecords.clear} placement="bottomRight">
      <Button type="link" size="small">
        {t('records.clear')}
      </Button>
    </Popconfirm>
  );
};

/** The records opened last, each linked to its form (D19). */
export function OpenedRecordList({ records, failure, isLoading, again }: OpenedRecordsNow) {
  return (
    <Card
      size="small"
      title={<h2>{t('records.recent')}</h2>}
      extra={records.length > 0 && <ClearList />}
      aria-busy={isLoading}
    >
      {failure !== undefined && (
        <RetryAlert message={t('records.failed', { message: failure.message })} onRetry={again} />
      )}
      {records.length === 0 && <EmptyState text={t('records.none')} />}
      <ul className="dashboard-list record-list">
        {records.map((record) => (
          <Row key={`${record.page} ${record.id}`} record={record} />
        ))}
      </ul>
    </Card>
  );
}
