import { useId, useState, type KeyboardEvent } from 'react';
import { isBlank, valuesOf } from '../../../engine/index.ts';
import { nextChoice } from '../../dictionaries/choiceTyping.ts';
import { exactItem, isUsable } from '../../dictionaries/namedItem.ts';
import type { DictItem } from '../../ports/ports.ts';
import type { CellEditorProps, Move } from '../cells/cellEditors.ts';
import { ChoiceList, choiceId } from './ChoiceList.tsx';
import { moveOf } from './moveOf.ts';
import { useCellInput } from './useCellInput.ts';
import { bestIndex, noteOf, useListedChoices, type Choices } from './useChoices.ts';

/** What was typed, split where values are parted. */
const partsOf = (typed: string): readonly string[] =>
  typed
    .split(/[,，、;；]/)
    .map((part) => part.trim())
    .filter(Boolean);

/** What stands in the input, as values: an exact code or text, the first match of a single one, else a text of one's own. */
function readTyped(typed: string, choices: Choices, allowInput: boolean): { values: string[]; unknown?: string } {
  const parts = partsOf(typed);
  const values: string[] = [];
  for (const part of parts) {
    const usable = choices.items.filter(isUsable);
    const best = usable[bestIndex({ ...choices, items: usable }, typed)];
    const item = exactItem(usable, part) ?? (parts.length === 1 && !allowInput ? best : undefined);
    if (item !== undefined) values.push(item.value);
    else if (allowInput) values.push(part);
    else return { values, unknown: part };
  }
  return { values };
}

const union = (one: readonly string[], other: readonly string[]): readonly string[] => [...new Set([...one, ...other])];

const toggle = (values: readonly string[], value: string): readonly string[] =>
  values.includes(value) ? values.filter((each) => each !== value) : [...values, value];

/** Everything there is: parts that are typed one after the other are looked for in all of it. */
const allOf = (choices: Choices): Choices => ({ ...choices, keyword: '' });

/** What the editor holds and how it is left. */
function useSeveral(props: CellEditorProps) {
  const { value, column, initialText, commit, hold, cancel } = props;
  const [chosen, setChosen] = useState(() => (isBlank(value) ? [] : valuesOf(String(value))));
  const [typed, setTyped] = useState(initialText);
  const [before] = useState(chosen);
  const choices = useListedChoices(props, partsOf(typed).length > 1 ? '' : typed);
  const keep = (values: readonly string[], move?: Move): void => {
    if (values.join(',') === before.join(',')) cancel(move);
    else commit({ [column.key]: values.length === 0 ? null : values.join(',') }, move);
  };
  const leave = (move?: Move): void => {
    const { values, unknown } = readTyped(typed, allOf(choices), column.allowInput === true);
    if (unknown === undefined) keep(union(chosen, values), move);
    else hold(union(chosen, partsOf(typed)).join(','), move);
  };
  return { chosen, setChosen, typed, setTyped, choices, leave };
}

/** Several of a few: Space or a click takes one in or out, typing narrows the list. */
export function MultiEditor(props: CellEditorProps) {
  const { column, label, ports, cancel } = props;
  const { chosen, setChosen, typed, setTyped, choices, leave } = useSeveral(props);
  const { items } = choices;
  const [marked, setMarked] = useState<number | null>(null);
  const active = Math.min(marked ?? (typed === '' ? 0 : bestIndex(choices, typed)), items.length - 1);
  const { input, anchor } = useCellInput(props.initialText);
  const listId = useId();
  const note = noteOf(choices, ports.t);
  const take = (item: DictItem | undefined): void => {
    if (item === undefined || !isUsable(item)) return;
    setChosen(toggle(chosen, item.value));
    setTyped('');
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const next = nextChoice(event, { items, active, inText: typed !== '' && marked === null });
    if (next !== undefined) setMarked(next);
    else if (event.key === ' ') take(items[active]);
    else if (event.key === 'Backspace' && typed === '') setChosen(chosen.slice(0, -1));
    else if (event.key === 'Delete' && typed === '') setChosen([]);
    else if (event.key === 'Enter' || event.key === 'Tab') leave(moveOf(event));
    else if (event.key === 'Escape') cancel('stay');
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const textOf = (value: string): string =>
    [...(column.options ?? []), ...items].find((item) => item.value === value)?.text ?? value;
  return (
    <>
      <div className="wb-combobox-input wb-multi">
        {chosen.map((value) => (
          <span key={value} className="wb-chip">
            {textOf(value)}
          </span>
        ))}
        <input
          ref={input}
          role="combobox"
          aria-label={label}
          aria-expanded
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={note === undefined && active >= 0 ? choiceId(listId, active) : undefined}
          autoComplete="off"
          spellCheck={false}
          placeholder={chosen.length === 0 ? column.placeholder : ''}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setMarked(null);
          }}
          onKeyDown={onKeyDown}
          onBlur={() => document.activeElement !== input.current && leave()}
        />
      </div>
      <ChoiceList
        id={listId}
        label={ports.t('table.choices', { title: column.title })}
        anchor={anchor?.parentElement ?? null}
        items={items}
        active={active}
        chosen={new Set(chosen)}
        multiple
        note={note}
        onActivate={setMarked}
        onChoose={take}
      />
    </>
  );
}
