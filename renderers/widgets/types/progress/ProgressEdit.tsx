import { InputNumberEdit } from '../inputNumber/InputNumberEdit.tsx';
import type { EditProps } from '../../inputs/widget.ts';
import { ProgressView, ShareBar } from './ProgressView.tsx';

/** A percentage as a number, with a bar next to it. */
export function ProgressEdit(props: EditProps) {
  const { id, column, value, disabled } = props;
  if (disabled)
    return (
      <span id={id} tabIndex={-1}>
        <ProgressView column={column} value={value} />
      </span>
    );
  return (
    <span className="wb-progress">
      <span className="wb-progress-number">
        <InputNumberEdit {...props} />
      </span>
      <span aria-hidden>%</span>
      <ShareBar value={value} />
    </span>
  );
}
