import type { Field } from '@formily/core';
import { observer, useField } from '@formily/react';
import type { ReactNode } from 'react';
import { kindOf } from '../../engine/index.ts';
import { messageIdOf, feedbackStatus } from './connectWidget.tsx';
import { CommentMark } from '../comments/CommentMark.tsx';
import { useStill } from '../focus/useStill.ts';
import { useFormContext } from './formContext.ts';
import { Spin, Tooltip } from 'antd';
import { usePorts } from '../ports/portsContext.ts';
import { useIsChecking } from './runningChecks.ts';
import { QuestionCircleOutlined } from '@ant-design/icons';

/** Help beside a title; it can be reached by keyboard and is read out. */
const TipsMark = ({ text }: { readonly text: string }) => (
  <Tooltip title={text} trigger={['hover', 'focus']}>
    <span className="wb-field-tips" role="img" aria-label={text} tabIndex={0}>
      <QuestionCircleOutlined aria-hidden />
    </span>
  </Tooltip>
);

/** Shown in a field while the server is asked about its value. */
function CheckMark({ columnKey }: { readonly columnKey: string }) {
  const { t } = usePorts();
  if (!useIsChecking(columnKey)) return null;
  return (
    <span className="wb-checking" role="status" aria-label={t('form.checking')} title={t('form.checking')}>
      <Spin size="small" />
    </span>
  );
}

/** Label, control, message: the frame of every field (docs/decisions/0005). */
export const FieldItem = observer(function FieldItem({ children }: { readonly children?: ReactNode }) {
  const field = useField<Field>();
  const { columnOf, idOf, row } = useFormContext();
  const key = field.path.toString();
  const column = columnOf(key);
  const status = feedbackStatus(field);
  const [message] = status === 'error' ? field.selfErrors : field.selfWarnings;
  const said = useStill(status === '' ? '' : String(message));
  if (column !== undefined && kindOf(column.type).staff === 'none') return null;
  const id = idOf(key);
  const title = column?.title ?? key;
  const isRead = field.pattern === 'readOnly';
  const look = `wb-field${status === '' ? '' : ` wb-field-${status}`}`;
  return (
    <div className={look} data-field={key} data-skip={column?.skip}>
      <label className="wb-field-label" htmlFor={id} title={title}>
        {field.required && !isRead ? (
          <span className="wb-required" aria-hidden="true">
            *
          </span>
        ) : null}
        {title}
        {column?.tipsContent === undefined ? null : <TipsMark text={column.tipsContent} />}
      </label>
      {row === undefined && <CommentMark field={key} title={title} />}
      <div className="wb-field-control">
        {children}
        {column?.remoteChecks === undefined ? null : <CheckMark columnKey={key} />}
      </div>
      {said === '' ? null : (
        <div id={messageIdOf(id)} className="wb-field-message" title={said}>
          {said}
        </div>
      )}
    </div>
  );
});
