import { AutoComplete, DatePicker, Input, TimePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useRef } from 'react';
import { isMoment, isOneOfMany, type CompiledColumn, type Values } from '../../../engine/index.ts';
import { itemLabel } from '../../dictionaries/itemLabel.ts';
import type { TablePorts } from '../cells/cellEditors.ts';
import { MOMENT_FORMATS } from '../../moments/momentFormats.ts';
import type { MomentType } from '../../moments/typedMoment.ts';
import { useListedChoices, useSearchedChoices, type Choices } from '../editors/useChoices.ts';

export interface ValueFieldProps {
  readonly id: string;
  /** The one column that is set; undefined for several. */
  readonly column: CompiledColumn | undefined;
  /** Of the selected cell: choices may follow a value of it. */
  readonly row: Values;
  readonly value: string;
  readonly ports: TablePorts;
  readonly onChange: (value: string) => void;
  readonly onSubmit: () => void;
}

/** What cells are set to: chosen where the column has choices or holds a moment, and typed in any case. */
export function ValueField(props: ValueFieldProps) {
  const { column } = props;
  if (column === undefined) return <TextField {...props} />;
  if (isMoment(column.type)) return <MomentField {...props} type={column.type as MomentType} />;
  if (column.dictCode === undefined && column.options === undefined) return <TextField {...props} />;
  const Field = isOneOfMany(column.type) ? SearchedField : ListedField;
  return <Field {...props} column={column} />;
}

function TextField({ id, value, onChange }: ValueFieldProps) {
  return <Input id={id} value={value} onChange={(event) => onChange(event.target.value)} />;
}

type ChoiceFieldProps = ValueFieldProps & { readonly column: CompiledColumn };

const ListedField = (props: ChoiceFieldProps) => (
  <ChoiceField {...props} choices={useListedChoices(props, props.value)} />
);

const SearchedField = (props: ChoiceFieldProps) => (
  <ChoiceField {...props} choices={useSearchedChoices(props.column, props.ports.dictionaries, props.value)} />
);

function ChoiceField({ id, value, choices, onChange, onSubmit }: ChoiceFieldProps & { readonly choices: Choices }) {
  /** An arrow key leads to a choice, which Enter takes; else Enter takes what is typed. */
  const isPointed = useRef(false);
  return (
    <AutoComplete
      id={id}
      value={value}
      defaultActiveFirstOption={false}
      options={choices.items.map((item) => ({
        value: item.value,
        label: itemLabel(item),
        disabled: item.disabled === true,
      }))}
      allowClear
      onChange={(next: string | undefined) => {
        isPointed.current = false;
        onChange(next ?? '');
      }}
      onInputKeyDown={(event) => {
        if (event.key === 'ArrowDown' || event.key === 'ArrowUp') isPointed.current = true;
        if (event.key !== 'Enter' || isPointed.current || event.nativeEvent.isComposing) return;
        event.preventDefault();
        onSubmit();
      }}
      style={{ width: '100%' }}
    />
  );
}

/** How a day may be typed; shown as the first (W9-8). */
const DAYS = ['YYYY-MM-DD', 'YYYYMMDD', 'YYYY/M/D', 'YYYY-M-D', 'YYYY.M.D'];

function MomentField({ id, type, value, onChange }: ValueFieldProps & { readonly type: MomentType }) {
  const kept = MOMENT_FORMATS[type];
  const moment = value === '' ? null : dayjs(type === 'time' ? `2000-01-01 ${value}` : value);
  const picker = {
    id,
    value: moment,
    needConfirm: false,
    style: { width: '100%' },
    onChange: (picked: Dayjs | null): void => onChange(picked?.format(kept) ?? ''),
  };
  if (type === 'time') return <TimePicker {...picker} format={[kept, 'HH:mm', 'HHmm', 'HHmmss']} />;
  if (type === 'datetime') return <DatePicker {...picker} showTime format={[kept, 'YYYY-MM-DD HH:mm']} />;
  return <DatePicker {...picker} format={DAYS} />;
}
