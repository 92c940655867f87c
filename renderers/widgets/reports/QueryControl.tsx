import { useMemo, type ComponentType } from 'react';
import { toText } from '../../kit/formats/formats.ts';
import type { ReportQueryItem } from '../../kit/ports/reportPort.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import { MomentEdit } from '../types/moment/MomentEdit.tsx';
import { InputEdit } from '../types/input/InputEdit.tsx';
import { InputNumberEdit } from '../types/inputNumber/InputNumberEdit.tsx';
import { SelSearchEdit } from '../types/sel_search/SelSearchEdit.tsx';
import { SelectEdit } from '../types/select/SelectEdit.tsx';
import type { EditProps } from '../inputs/widget.ts';
import type { QueryTexts } from './popupQuestion.ts';
import { queryColumn } from './queryColumn.ts';
import { beginOf, endOf } from '../../../engine/index.ts';

const controls: Readonly<Record<ReportQueryItem['kind'], ComponentType<EditProps>>> = {
  text: InputEdit,
  number: InputNumberEdit,
  date: MomentEdit,
  datetime: MomentEdit,
  options: SelectEdit,
  dictionary: SelSearchEdit,
};

export interface QueryControlProps {
  readonly item: ReportQueryItem;
  /** Prefix of the DOM ids: `<id>-<key>`. */
  readonly id: string;
  readonly texts: QueryTexts;
  readonly onText: (key: string, text: string) => void;
}

interface OneProps extends QueryControlProps {
  readonly name: string;
  readonly placeholder: string;
}

function One({ item, id, texts, onText, name, placeholder }: OneProps) {
  const column = useMemo(() => queryColumn(item, placeholder), [item, placeholder]);
  const Edit = controls[item.kind];
  return (
    <Edit
      id={`${id}-${name}`}
      column={column}
      value={texts[name] || null}
      disabled={false}
      required={item.required === true}
      status=""
      messageId={undefined}
      onCommit={(value) => onText(name, toText(value))}
      onLeave={() => undefined}
    />
  );
}

/** One condition with its label: one input, or two for a range. */
export function QueryControl(props: QueryControlProps) {
  const { item, id } = props;
  const { t } = usePorts();
  const { key, title } = item;
  if (item.mode === 'single') {
    return (
      <div className="wb-field">
        <label className="wb-field-label" htmlFor={`${id}-${key}`}>
          {item.required === true ? (
            <span className="wb-required" aria-hidden="true">
              *
            </span>
          ) : null}
          {title}
        </label>
        <div className="wb-field-control">
          <One {...props} name={key} placeholder="" />
        </div>
      </div>
    );
  }
  return (
    <div className="wb-field">
      <label className="wb-field-label" htmlFor={`${id}-${beginOf(key)}`}>
        {title}
      </label>
      <div className="wb-field-control wb-range" role="group" aria-label={title}>
        <One {...props} name={beginOf(key)} placeholder={t('list.rangeFrom')} />
        <span aria-hidden="true">~</span>
        <label className="wb-unseen" htmlFor={`${id}-${endOf(key)}`}>
          {t('list.to', { title })}
        </label>
        <One {...props} name={endOf(key)} placeholder={t('list.rangeTo')} />
      </div>
    </div>
  );
}
