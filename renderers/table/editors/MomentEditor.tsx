import { useState, type KeyboardEvent } from 'react';
import { toText } from '../../formats/formats.ts';
import type { CellEditorProps, Move } from '../cells/cellEditors.ts';
import { LateMomentPanel } from '../../moments/lateMomentPanel.tsx';
import { MOMENT_FORMATS } from '../../moments/momentFormats.ts';
import { readTypedMoment, type MomentType } from '../../moments/typedMoment.ts';
import { useCellInput } from './useCellInput.ts';

export const fetchMomentPanel = LateMomentPanel.prefetch;

/** A day, a moment or a time of day: typed, in any usual way, or picked. What is none stays as typed, so that the cell can show it. */
function MomentEditor(props: CellEditorProps & { readonly type: MomentType }) {
  const { type, value, column, initialText, label, commit, cancel } = props;
  const [typed, setTyped] = useState<string | null>(initialText === '' ? null : initialText);
  const [today] = useState(() => new Date());
  const { input } = useCellInput(initialText);

  const leave = (move?: Move): void => {
    if (typed === null) cancel(move);
    else commit({ [column.key]: readTypedMoment(type, typed, today).kept }, move);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') leave(event.shiftKey ? 'up' : 'down');
    else if (event.key === 'Tab') leave(event.shiftKey ? 'previous' : 'next');
    else if (event.key === 'Escape') cancel('stay');
    else if (event.key === 'ArrowUp') leave('up');
    else if (event.key === 'ArrowDown') leave('down');
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const shown = typed === null ? toText(value) : readTypedMoment(type, typed, today).moment;
  return (
    <>
      <input
        ref={input}
        className="wb-combobox-input"
        aria-label={label}
        autoComplete="off"
        spellCheck={false}
        placeholder={column.placeholder === '' ? MOMENT_FORMATS[type] : column.placeholder}
        value={typed ?? toText(value)}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => document.activeElement !== input.current && leave()}
      />
      <LateMomentPanel
        t={props.ports.t}
        type={type}
        value={shown}
        onPoint={setTyped}
        onPick={(picked) => commit({ [column.key]: picked }, 'stay')}
      />
    </>
  );
}

export const DateEditor = (props: CellEditorProps) => <MomentEditor {...props} type="date" />;
export const DatetimeEditor = (props: CellEditorProps) => <MomentEditor {...props} type="datetime" />;
export const TimeEditor = (props: CellEditorProps) => <MomentEditor {...props} type="time" />;
