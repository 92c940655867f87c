import type { Field } from '@formily/core';
import { observer, useField } from '@formily/react';
import type { ReactNode } from 'react';
import { kindOf } from '../../../engine/index.ts';
import { messageIdOf, feedbackStatus } from './connectWidget.tsx';
import { CommentMark } from '../comments/CommentMark.tsx';
import { FieldMessage } from './FieldMessage.tsx';
import { useFormContext } from './formContext.ts';
import { Spin } from 'antd';
import { usePorts } from '../../kit/ports/portsContext.ts';
import { useIsChecking } from './runningChecks.ts';
import { TipsMark } from './TipsMark.tsx';

/** Shown in a field while the server checks its value. */
function CheckMark({ columnKey }: { readonly columnKey: string }) {
  const { t } = usePorts();
  if (!useIsChecking(columnKey)) return null;
  return (
    <span className="wb-checking" role="status" aria-label={t('form.checking')} title={t('form.checking')}>
      <Spin size="small" />
    </span>
  );
}

/** Frame of every field: label, control, message (docs/decisions/0005). */
export const FieldItem = observer(function FieldItem({ children }: { readonly children?: ReactNode }) {
  const field = useField<Field>();
  const { columnOf, idOf, row } = useFormContext();
  const key = field.path.toString();
  const column = columnOf(key);
  const status = feedbackStatus(field);
  const [message] = status === 'error' ? field.selfErrors : field.selfWarnings;
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
        {status === '' ? null : <FieldMessage id={messageIdOf(id)} text={String(message)} />}
      </div>
    </div>
  );
});
