import { AutoComplete, Input } from 'antd';
import { useRef } from 'react';
import { isSearched, type CompiledColumn, type Values } from '../../../engine/index.ts';
import { itemLabel } from '../../dictionaries/itemLabel.ts';
import type { TablePorts } from '../cells/cellEditors.ts';
import { MomentRead } from '../../moments/MomentRead.tsx';
import { shownMoment } from '../../moments/momentTyping.ts';
import { momentPlaceholder, momentTypeOf, type MomentType } from '../../moments/momentTypes.ts';
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
  const type = momentTypeOf(column);
  if (type !== undefined) return <MomentValue {...props} type={type} />;
  if (column.dictCode === undefined && column.options === undefined) return <TextField {...props} />;
  const Field = isSearched(column) ? SearchedField : ListedField;
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

/** Typed as in a cell; what it became is said beside it. */
function MomentValue({ id, type, value, onChange }: ValueFieldProps & { readonly type: MomentType }) {
  const { readAs } = shownMoment({ typed: value, isOpen: false }, { type, held: '' });
  return (
    <span className="wb-popup">
      <Input
        id={id}
        value={value}
        placeholder={momentPlaceholder(type)}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
        onBlur={() => readAs !== '' && onChange(readAs)}
      />
      <MomentRead text={readAs} />
    </span>
  );
}
