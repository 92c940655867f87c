import { Alert, Button, Input } from 'antd';
import { useId, useRef, useState } from 'react';
import type { FormEvent, KeyboardEvent } from 'react';
import { t } from '../../locales/t.ts';
import type { Credentials } from '../../session/signIn.ts';

interface SignInFormProps {
  readonly onSubmit: (credentials: Credentials) => Promise<void>;
  /** The only account that may sign in here; the field is fixed to it. */
  readonly username?: string;
}

type Attempt =
  | { readonly kind: 'ready' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'failed'; readonly message: string };

const messageOf = (error: unknown): string => (error instanceof Error && error.message) || t('signIn.failed');

/** One attempt at a time, however often the button is pressed. */
function useAttempt(onSubmit: SignInFormProps['onSubmit']) {
  const [attempt, setAttempt] = useState<Attempt>({ kind: 'ready' });
  const sending = useRef(false);
  const run = async (credentials: Credentials) => {
    if (sending.current) return;
    sending.current = true;
    setAttempt({ kind: 'sending' });
    try {
      await onSubmit(credentials);
      setAttempt({ kind: 'ready' });
    } catch (error) {
      setAttempt({ kind: 'failed', message: messageOf(error) });
    } finally {
      sending.current = false;
    }
  };
  const fail = (message: string) => setAttempt({ kind: 'failed', message });
  return { attempt, run, fail };
}

/** Account and password; Enter sends. The server's refusal stands above the fields. */
export function SignInForm({ onSubmit, username: fixed }: SignInFormProps) {
  const [username, setUsername] = useState(fixed ?? '');
  const [password, setPassword] = useState('');
  const [capsLock, setCapsLock] = useState(false);
  const { attempt, run, fail } = useAttempt(onSubmit);
  const id = useId();
  const sending = attempt.kind === 'sending';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const name = username.trim();
    if (name === '') fail(t('signIn.usernameHint'));
    else if (password === '') fail(t('signIn.passwordHint'));
    else void run({ username: name, password });
  };
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));

  return (
    <form className="sign-in-form" onSubmit={submit} noValidate aria-busy={sending}>
      {attempt.kind === 'failed' && <Alert type="error" showIcon message={attempt.message} role="alert" />}
      <div className="sign-in-field">
        <label htmlFor={`${id}-username`}>{t('signIn.username')}</label>
        <Input
          id={`${id}-username`}
          name="username"
          size="large"
          autoComplete="username"
          autoFocus={fixed === undefined}
          maxLength={100}
          value={username}
          readOnly={fixed !== undefined || sending}
          onChange={(event) => setUsername(event.target.value)}
        />
      </div>
      <div className="sign-in-field">
        <label htmlFor={`${id}-password`}>{t('signIn.password')}</label>
        <Input.Password
          id={`${id}-password`}
          name="password"
          size="large"
          autoComplete="current-password"
          autoFocus={fixed !== undefined}
          maxLength={200}
          value={password}
          readOnly={sending}
          onChange={(event) => setPassword(event.target.value)}
          onKeyUp={watchCapsLock}
        />
        {capsLock && <span className="sign-in-hint">{t('signIn.capsLock')}</span>}
      </div>
      <Button type="primary" htmlType="submit" size="large" block disabled={sending}>
        {sending ? t('signIn.busy') : t('signIn.submit')}
      </Button>
    </form>
  );
}
