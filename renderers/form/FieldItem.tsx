import type { Field } from '@formily/core';
import { observer, useField } from '@formily/react';
import type { ReactNode } from 'react';
import { kindOf } from '../../engine/index.ts';
import { CheckMark } from './CheckMark.tsx';
import { TipsMark } from './TipsMark.tsx';
import { messageIdOf, statusOf } from './connectWidget.tsx';
import { useFormContext } from './formContext.ts';

/** Label, control, message: the frame of every field (docs/decisions/0005). */
export const FieldItem = observer(function FieldItem({ children }: { readonly children?: ReactNode }) {
  const field = useField<Field>();
  const { columnOf, idOf } = useFormContext();
  const key = field.path.toString();
  const column = columnOf(key);
  if (column !== undefined && kindOf(column.type).staff === 'none') return null;
  const id = idOf(key);
  const status = statusOf(field);
  const [message] = status === 'error' ? field.selfErrors : field.selfWarnings;
  const title = column?.title ?? key;
  return (
    <div className={`wb-field${status === '' ? '' : ` wb-field-${status}`}`} data-field={key}>
      <label className="wb-field-label" htmlFor={id} title={title}>
        {field.required ? (
          <span className="wb-required" aria-hidden="true">
            *
          </span>
        ) : null}
        {title}
        {column?.tipsContent === undefined ? null : <TipsMark text={column.tipsContent} />}
      </label>
      <div className="wb-field-control">
        {children}
        {column?.remoteChecks === undefined ? null : <CheckMark columnKey={key} />}
      </div>
      {status === '' ? null : (
        <div id={messageIdOf(id)} className="wb-field-message" title={String(message)}>
          {message}
        </div>
      )}
    </div>
  );
});
