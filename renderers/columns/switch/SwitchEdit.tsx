import { Switch } from '@formily/antd-v5/esm/switch';
import type { KeyboardEvent } from 'react';
import type { EditProps } from '../../inputs/widget.ts';
import { flagText } from '../flagText.ts';
import './switch.css';

/** The first value is on, the second off, and so is nothing at all; which of them it is stands beside it (W4-9). */
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
  // The button takes them; Formily's types do not name them.
  const aria = { 'aria-required': required, 'aria-invalid': status === 'error', 'aria-describedby': messageId };
  return (
    <span className="wb-switch" data-status={status} onKeyDownCapture={onKeyDownCapture} onBlur={onLeave}>
      <Switch id={id} size="small" checked={isOn} disabled={disabled} {...aria} onChange={set} />
      <span className="wb-switch-text" aria-hidden>
        {flagText(column, value)}
      </span>
    </span>
  );
}
