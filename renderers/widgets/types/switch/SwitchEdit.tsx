import type { KeyboardEvent } from 'react';
import type { EditProps } from '../../inputs/widget.ts';
import { flagText } from '../flagText.ts';
import '../../choices/marks.css';
import './switch.css';

/** The first value is on, the second off, as is a blank value; the state is shown next to the switch (W4-9). */
export function SwitchEdit(props: EditProps) {
  const { id, column, value, disabled, required, status, messageId, onCommit, onLeave } = props;
  const [on, off] = column.customValue ?? ['Y', 'N'];
  const isOn = value === on;
  const set = (checked: boolean): void => onCommit(checked ? on : off);
  const onKeyDownCapture = (event: KeyboardEvent<HTMLElement>): void => {
    if (disabled || event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key !== 'Delete') return;
    set(false);
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <span className="wb-switch" data-status={status} onKeyDownCapture={onKeyDownCapture} onBlur={onLeave}>
      <input
        id={id}
        type="checkbox"
        role="switch"
        className="wb-checkbox"
        checked={isOn}
        disabled={disabled}
        aria-required={required}
        aria-invalid={status === 'error'}
        aria-describedby={messageId}
        onChange={({ target }) => set(target.checked)}
      />
      <span className="wb-switch-text" aria-hidden>
        {flagText(column, value)}
      </span>
    </span>
  );
}
