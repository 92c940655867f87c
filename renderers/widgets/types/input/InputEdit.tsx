import type { EditProps } from '../../inputs/widget.ts';
import { NumberedEdit } from './NumberedEdit.tsx';
import { PlainInput } from './PlainInput.tsx';

/** One line of text; a number that ends in a check digit is judged while it is typed. */
export function InputEdit(props: EditProps) {
  const { checkDigits } = props.column;
  return checkDigits === undefined ? <PlainInput {...props} /> : <NumberedEdit {...props} numbering={checkDigits} />;
}
