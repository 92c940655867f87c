import { useState } from 'react';
import { toText } from '../../../kit/formats/formats.ts';
import type { CellEditorProps, Move } from '../../grid/cells/cellEditors.ts';
import { LazyMomentPanel } from '../../../widgets/moments/lazyMomentPanel.tsx';
import { MomentRead } from '../../../widgets/moments/MomentRead.tsx';
import { momentPlaceholder, momentTypeOf } from '../../../widgets/moments/momentTypes.ts';
import {
  leftMoment,
  pressedMoment,
  shownMoment,
  type MomentAct,
  type MomentInput,
} from '../../../widgets/moments/momentTyping.ts';
import { moveOf } from './moveOf.ts';
import { useCellInput } from './useCellInput.ts';

export const fetchMomentPanel = LazyMomentPanel.prefetch;

/**
 * Editor for a moment, a range or a calendar unit: typed in any common format, or picked. Invalid text stays as typed,
 * so that the cell can show it.
 */
export function MomentEditor(props: CellEditorProps) {
  const { value, column, initialText, label, commit, cancel } = props;
  const type = momentTypeOf(column) ?? 'date';
  const [typed, setTyped] = useState<string | null>(initialText === '' ? null : initialText);
  const { input } = useCellInput(initialText);
  const cell: MomentInput = { type, held: toText(value), leadsOn: true };
  const typing = { typed, isOpen: true };
  const { text, moment, readAs } = shownMoment(typing, cell);

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
        placeholder={column.placeholder === '' ? momentPlaceholder(type) : column.placeholder}
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
      <MomentRead text={readAs} />
      <LazyMomentPanel
        t={props.ports.t}
        type={type}
        value={moment}
        language={column.language}
        onPoint={setTyped}
        onPick={(picked) => carryOut({ kind: 'set', value: picked }, 'stay')}
      />
    </>
  );
}
