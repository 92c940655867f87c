import { CalendarOutlined, ClockCircleOutlined } from '@ant-design/icons';
import { AutoComplete, Button, Input, type InputRef } from 'antd';
import { useRef, useState, type KeyboardEvent } from 'react';
import { isSearched, type CompiledColumn, type Values } from '../../../../engine/index.ts';
import { itemLabel } from '../../../data/dictionaries/itemLabel.ts';
import type { TablePorts } from '../../grid/cells/cellEditors.ts';
import { LazyMomentPanel } from '../../../widgets/moments/lazyMomentPanel.tsx';
import { MomentRead } from '../../../widgets/moments/MomentRead.tsx';
import { pressedMoment, shownMoment, type MomentInput } from '../../../widgets/moments/momentTyping.ts';
import '../../../widgets/inputs/popup.css';
import { momentPlaceholder, momentTypeOf, type MomentType } from '../../../widgets/moments/momentTypes.ts';
import { useListedChoices, useSearchedChoices, type Choices } from '../editors/useChoices.ts';

export interface ValueFieldProps {
  readonly id: string;
  /** The single column that is set; undefined for several. */
  readonly column: CompiledColumn | undefined;
  /** Row of the selected cell: choices may depend on one of its values. */
  readonly row: Values;
  readonly value: string;
  readonly ports: TablePorts;
  readonly onChange: (value: string) => void;
  readonly onSubmit: () => void;
}

/**
 * Field for the new value of cells: with choices or a calendar where the column has them; typing is always possible.
 */
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
  <ChoiceField {...props} choices={useSearchedChoices(props, props.value)} />
);

function ChoiceField({ id, value, choices, onChange, onSubmit }: ChoiceFieldProps & { readonly choices: Choices }) {
  /** Whether an arrow key has moved to a choice, which Enter then accepts; else Enter accepts the typed text. */
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

/**
 * Typed as in a cell, or picked from the calendar opened by Alt+ArrowDown; the interpreted value is shown next to it.
 */
function MomentValue({ id, type, column, value, ports, onChange }: ValueFieldProps & { readonly type: MomentType }) {
  const { t } = ports;
  const [isOpen, setOpen] = useState(false);
  const input = useRef<InputRef>(null);
  const field: MomentInput = { type, held: '' };
  const typing = { typed: value === '' ? null : value, isOpen };
  const { moment, readAs } = shownMoment(typing, field);
  const pick = (picked: string | null): void => {
    setOpen(false);
    onChange(picked ?? '');
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const act = event.nativeEvent.isComposing ? undefined : pressedMoment(event, typing, field);
    // The typed text is discarded with the dialog.
    if (act === undefined || act.kind === 'drop' || 'passes' in act) return;
    if (act.kind === 'type') onChange(act.text);
    else if (act.kind === 'set') pick(act.value);
    else setOpen(act.kind === 'open');
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <span className="wb-popup">
      <Input
        ref={input}
        id={id}
        value={value}
        placeholder={momentPlaceholder(type)}
        autoComplete="off"
        aria-haspopup="dialog"
        aria-keyshortcuts="Alt+ArrowDown"
        suffix={
          <Button
            type="text"
            size="small"
            tabIndex={-1}
            icon={type.startsWith('time') ? <ClockCircleOutlined aria-hidden /> : <CalendarOutlined aria-hidden />}
            aria-label={t('popup.open', { title: column?.title ?? '' })}
            // Keeps the focus in the field.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              input.current?.focus();
              setOpen(!isOpen);
            }}
          />
        }
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => {
          setOpen(false);
          if (readAs !== '') onChange(readAs);
        }}
      />
      <MomentRead text={readAs} />
      {isOpen ? (
        <LazyMomentPanel
          t={t}
          type={type}
          value={moment}
          language={column?.language}
          onPoint={onChange}
          onPick={pick}
        />
      ) : null}
    </span>
  );
}
