import { Input } from 'antd';
import { toText } from '../../formats.ts';
import { useTextDraft } from '../../form/useTextDraft.ts';
import type { EditProps } from '../widget.ts';

/** One line of text. Longer text than allowed is kept and found by the checks, never cut. */
export function InputEdit({ id, column, value, disabled, required, status, messageId, onCommit, onLeave }: EditProps) {
  const draft = useTextDraft({
    text: toText(value),
    onCommit: (text) => onCommit(text === '' ? null : text),
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
