import { Password } from '@formily/antd-v5/esm/password';
import { PasswordStrength } from '@formily/antd-v5/esm/password/PasswordStrength';
import type { KeyboardEvent } from 'react';
import type { EditProps } from '../../inputs/widget.ts';
import type { Ports } from '../../../kit/ports/ports.ts';
import './password.css';

export interface PasswordInputProps {
  readonly t: Ports['t'];
  readonly frame: Pick<EditProps, 'id' | 'column' | 'disabled' | 'required' | 'status' | 'messageId'>;
  readonly value: string;
  readonly hasMeter: boolean;
  readonly onChange: (typed: string) => void;
  /** Delete in the blank field removes the stored password. */
  readonly onClear: () => void;
  readonly onLeave: () => void;
}

const LEVELS = 5;

/** Formily's score ranges from 0 to 100. */
const levelOf = (score: number): number => Math.max(0, Math.min(LEVELS - 1, Math.ceil(score / 20) - 1));

/** Strength of the password, as a bar and as text. */
function Meter({ t, score }: { readonly t: Ports['t']; readonly score: number }) {
  const level = levelOf(score);
  const text = t(`password.level${level}`);
  return (
    <div className="wb-strength" data-level={level} role="status">
      <span className="wb-strength-bar" aria-hidden>
        {Array.from({ length: LEVELS }, (_, index) => (
          <span key={index} data-on={index <= level} />
        ))}
      </span>
      {t('password.strength', { level: text })}
    </div>
  );
}

/** Formily's password input with its visibility toggle; the meter shows Formily's score in our colors. */
export function PasswordInput({ t, frame, value, hasMeter, onChange, onClear, onLeave }: PasswordInputProps) {
  const { id, column, required, status, messageId } = frame;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Delete' && value === '' && column.allowClear !== false) onClear();
  };
  return (
    <div className="wb-password">
      <Password
        id={id}
        value={value}
        status={status}
        placeholder={column.placeholder}
        autoComplete="new-password"
        aria-required={required}
        aria-invalid={status === 'error'}
        aria-describedby={messageId}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={onLeave}
      />
      {hasMeter && value !== '' ? (
        <PasswordStrength value={value}>{(score: number) => <Meter t={t} score={score} />}</PasswordStrength>
      ) : null}
    </div>
  );
}
