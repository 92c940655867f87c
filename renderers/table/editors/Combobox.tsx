import { useId, useState, type KeyboardEvent } from 'react';
import { isBlank, type CompiledColumn, type Values } from '../../../engine/index.ts';
import { isUsable, meantItem } from '../../dictionaries/namedItem.ts';
import { completeItem, fillValues } from '../../dictionaries/fillValues.ts';
import type { DictItem } from '../../ports/ports.ts';
import type { CellEditorProps, Move } from '../cells/cellEditors.ts';
import { ChoiceList, choiceId } from './ChoiceList.tsx';
import { useCellInput } from './useCellInput.ts';
import { bestIndex, noteOf, type Choices } from './useChoices.ts';
import { nextChoice } from './choiceSteps.ts';

export interface ComboboxProps extends CellEditorProps {
  /** What stands in the input; null while it shows the value that the cell holds. */
  readonly typed: string | null;
  readonly onType: (typed: string) => void;
  /** The answer to what is typed. */
  readonly choices: Choices;
}

/** What a combobox starts with: nothing typed, or the key that opened it. */
export const useTyped = ({ initialText }: CellEditorProps) =>
  useState<string | null>(initialText === '' ? null : initialText);

const valuesOf = (column: CompiledColumn, item: DictItem): Values => ({
  [column.key]: item.value,
  ...fillValues(column, item),
});

/** Keeps or drops what stands in the input when it is left. */
function leaving(props: ComboboxProps, state: { active: DictItem | undefined; moved: boolean }) {
  const { column, ports, typed, choices, commit, commitLater, hold, cancel, remember } = props;
  const choose = (item: DictItem, move?: Move): void => {
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
  const leave = (move?: Move): void => {
    const { moved } = state;
    const active = state.active !== undefined && isUsable(state.active) ? state.active : undefined;
    if (typed === null) {
      if (moved && active !== undefined) choose(active, move);
      else cancel(move);
      return;
    }
    const text = typed.trim();
    if (text === '') {
      commit({ [column.key]: null }, move);
      return;
    }
    const isAnswered = choices.status === 'ready' && choices.keyword === typed;
    // A text of one's own stays, unless an offer is chosen.
    const offered = isAnswered && move !== undefined && column.allowInput !== true ? active : undefined;
    const item = moved ? active : meantItem(text, { items: choices.items, isAnswered, offered });
    if (item === undefined) hold(text, move);
    else choose(item, move);
  };
  return { choose, leave };
}

/** An input with a list of choices below. Typing searches; a typed code can be left with Enter or Tab before the list is there. */
export function Combobox(props: ComboboxProps) {
  const { value, column, text, label, ports, cancel, typed, onType, choices } = props;
  const { items } = choices;
  const held = isBlank(value) ? '' : String(value);
  const [marked, setMarked] = useState<number | null>(null);
  const start = typed === null ? items.findIndex((item) => item.value === held) : bestIndex(choices, typed);
  const active = Math.min(marked ?? Math.max(typed === null ? 0 : -1, start), items.length - 1);
  const { choose, leave } = leaving(props, { active: items[active], moved: marked !== null });
  const { input, anchor } = useCellInput(props.initialText);
  const listId = useId();
  const note = noteOf(choices, ports.t);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const next = nextChoice(event, { items, active, inText: typed !== null && marked === null });
    if (next !== undefined) setMarked(next);
    else if (event.key === 'Enter') leave(event.shiftKey ? 'up' : 'down');
    else if (event.key === 'Tab') leave(event.shiftKey ? 'previous' : 'next');
    else if (event.key === 'Escape') cancel('stay');
    else return;
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
        onBlur={() => document.activeElement !== input.current && leave()}
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
