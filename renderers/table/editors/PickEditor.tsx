import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { leftChoice, nextChoice } from '../../dictionaries/choiceTyping.ts';
import { fillValues } from '../../dictionaries/fillValues.ts';
import { isUsable } from '../../dictionaries/namedItem.ts';
import { PopupButtons } from '../../inputs/PopupButtons.tsx';
import { pickedValues, storedValue } from '../../pickers/pickedItems.ts';
import { usePickedNames } from '../../pickers/usePickedNames.ts';
import { usePicker } from '../../pickers/usePicker.tsx';
import type { DictItem } from '../../ports/ports.ts';
import type { CellEditorProps, Move } from '../cells/cellEditors.ts';
import { ChoiceList, choiceId } from './ChoiceList.tsx';
import { moveOf } from './moveOf.ts';
import { SearchEditor } from './SearchEditor.tsx';
import { useCellInput } from './useCellInput.ts';
import { noteOf, useSearchedChoices } from './useChoices.ts';

const PARTERS: ReadonlySet<string> = new Set([',', '，', '、', ';', '；']);

/** What a cell of several holds and how it is left. */
function useNamed(props: CellEditorProps) {
  const { value, column, initialText, ports, commit, hold, cancel, remember } = props;
  const [before] = useState(() => pickedValues(value, true));
  const [chosen, setChosen] = useState(before);
  const [typed, setTyped] = useState(initialText);
  const [marked, setMarked] = useState<number | null>(null);
  const choices = useSearchedChoices(column, ports.dictionaries, typed);
  const { items } = choices;
  const active = Math.min(marked ?? 0, items.length - 1);
  const isAnswered = choices.status === 'ready' && choices.keyword === typed;
  const type = (text: string): void => {
    setTyped(text);
    setMarked(null);
  };
  const take = (item: DictItem | undefined): void => {
    if (item === undefined || !isUsable(item)) return;
    remember(item);
    setChosen([...new Set([...chosen, item.value])]);
    type('');
  };
  const keep = (values: readonly string[], move?: Move): void => {
    if (values.join(',') === before.join(',')) cancel(move);
    else commit({ [column.key]: values.length === 0 ? null : values.join(',') }, move);
  };
  const leave = (move?: Move, byKey = false): void => {
    const offered = byKey && isAnswered ? items[active] : undefined;
    const left = leftChoice(
      { typed: typed.trim() === '' ? null : typed, marked },
      { items, isAnswered, active },
      offered,
    );
    if (left.kind === 'hold') hold([...chosen, left.text].join(','), move);
    else if (left.kind === 'choose' && typed.trim() !== '') {
      remember(left.item);
      keep([...new Set([...chosen, left.item.value])], move);
    } else keep(chosen, move);
  };
  return { chosen, setChosen, typed, type, marked, setMarked, choices, active, isAnswered, take, leave };
}

/** Several of many: a name, number or pinyin finds one, a comma or Space takes it, Backspace takes the last one back. */
function SeveralEditor(props: CellEditorProps) {
  const { column, label, ports, cancel } = props;
  const named = useNamed(props);
  const { chosen, setChosen, typed, choices, active, marked } = named;
  const { items } = choices;
  const names = usePickedNames(column, chosen.join(','));
  const { input, anchor } = useCellInput(props.initialText);
  const listId = useId();
  const note = typed.trim() === '' ? ports.t('table.searchHint') : noteOf(choices, ports.t);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const { key } = event;
    const next = nextChoice(event, { items, active, inText: typed !== '' && marked === null });
    if (next !== undefined) named.setMarked(next);
    else if ((PARTERS.has(key) || key === ' ') && named.isAnswered) named.take(items[active]);
    else if (key === 'Backspace' && typed === '') setChosen(chosen.slice(0, -1));
    else if (key === 'Delete' && typed === '') setChosen([]);
    else if (key === 'Enter' || key === 'Tab') named.leave(moveOf(event), true);
    else if (key === 'Escape') cancel('stay');
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <>
      <div className="wb-combobox-input wb-multi">
        {names.map(([value, item]) => (
          <span
            key={value}
            className={item === null ? 'wb-chip is-gone' : 'wb-chip'}
            title={item === null ? ports.t('picker.missing', { name: value }) : undefined}
          >
            {item === null ? value : item?.text}
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
          onChange={(event) => named.type(event.target.value)}
          onKeyDown={onKeyDown}
          onBlur={() => document.activeElement !== input.current && named.leave()}
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
        onActivate={named.setMarked}
        onChoose={named.take}
      />
    </>
  );
}

/** A cell of people, organisation or records: typed by name, number or pinyin, or picked in the dialog of its field. */
export function PickEditor(props: CellEditorProps) {
  const { column, value, commit, hold, cancel, remember } = props;
  const holder = useRef<HTMLSpanElement>(null);
  const isPicking = useRef(false);
  const picker = usePicker({
    column,
    value,
    onPick: (items) => {
      for (const item of items) remember(item);
      const [only, other] = items;
      const filled = only !== undefined && other === undefined ? fillValues(column, only) : {};
      commit({ [column.key]: storedValue(items), ...filled }, 'stay');
    },
    onReturn: () => {
      isPicking.current = false;
      holder.current?.querySelector('input')?.focus({ preventScroll: true });
    },
  });
  const open = (): void => {
    isPicking.current = true;
    picker.open();
  };
  // The keyboard goes into the dialog: the cell is not left by that.
  const unlessPicking =
    <A extends readonly unknown[]>(act: (...given: A) => void) =>
    (...given: A): void => {
      if (!isPicking.current) act(...given);
    };
  const inner = {
    ...props,
    commit: unlessPicking(commit),
    hold: unlessPicking(hold),
    cancel: unlessPicking(cancel),
  };
  return (
    <span
      ref={holder}
      className="wb-popup wb-popup-cell"
      onKeyDownCapture={(event) => {
        if (isPicking.current || picker.isMissing || event.key !== 'ArrowDown' || !event.altKey) return;
        event.preventDefault();
        event.stopPropagation();
        open();
      }}
    >
      {column.multiple === true ? <SeveralEditor {...inner} /> : <SearchEditor {...inner} />}
      {!picker.isMissing && !picker.isOpen && (
        <PopupButtons
          title={column.title}
          isFilled={column.allowClear !== false && value !== null && value !== ''}
          isBusy={false}
          onOpen={open}
          onClear={() => commit({ [column.key]: null }, 'stay')}
        />
      )}
      {picker.dialog}
    </span>
  );
}
