import type { EditProps } from '../../inputs/widget.ts';
import { NumberedEdit } from './NumberedEdit.tsx';
import { PlainInput } from './PlainInput.tsx';

/** Single-line text; a number with a check digit is validated while it is typed. */
export function InputEdit(props: EditProps) {
  const { checkDigits } = props.column;
  return checkDigits === undefined ? <PlainInput {...props} /> : <NumberedEdit {...props} numbering={checkDigits} />;
}
