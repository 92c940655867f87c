import { Input } from 'antd';
import { useId } from 'react';
import { t } from '../../locales/t.ts';

export interface NewPassword {
  readonly password: string;
  readonly confirmed: string;
}

export const NO_PASSWORD: NewPassword = { password: '', confirmed: '' };

/** As the server has it. */
const SHORTEST = 8;
const LONGEST = 200;

/** What is wrong with a new password, in words; blank: nothing. */
export function passwordFault({ password, confirmed }: NewPassword): string {
  if (password === '') return t('password.newHint');
  if (password.length < SHORTEST) return t('register.passwordShort', { least: SHORTEST });
  return password === confirmed ? '' : t('password.differ');
}

interface NewPasswordFieldsProps {
  readonly value: NewPassword;
  readonly onChange: (value: NewPassword) => void;
  readonly readOnly: boolean;
}

/** A new password, twice. */
export function NewPasswordFields({ value, onChange, readOnly }: NewPasswordFieldsProps) {
  const id = useId();
  const field = (key: keyof NewPassword, title: string) => (
    <div className="sign-in-field">
      <label htmlFor={`${id}-${key}`}>{title}</label>
      <Input.Password
        id={`${id}-${key}`}
        name={key}
        size="large"
        autoComplete="new-password"
        maxLength={LONGEST}
        value={value[key]}
        readOnly={readOnly}
        onChange={(event) => onChange({ ...value, [key]: event.target.value })}
      />
    </div>
  );
  return (
    <>
      {field('password', t('password.new'))}
      {field('confirmed', t('password.confirm'))}
    </>
  );
}
