import { DATETIME_FORMAT, formatMoment } from '../../../engine/index.ts';
import { RightOutlined } from '@ant-design/icons';
import { Tag } from 'antd';
import { Link } from 'react-router-dom';
import { t } from '../../platform/locales/t.ts';
import { MoreNames, recordTitle } from './OpenedRecordList.tsx';
import type { ShownRecord } from './recordStatus.ts';
import './records.css';

/** Link to the record opened last (D39). */
export function ContinueLastRecord({ record }: { readonly record: ShownRecord }) {
  const { href, statusText, more, at } = record;
  if (href === null) return null;
  return (
    <Link to={href} className="go-on">
      <span className="go-on-title">{t('records.goOn', { title: recordTitle(record) })}</span>
      {statusText !== '' && <Tag>{statusText}</Tag>}
      <MoreNames more={more} />
      <span className="record-more">{t('records.openedAt', { time: formatMoment(at, DATETIME_FORMAT) })}</span>
      <RightOutlined aria-hidden />
    </Link>
  );
}
