import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { isBlank, type CompiledColumn, type Values } from '../../../engine/index.ts';
import { completeItem, fillValues } from '../../form/fillValues.ts';
import type { DictItem } from '../../ports.ts';
import type { CellEditorProps, Move } from '../cellEditors.ts';
import { ChoiceList, choiceId } from './ChoiceList.tsx';
import { exactItem, type Choices } from './useChoices.ts';

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

const PAGE = 10;

/** Keys that move the active choice. */
const ACTIVE_STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: PAGE, PageUp: -PAGE };

const valuesOf = (column: CompiledColumn, item: DictItem): Values => ({
  [column.key]: item.value,
  ...fillValues(column, item),
});

/** The item that a typed text means when its list has not answered yet. */
async function resolveTyped({ column, ports }: CellEditorProps, typed: string): Promise<DictItem | undefined> {
  const { dictCode } = column;
  if (dictCode === undefined) return undefined;
  const found = (await ports.dictionaries.lookup(dictCode, [typed]))[typed];
  if (found !== null && found !== undefined) return found;
  const items = await ports.dictionaries.search(dictCode, typed);
  return exactItem(items, typed) ?? (items.length === 1 ? items[0] : undefined);
}

const noteOf = ({ status, items }: Choices, t: CellEditorProps['ports']['t']): string | undefined => {
  if (status === 'hint') return t('table.searchHint');
  if (status === 'failed') return t('dict.failed');
  if (items.length > 0) return undefined;
  return t(status === 'loading' ? 'table.loading' : 'table.noChoices');
};

/** Keeps or drops what stands in the input when it is left. */
function leaving(props: ComboboxProps, state: { active: DictItem | undefined; moved: boolean }) {
  const { column, ports, typed, choices, commit, commitLater, cancel, remember } = props;
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
    const { active, moved } = state;
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
    const item = moved
      ? active
      : (exactItem(choices.items, text) ?? (isAnswered && move !== undefined ? active : undefined));
    if (item !== undefined && (isAnswered || moved || item.value.toLowerCase() === text.toLowerCase()))
      choose(item, move);
    else {
      const resolved = resolveTyped(props, text).then((found) => {
        if (found === undefined) return column.allowInput === true ? { [column.key]: text } : null;
        remember(found);
        return valuesOf(column, found);
      });
      commitLater(text, resolved, move);
    }
  };
  return { choose, leave };
}

/** An input with a list of choices below. Typing searches; a typed code can be left with Enter or Tab before the list is there. */
export function Combobox(props: ComboboxProps) {
  const { value, column, text, initialText, label, ports, cancel, typed, onType, choices } = props;
  const chosen = isBlank(value) ? '' : String(value);
  const [marked, setMarked] = useState<number | null>(null);
  const start = typed === null ? choices.items.findIndex((item) => item.value === chosen) : 0;
  const active = Math.max(0, Math.min(marked ?? start, choices.items.length - 1));
  const { choose, leave } = leaving(props, { active: choices.items[active], moved: marked !== null });
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const note = noteOf(choices, ports.t);

  useLayoutEffect(() => {
    const element = input.current;
    setAnchor(element);
    element?.focus({ preventScroll: true });
    if (initialText === '') element?.select();
    else element?.setSelectionRange(initialText.length, initialText.length);
  }, [initialText]);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const step = ACTIVE_STEPS[event.key];
    if (step !== undefined) setMarked(Math.max(0, Math.min(active + step, choices.items.length - 1)));
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
        aria-activedescendant={note === undefined ? choiceId(listId, active) : undefined}
        autoComplete="off"
        spellCheck={false}
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
        items={choices.items}
        active={active}
        chosen={chosen}
        note={note}
        onActivate={setMarked}
        onChoose={(item) => choose(item, 'stay')}
      />
    </>
  );
}
