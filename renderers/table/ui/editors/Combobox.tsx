import { useId, useState, type KeyboardEvent } from 'react';
import { isBlank, type CompiledColumn, type Values } from '../../../../engine/index.ts';
import { resolveOnBlur, resolveOnKey, type ChoiceAct } from '../../../data/dictionaries/choiceTyping.ts';
import { completeItem, fillValues } from '../../../data/dictionaries/fillValues.ts';
import type { DictItem } from '../../../kit/ports/ports.ts';
import type { CellEditorProps, Move } from '../../grid/cells/cellEditors.ts';
import { choiceId } from '../../../widgets/choices/ChoiceRows.tsx';
import { ChoiceList } from './ChoiceList.tsx';
import { moveOf } from './moveOf.ts';
import { useCellInput } from './useCellInput.ts';
import { bestIndex, noteOf, type Choices } from './useChoices.ts';

export interface ComboboxProps extends CellEditorProps {
  /** Typed text of the input; null while it shows the value of the cell. */
  readonly typed: string | null;
  readonly onType: (typed: string) => void;
  /** The choices for the typed text. */
  readonly choices: Choices;
}

/** Initial text of a combobox: none, or the key that opened it. */
export const useTyped = ({ initialText }: CellEditorProps) =>
  useState<string | null>(initialText === '' ? null : initialText);

const valuesOf = (column: CompiledColumn, item: DictItem): Values => ({
  [column.key]: item.value,
  ...fillValues(column, item),
});

/** Returns a function that sets the chosen item and the values it fills; attributes not loaded yet are set later. */
function choosing({ column, ports, commit, commitLater, remember }: ComboboxProps) {
  return (item: DictItem, move?: Move): void => {
    remember(item);
    if (item.attributes !== undefined || column.fill === undefined || column.dictCode === undefined) {
      commit(valuesOf(column, item), move);
      return;
    }
    const complete = completeItem(column, item, ports.dictionaries);
    commitLater(
      item.text,
      complete.then((whole) => valuesOf(column, whole)),
      move,
    );
  };
}

/**
 * An input with a list of choices below. Typing searches; a typed code can be committed with Enter or Tab before the
 * list has loaded.
 */
export function Combobox(props: ComboboxProps) {
  const { value, column, text, label, ports, commit, hold, cancel, typed, onType, choices } = props;
  const { items } = choices;
  const held = isBlank(value) ? '' : String(value);
  const [marked, setMarked] = useState<number | null>(null);
  const start = typed === null ? items.findIndex((item) => item.value === held) : bestIndex(choices, typed);
  const active = Math.min(marked ?? Math.max(typed === null ? 0 : -1, start), items.length - 1);
  const choose = choosing(props);
  const typing = { typed, marked: marked === null ? null : active };
  const isAnswered = choices.status === 'ready' && choices.keyword === typed;
  // Where free text is allowed, it is preserved unless a choice is selected.
  const offer = { items, isAnswered, active, isTaken: column.allowInput !== true };
  const { input, anchor } = useCellInput(props.initialText);
  const listId = useId();
  const note = noteOf(choices, ports.t);

  const carryOut = (act: ChoiceAct, move?: Move): void => {
    if (act.kind === 'mark') setMarked(act.index);
    else if (act.kind === 'choose') choose(act.item, move);
    else if (act.kind === 'hold') hold(act.text, move);
    else if (act.kind === 'clear') commit({ [column.key]: null }, move);
    else cancel(move);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const act = event.nativeEvent.isComposing ? undefined : resolveOnKey(event, typing, offer);
    if (act === undefined) return;
    carryOut(act, moveOf(event));
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <>
      <input
        ref={input}
        className="wb-combobox-input"
        role="combobox"
        aria-label={label}
        aria-expanded
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={note === undefined && active >= 0 ? choiceId(listId, active) : undefined}
        autoComplete="off"
        spellCheck={false}
        placeholder={column.placeholder}
        value={typed ?? text}
        onChange={(event) => {
          onType(event.target.value);
          setMarked(null);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => document.activeElement !== input.current && carryOut(resolveOnBlur(typing, offer))}
      />
      <ChoiceList
        id={listId}
        label={ports.t('table.choices', { title: column.title })}
        anchor={anchor}
        items={items}
        active={active}
        chosen={new Set([held])}
        note={note}
        onActivate={setMarked}
        onChoose={(item) => choose(item, 'stay')}
      />
    </>
  );
}
