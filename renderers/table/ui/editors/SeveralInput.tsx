import { useId, type KeyboardEvent } from 'react';
import type { DictItem } from '../../../kit/ports/ports.ts';
import type { CellEditorProps } from '../../grid/cells/cellEditors.ts';
import { choiceId } from '../../../widgets/choices/ChoiceRows.tsx';
import { ChoiceList } from './ChoiceList.tsx';
import { useCellInput } from './useCellInput.ts';

interface ChosenChip {
  readonly value: string;
  /** Absent until it is known. */
  readonly text: string | undefined;
  /** The reason why the value no longer exists. */
  readonly missing?: string | undefined;
}

interface SeveralInputProps extends CellEditorProps {
  readonly chosen: readonly ChosenChip[];
  readonly typed: string;
  readonly items: readonly DictItem[];
  /** Index of the highlighted choice; -1: none. */
  readonly active: number;
  /** Shown in place of items. */
  readonly note: string | undefined;
  readonly onType: (text: string) => void;
  readonly onActivate: (index: number) => void;
  readonly onChoose: (item: DictItem) => void;
  /** Returns whether the editor handled the key. */
  readonly onKey: (event: KeyboardEvent) => boolean;
  readonly onLeave: () => void;
}

/** Input of a multi-value cell: chosen values as chips, the typed text after them, and the choices below. */
export function SeveralInput(props: SeveralInputProps) {
  const { column, label, ports, chosen, typed, items, active, note } = props;
  const { input, anchor } = useCellInput(props.initialText);
  const listId = useId();
  return (
    <>
      <div className="wb-combobox-input wb-multi">
        {chosen.map(({ value, text, missing }) => (
          <span key={value} className={missing === undefined ? 'wb-chip' : 'wb-chip is-gone'} title={missing}>
            {text}
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
          onChange={(event) => props.onType(event.target.value)}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing || !props.onKey(event)) return;
            event.preventDefault();
            event.stopPropagation();
          }}
          onBlur={() => document.activeElement !== input.current && props.onLeave()}
        />
      </div>
      <ChoiceList
        id={listId}
        label={ports.t('table.choices', { title: column.title })}
        anchor={anchor?.parentElement ?? null}
        items={items}
        active={active}
        chosen={new Set(chosen.map(({ value }) => value))}
        multiple
        note={note}
        onActivate={props.onActivate}
        onChoose={props.onChoose}
      />
    </>
  );
}
