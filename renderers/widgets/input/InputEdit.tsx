import { Input } from 'antd';
import { toText } from '../../formats.ts';
import { useTextDraft } from '../../form/useTextDraft.ts';
import type { EditProps } from '../widget.ts';

/** One line of text. Longer text than allowed is kept and found by the checks, never cut. */
export function InputEdit(props: EditProps) {
  const { id, column, value, disabled, required, status, messageId, onCommit, onType, onLeave } = props;
  const draft = useTextDraft({
    text: toText(value),
    onCommit: (text) => onCommit(text === '' ? null : text),
    onType: onType && ((text) => onType(text === '' ? null : text)),
    onLeave,
  });
  return (
    <Input
      id={id}
      value={draft.shown}
      disabled={disabled}
      status={status}
      placeholder={disabled ? '' : column.placeholder}
      autoComplete="off"
      aria-required={required}
      aria-invalid={status === 'error'}
      aria-describedby={messageId}
      onChange={(event) => draft.change(event.target.value)}
      {...draft.handlers}
    />
  );
}
