import { useRef, useState, type KeyboardEvent } from 'react';
import { resolveOnBlur, nextChoice } from '../../../data/dictionaries/choiceTyping.ts';
import { fillValues } from '../../../data/dictionaries/fillValues.ts';
import { isUsable } from '../../../data/dictionaries/namedItem.ts';
import { PopupButtons } from '../../../widgets/inputs/PopupButtons.tsx';
import { pickedValues, storedValue } from '../../../widgets/pickers/pickedItems.ts';
import { usePickedNames } from '../../../widgets/pickers/usePickedNames.ts';
import { usePicker } from '../../../widgets/pickers/usePicker.tsx';
import type { DictItem } from '../../../kit/ports/ports.ts';
import type { CellEditorProps, Move } from '../../grid/cells/cellEditors.ts';
import { moveOf } from './moveOf.ts';
import { SearchEditor } from './SearchEditor.tsx';
import { SeveralInput } from './SeveralInput.tsx';
import { noteOf, useSearchedChoices } from './useChoices.ts';

const PARTERS: ReadonlySet<string> = new Set([',', '，', '、', ';', '；']);

/** State of a multi-value cell, and the function that leaves it. */
function useNamed(props: CellEditorProps) {
  const { value, column, initialText, commit, hold, cancel, remember } = props;
  const [before] = useState(() => pickedValues(value, true));
  const [chosen, setChosen] = useState(before);
  const [typed, setTyped] = useState(initialText);
  const [marked, setMarked] = useState<number | null>(null);
  const choices = useSearchedChoices(props, typed);
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
    const left = resolveOnBlur(
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

/**
 * Editor for several values of a large dictionary: searches by name, number or pinyin, a comma or Space adds a match,
 * Backspace removes the last value.
 */
function SeveralEditor(props: CellEditorProps) {
  const { column, ports, cancel } = props;
  const named = useNamed(props);
  const { chosen, setChosen, typed, choices, active, marked } = named;
  const { items } = choices;
  const names = usePickedNames(column, chosen.join(','));
  const onKey = (event: KeyboardEvent): boolean => {
    const { key } = event;
    const next = nextChoice(event, { items, active, inText: typed !== '' && marked === null });
    if (next !== undefined) named.setMarked(next);
    else if ((PARTERS.has(key) || key === ' ') && named.isAnswered) named.take(items[active]);
    else if (key === 'Backspace' && typed === '') setChosen(chosen.slice(0, -1));
    else if (key === 'Delete' && typed === '') setChosen([]);
    else if (key === 'Enter' || key === 'Tab') named.leave(moveOf(event), true);
    else if (key === 'Escape') cancel('stay');
    else return false;
    return true;
  };
  return (
    <SeveralInput
      {...props}
      chosen={names.map(([value, item]) => ({
        value,
        text: item === null ? value : item?.text,
        missing: item === null ? ports.t('picker.missing', { name: value }) : undefined,
      }))}
      typed={typed}
      items={items}
      active={active}
      note={typed.trim() === '' ? ports.t('table.searchHint') : noteOf(choices, ports.t)}
      onType={named.type}
      onActivate={named.setMarked}
      onChoose={named.take}
      onKey={onKey}
      onLeave={() => named.leave()}
    />
  );
}

/**
 * Cell editor for people, organisations or records: typed by name, number or pinyin, or picked in the dialog of its
 * field.
 */
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
  // While the dialog has the focus, the blur does not close the cell's editor.
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
