import { useState } from 'react';
import { toText } from '../../formats/formats.ts';
import type { CellEditorProps, Move } from '../cells/cellEditors.ts';
import { LateMomentPanel } from '../../moments/lateMomentPanel.tsx';
import { MOMENT_FORMATS } from '../../moments/momentFormats.ts';
import {
  leftMoment,
  pressedMoment,
  shownMoment,
  type MomentAct,
  type MomentInput,
} from '../../moments/momentTyping.ts';
import type { MomentType } from '../../moments/typedMoment.ts';
import { moveOf } from './moveOf.ts';
import { useCellInput } from './useCellInput.ts';

export const fetchMomentPanel = LateMomentPanel.prefetch;

/** A day, a moment or a time of day: typed, in any usual way, or picked. What is none stays as typed, so that the cell can show it. */
function MomentEditor(props: CellEditorProps & { readonly type: MomentType }) {
  const { type, value, column, initialText, label, commit, cancel } = props;
  const [typed, setTyped] = useState<string | null>(initialText === '' ? null : initialText);
  const { input } = useCellInput(initialText);
  const cell: MomentInput = { type, held: toText(value), leadsOn: true };
  const typing = { typed, isOpen: true };
  const { text, moment } = shownMoment(typing, cell);

  const carryOut = (act: MomentAct, move?: Move): void => {
    if (act.kind === 'type') setTyped(act.text);
    else if (act.kind === 'set') commit({ [column.key]: act.value }, move);
    else cancel(move);
  };
  return (
    <>
      <input
        ref={input}
        className="wb-combobox-input"
        aria-label={label}
        autoComplete="off"
        spellCheck={false}
        placeholder={column.placeholder === '' ? MOMENT_FORMATS[type] : column.placeholder}
        value={text}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          const act = event.nativeEvent.isComposing ? undefined : pressedMoment(event, typing, cell);
          if (act === undefined) return;
          carryOut(act, moveOf(event));
          event.preventDefault();
          event.stopPropagation();
        }}
        onBlur={() => document.activeElement !== input.current && carryOut(leftMoment(typing, cell))}
      />
      <LateMomentPanel
        t={props.ports.t}
        type={type}
        value={moment}
        onPoint={setTyped}
        onPick={(picked) => carryOut({ kind: 'set', value: picked }, 'stay')}
      />
    </>
  );
}

export const DateEditor = (props: CellEditorProps) => <MomentEditor {...props} type="date" />;
export const DatetimeEditor = (props: CellEditorProps) => <MomentEditor {...props} type="datetime" />;
export const TimeEditor = (props: CellEditorProps) => <MomentEditor {...props} type="time" />;
