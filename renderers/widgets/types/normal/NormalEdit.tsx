import { toText } from '../../../kit/formats/formats.ts';
import type { EditProps } from '../../inputs/widget.ts';

/** Read-only text that is focusable, so that findings can focus it. */
export function NormalEdit({ id, value, messageId }: EditProps) {
  return (
    <output id={id} className="wb-field-text" tabIndex={-1} aria-describedby={messageId}>
      {toText(value)}
    </output>
  );
}
