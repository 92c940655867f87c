import { Alert, Button, Result, Steps } from 'antd';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { t } from '../../platform/locales/t.ts';
import { SIGN_IN_PATH } from '../../platform/config/paths.ts';
import { useShell } from '../../shell/services/ShellContext.ts';
import type { PhoneCode } from '../../features/verification/SmsCodeField.tsx';
import { Entrance } from '../signIn/Entrance.tsx';
import { PhoneForm } from '../signIn/PhoneForm.tsx';
import { useAttempt } from '../signIn/useAttempt.ts';
import { NewPasswordFields, NO_PASSWORD, passwordFault, type PasswordTexts } from './NewPasswordFields.tsx';
import './registration.css';
import { isRecord } from '../../../contract/reading.ts';

/** The account whose password is changed, and the proof that the caller may do so. */
interface Proven extends PhoneCode {
  readonly username: string;
}

/** S2.1-7: steps 1 to 4. */
const STEPS = ['alteration.phone', 'alteration.account', 'alteration.password', 'alteration.done'] as const;

const PASSWORD_TEXTS: PasswordTexts = {
  password: 'password.new',
  hint: 'password.newHint',
  confirmed: 'password.confirm',
};

/** Heading of a step; focused when the step begins, so that screen readers announce it. */
function StepHead({ step }: { readonly step: number }) {
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (step > 0) head.current?.focus();
  }, [step]);
  return (
    <h2 ref={head} className="registration-title" tabIndex={-1}>
      {t('alteration.step', { step: step + 1, title: t(STEPS[step] ?? STEPS[0]) })}
    </h2>
  );
}

function NewPasswordForm({ proven, onDone }: { readonly proven: Proven; readonly onDone: () => void }) {
  const { http } = useShell();
  const [passwords, setPasswords] = useState(NO_PASSWORD);
  const { attempt, run, fail } = useAttempt();
  const sending = attempt.kind === 'sending';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const fault = passwordFault(passwords, PASSWORD_TEXTS);
    if (fault !== '') return fail(fault);
    const { username, mobile, code } = proven;
    const body = { username, password: passwords.password, phone: mobile, smscode: code };
    void run(async () => {
      await http.call({ method: 'POST', url: '/sys/user/passwordChange', body, expiry: 'ignore' });
      onDone();
    });
  };
  return (
    <form className="sign-in-form" onSubmit={submit} noValidate aria-busy={sending}>
      {attempt.kind === 'failed' && <Alert type="error" showIcon message={attempt.message} role="alert" />}
      <input type="text" name="username" autoComplete="username" value={proven.username} readOnly hidden />
      <NewPasswordFields texts={PASSWORD_TEXTS} value={passwords} onChange={setPasswords} readOnly={sending} />
      <Button type="primary" htmlType="submit" size="large" block disabled={sending}>
        {sending ? t('alteration.busy') : t('alteration.submit')}
      </Button>
    </form>
  );
}

/** Resets a forgotten password for the holder of the account's number (S2.1-7). */
export function AlterationPage() {
  const { http, entrance } = useShell();
  const navigate = useNavigate();
  const [step, setStep] = useState(0);
  const [proven, setProven] = useState<Proven>({ mobile: '', code: '', username: '' });

  const verify = async (proof: PhoneCode) => {
    const body = { phone: proof.mobile, smscode: proof.code };
    const result = await http.call({ method: 'POST', url: '/sys/user/phoneVerification', body, expiry: 'ignore' });
    const username = isRecord(result) ? result['username'] : undefined;
    setProven({ ...proof, username: typeof username === 'string' ? username : '' });
    setStep(1);
  };
  const finish = () => {
    entrance.keepName(proven.username);
    setStep(3);
  };
  const bodies: readonly ReactNode[] = [
    <PhoneForm
      key="phone"
      mode="2"
      onSubmit={verify}
      submitText={t('alteration.next')}
      busyText={t('alteration.busy')}
    />,
    <div key="account" className="sign-in-form">
      <p className="alteration-account">
        {t('alteration.whose')} <strong>{proven.username}</strong>
      </p>
      <Button type="primary" size="large" block onClick={() => setStep(2)}>
        {t('alteration.next')}
      </Button>
      <Button size="large" block onClick={() => setStep(0)}>
        {t('alteration.back')}
      </Button>
    </div>,
    <NewPasswordForm key="password" proven={proven} onDone={finish} />,
    <Result
      key="done"
      status="success"
      title={t('alteration.changed')}
      subTitle={t('alteration.ended')}
      extra={
        <Button type="primary" size="large" onClick={() => void navigate(SIGN_IN_PATH)}>
          {t('register.signIn')}
        </Button>
      }
    />,
  ];
  return (
    <Entrance>
      <section className="sign-in-card registration-wide">
        <Steps
          className="alteration-steps"
          size="small"
          responsive={false}
          current={step}
          items={STEPS.map((text) => ({ title: t(text) }))}
        />
        <StepHead step={step} />
        {bodies[step]}
        {step < 3 && (
          <p className="registration-links">
            <Link to={SIGN_IN_PATH}>{t('alteration.leave')}</Link>
          </p>
        )}
      </section>
    </Entrance>
  );
}
