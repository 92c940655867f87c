import { Input } from 'antd';
import { isTooShort, MAX_PASSWORD_LENGTH, SHORTEST_PASSWORD } from '../../../contract/signIn/credentials.ts';
import { passwordEye } from '../../features/verification/passwordEye.tsx';
import { t, type ShellTextKey } from '../../platform/locales/t.ts';
import { SignInField } from '../../features/verification/SignInField.tsx';

export interface TypedPassword {
  readonly password: string;
  readonly confirmed: string;
}

/** Labels of the two fields, and the error for a blank first one. */
export interface PasswordTexts {
  readonly password: ShellTextKey;
  readonly hint: ShellTextKey;
  readonly confirmed: ShellTextKey;
}

export const NO_PASSWORD: TypedPassword = { password: '', confirmed: '' };

/** Returns the error text for a new password; blank: valid. */
export function passwordFault({ password, confirmed }: TypedPassword, { hint }: PasswordTexts): string {
  if (password === '') return t(hint);
  if (isTooShort(password)) return t('register.passwordShort', { least: SHORTEST_PASSWORD });
  return password === confirmed ? '' : t('password.differ');
}

interface NewPasswordFieldsProps {
  readonly texts: PasswordTexts;
  readonly value: TypedPassword;
  readonly onChange: (value: TypedPassword) => void;
  readonly readOnly: boolean;
}

/** Two fields for a new password. */
export function NewPasswordFields({ texts, value, onChange, readOnly }: NewPasswordFieldsProps) {
  const field = (key: keyof TypedPassword) => (
    <SignInField label={t(texts[key])}>
      {(id) => (
        <Input.Password
          id={id}
          name={key}
          size="large"
          autoComplete="new-password"
          iconRender={passwordEye}
          maxLength={MAX_PASSWORD_LENGTH}
          value={value[key]}
          readOnly={readOnly}
          onChange={(event) => onChange({ ...value, [key]: event.target.value })}
        />
      )}
    </SignInField>
  );
  return (
    <>
      {field('password')}
      {field('confirmed')}
    </>
  );
}
