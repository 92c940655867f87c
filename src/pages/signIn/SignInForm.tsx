import { Alert, Button } from 'antd';
// Direct import: antd's index also contains text areas and code fields, as large as the rest of the form.
import Input from 'antd/es/input/Input';
import Password from 'antd/es/input/Password';
import { Suspense, useState } from 'react';
import type { FormEvent, KeyboardEvent } from 'react';
import { passwordEye } from '../../features/verification/passwordEye.tsx';
import { chunked } from '../../platform/chunks/chunked.tsx';
import { t } from '../../platform/locales/t.ts';
import { useShell } from '../../shell/services/ShellContext.ts';
import { NO_PROOF } from './captcha.ts';
import { SignInField } from '../../features/verification/SignInField.tsx';
import { useAttempt } from './useAttempt.ts';
import type { Credentials } from '../../../contract/signIn/credentials.ts';

/** Lazy: few installations require one. */
const CaptchaField = chunked(async () => (await import('./CaptchaField.tsx')).CaptchaField);

interface SignInFormProps {
  readonly onSubmit: (credentials: Credentials) => Promise<void>;
  /** The only account that may sign in here; the field is fixed to it. */
  readonly username?: string;
  /** Initial value of the field, from before a reload. */
  readonly typedName?: string;
  /** Called with the typed account name. */
  readonly onType?: (name: string) => void;
}

/** Account, password and, if configured, a captcha; Enter submits. The server's refusal is shown above the fields. */
export function SignInForm({ onSubmit, username: fixed, typedName = '', onType }: SignInFormProps) {
  const [username, setUsername] = useState(fixed ?? typedName);
  const [password, setPassword] = useState('');
  const [capsLock, setCapsLock] = useState(false);
  const [proof, setProof] = useState(NO_PROOF);
  const [round, setRound] = useState(0);
  const { attempt, run, fail } = useAttempt();
  const { captcha: isCaptchaAsked } = useShell().config;
  const sending = attempt.kind === 'sending';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const name = username.trim();
    if (name === '') fail(t('signIn.usernameHint'));
    else if (password === '') fail(t('signIn.passwordHint'));
    else if (!isCaptchaAsked) void run(() => onSubmit({ username: name, password }));
    else if (proof.captcha === '') fail(t('captcha.hint'));
    else
      void run(() => onSubmit({ username: name, password, ...proof }).finally(() => setRound((number) => number + 1)));
  };
  const rename = (name: string) => {
    setUsername(name);
    onType?.(name);
  };
  const isNameAsked = fixed === undefined && typedName === '';
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));

  return (
    <form className="sign-in-form" onSubmit={submit} noValidate aria-busy={sending}>
      {attempt.kind === 'failed' && <Alert type="error" showIcon message={attempt.message} role="alert" />}
      <SignInField label={t('signIn.username')}>
        {(id) => (
          <Input
            id={id}
            name="username"
            size="large"
            autoComplete="username"
            autoFocus={isNameAsked}
            maxLength={100}
            value={username}
            readOnly={fixed !== undefined || sending}
            onChange={(event) => rename(event.target.value)}
          />
        )}
      </SignInField>
      <SignInField label={t('signIn.password')}>
        {(id) => (
          <>
            <Password
              id={id}
              name="password"
              size="large"
              autoComplete="current-password"
              iconRender={passwordEye}
              autoFocus={!isNameAsked}
              maxLength={200}
              value={password}
              readOnly={sending}
              onChange={(event) => setPassword(event.target.value)}
              onKeyUp={watchCapsLock}
            />
            {capsLock && <span className="sign-in-hint">{t('signIn.capsLock')}</span>}
          </>
        )}
      </SignInField>
      {isCaptchaAsked && (
        <Suspense fallback={<p role="status">{t('app.loading')}</p>}>
          <CaptchaField proof={proof} onChange={setProof} round={round} readOnly={sending} />
        </Suspense>
      )}
      <Button type="primary" htmlType="submit" size="large" block disabled={sending}>
        {sending ? t('signIn.busy') : t('signIn.submit')}
      </Button>
    </form>
  );
}
