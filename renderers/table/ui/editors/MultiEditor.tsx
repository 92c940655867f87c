import { useState, type KeyboardEvent } from 'react';
import { isBlank, valuesOf } from '../../../../engine/index.ts';
import { nextChoice } from '../../../data/dictionaries/choiceTyping.ts';
import { isUsable } from '../../../data/dictionaries/namedItem.ts';
import { leftSeveral, partsOfTyped, toggled } from '../../../data/dictionaries/severalTyping.ts';
import type { DictItem } from '../../../kit/ports/ports.ts';
import type { CellEditorProps, Move } from '../../grid/cells/cellEditors.ts';
import { moveOf } from './moveOf.ts';
import { SeveralInput } from './SeveralInput.tsx';
import { bestIndex, noteOf, useListedChoices } from './useChoices.ts';

/** State of the editor, and the function that leaves it. */
function useSeveral(props: CellEditorProps) {
  const { value, column, initialText, commit, hold, cancel } = props;
  const [chosen, setChosen] = useState(() => (isBlank(value) ? [] : valuesOf(String(value), column.separator)));
  const [typed, setTyped] = useState(initialText);
  const [before] = useState(chosen);
  // Several typed parts are searched in the whole list.
  const choices = useListedChoices(props, partsOfTyped(typed).length > 1 ? '' : typed);
  const leave = (move?: Move): void => {
    const left = leftSeveral({ chosen, typed }, before, { column, items: choices.all });
    if (left.kind === 'keep') cancel(move);
    else if (left.kind === 'set') commit({ [column.key]: left.value }, move);
    else hold(left.text, move);
  };
  return { chosen, setChosen, typed, setTyped, choices, leave };
}

/** Editor for several values of a short list: Space or a click toggles one, typing filters the list. */
export function MultiEditor(props: CellEditorProps) {
  const { ports, cancel } = props;
  const { chosen, setChosen, typed, setTyped, choices, leave } = useSeveral(props);
  const { items } = choices;
  const [marked, setMarked] = useState<number | null>(null);
  const active = Math.min(marked ?? (typed === '' ? 0 : bestIndex(choices, typed)), items.length - 1);
  const take = (item: DictItem | undefined): void => {
    if (item === undefined || !isUsable(item)) return;
    setChosen(toggled(chosen, item.value));
    setTyped('');
  };
  const onKey = (event: KeyboardEvent): boolean => {
    const next = nextChoice(event, { items, active, inText: typed !== '' && marked === null });
    if (next !== undefined) setMarked(next);
    else if (event.key === ' ') take(items[active]);
    else if (event.key === 'Backspace' && typed === '') setChosen(chosen.slice(0, -1));
    else if (event.key === 'Delete' && typed === '') setChosen([]);
    else if (event.key === 'Enter' || event.key === 'Tab') leave(moveOf(event));
    else if (event.key === 'Escape') cancel('stay');
    else return false;
    return true;
  };
  const textOf = (value: string): string => choices.all.find((item) => item.value === value)?.text ?? value;
  return (
    <SeveralInput
      {...props}
      chosen={chosen.map((value) => ({ value, text: textOf(value) }))}
      typed={typed}
      items={items}
      active={active}
      note={noteOf(choices, ports.t)}
      onType={(text) => {
        setTyped(text);
        setMarked(null);
      }}
      onActivate={setMarked}
      onChoose={take}
      onKey={onKey}
      onLeave={() => leave()}
    />
  );
}
