import type { EditProps } from '../../inputs/widget.ts';
import '../../choices/marks.css';

/** Yes or no, stored as the two values of `customValue`. A blank value is no. */
export function CheckboxEdit(props: EditProps) {
  const { id, column, value, disabled, required, status, messageId, onCommit, onLeave } = props;
  const [checked, unchecked] = column.customValue ?? ['Y', 'N'];
  return (
    <input
      id={id}
      type="checkbox"
      className="wb-checkbox"
      data-status={status}
      checked={value === checked}
      disabled={disabled}
      aria-required={required}
      aria-invalid={status === 'error'}
      aria-describedby={messageId}
      onChange={(event) => onCommit(event.target.checked ? checked : unchecked)}
      onBlur={onLeave}
    />
  );
}
