import { toText } from '../../../kit/formats/formats.ts';
import { TextAreaControl } from '../../inputs/TextControl.tsx';
import { useTextDraft } from '../../../kit/keyboard/useTextDraft.ts';
import type { EditProps } from '../../inputs/widget.ts';

const defaultRows = 2;
const mostRows = 20;

/** Initial number of lines; staff may enlarge it. */
const rowsOf = (rows: unknown): number => {
  const wanted = Number(rows);
  return Number.isInteger(wanted) && wanted > 0 ? Math.min(wanted, mostRows) : defaultRows;
};

/** Multi-line text; Enter adds a line. `props.rows`: number of visible lines, 2 by default. */
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
