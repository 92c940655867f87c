import { toText } from '../../../kit/formats/formats.ts';
import { TextAreaControl } from '../../inputs/TextControl.tsx';
import { useTextDraft } from '../../../kit/keyboard/useTextDraft.ts';
import type { EditProps } from '../../inputs/widget.ts';

const defaultRows = 2;
const mostRows = 20;

/** Lines at first; staff may pull it longer. */
const rowsOf = (rows: unknown): number => {
  const wanted = Number(rows);
  return Number.isInteger(wanted) && wanted > 0 ? Math.min(wanted, mostRows) : defaultRows;
};

/** Several lines of text; Enter is a new line. `props.rows`: how many are in sight, 2 by default. */
export function PlainTextarea(props: EditProps) {
  const { column, value, onCommit, onType, onLeave } = props;
  const draft = useTextDraft({
    text: toText(value),
    multiline: true,
    onCommit: (text) => onCommit(text === '' ? null : text),
    onType: onType && ((text) => onType(text === '' ? null : text)),
    onLeave,
  });
  return (
    <TextAreaControl
      frame={props}
      rows={rowsOf(column.props?.['rows'])}
      value={draft.shown}
      onChange={(event) => draft.change(event.target.value)}
      {...draft.handlers}
    />
  );
}
