import { Input } from 'antd';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { EMAIL_PATTERN, USERNAME_PATTERN } from '../../../contract/signIn/registration.ts';
import { t } from '../../platform/locales/t.ts';
import { REGISTERED_PATH, SIGN_IN_PATH } from '../../platform/config/paths.ts';
import { useShell } from '../../shell/services/ShellContext.ts';
import { Entrance } from '../signIn/Entrance.tsx';
import { PhoneForm } from '../signIn/PhoneForm.tsx';
import { SignInField } from '../../features/verification/SignInField.tsx';
import { NewPasswordFields, NO_PASSWORD, passwordFault, type PasswordTexts } from './NewPasswordFields.tsx';
import './registration.css';

const USERNAME = new RegExp(USERNAME_PATTERN);
const EMAIL = new RegExp(EMAIL_PATTERN);

const PASSWORD_TEXTS: PasswordTexts = {
  password: 'signIn.password',
  hint: 'register.passwordHint',
  confirmed: 'register.passwordConfirm',
};

/** Registers an account for the holder of a phone number (S2.1-5). */
export function RegisterPage() {
  const { http, entrance } = useShell();
  const navigate = useNavigate();
  const [username, setUsername] = useState('');
  const [email, setEmail] = useState('');
  const [passwords, setPasswords] = useState(NO_PASSWORD);

  const check = (): string => {
    if (username === '') return t('signIn.usernameHint');
    if (!USERNAME.test(username)) return t('register.usernameWrong');
    if (email !== '' && !EMAIL.test(email)) return t('register.emailWrong');
    return passwordFault(passwords, PASSWORD_TEXTS);
  };
  const fields = (readOnly: boolean) => (
    <>
      <SignInField label={t('signIn.username')}>
        {(id) => (
          <>
            <Input
              id={id}
              name="username"
              size="large"
              autoComplete="username"
              autoFocus
              maxLength={50}
              value={username}
              readOnly={readOnly}
              aria-describedby={`${id}-rule`}
              onChange={(event) => setUsername(event.target.value.trim())}
            />
            <span id={`${id}-rule`} className="registration-rule">
              {t('register.usernameRule')}
            </span>
          </>
        )}
      </SignInField>
      <NewPasswordFields texts={PASSWORD_TEXTS} value={passwords} onChange={setPasswords} readOnly={readOnly} />
      <SignInField label={t('register.email')}>
        {(id) => (
          <Input
            id={id}
            name="email"
            size="large"
            inputMode="email"
            autoComplete="email"
            maxLength={200}
            value={email}
            readOnly={readOnly}
            onChange={(event) => setEmail(event.target.value.trim())}
          />
        )}
      </SignInField>
    </>
  );
  return (
    <Entrance>
      <section className="sign-in-card">
        <h2 className="registration-title">{t('register.title')}</h2>
        <PhoneForm
          mode="1"
          check={check}
          submitText={t('register.submit')}
          busyText={t('register.busy')}
          onSubmit={async ({ mobile, code }) => {
            const body = { username, password: passwords.password, phone: mobile, email, smscode: code };
            await http.call({ method: 'POST', url: '/sys/user/register', body, expiry: 'ignore' });
            entrance.keepName(username);
            void navigate(REGISTERED_PATH, { replace: true, state: { username } });
          }}
        >
          {fields}
        </PhoneForm>
        <p className="registration-links">
          <Link to={SIGN_IN_PATH}>{t('register.haveAccount')}</Link>
        </p>
      </section>
    </Entrance>
  );
}
