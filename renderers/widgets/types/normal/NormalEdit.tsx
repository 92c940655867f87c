import { toText } from '../../../kit/formats/formats.ts';
import type { EditProps } from '../../inputs/widget.ts';

/** A read-only text that takes the focus, so that findings can lead to it. */
export function NormalEdit({ id, value, messageId }: EditProps) {
  return (
    <output id={id} className="wb-field-text" tabIndex={-1} aria-describedby={messageId}>
      {toText(value)}
    </output>
  );
}
