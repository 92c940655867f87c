import { Alert, Button } from 'antd';
import { useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { t } from '../../platform/locales/t.ts';
import { isMobile } from '../../features/verification/smsCode.ts';
import type { SmsMode } from '../../features/verification/smsCode.ts';
import { SmsCodeField } from '../../features/verification/SmsCodeField.tsx';
import type { PhoneCode } from '../../features/verification/SmsCodeField.tsx';
import { useAttempt } from './useAttempt.ts';

interface PhoneFormProps {
  /** Purpose of the code; default '0', sign-in. */
  readonly mode?: SmsMode;
  /** `children` renders fields above the number; `check` returns the error text for them, blank: valid. */
  readonly children?: (readOnly: boolean) => ReactNode;
  readonly check?: () => string;
  readonly onSubmit: (proof: PhoneCode) => Promise<void>;
  /** Text of the button; default 登录. */
  readonly submitText?: string;
  readonly busyText?: string;
}

const CODE_LENGTH = 6;

/** Returns the error text for an incomplete proof; blank: complete. */
const missingIn = ({ mobile, code }: PhoneCode): string => {
  if (mobile === '') return t('phone.mobileHint');
  if (!isMobile(mobile)) return t('phone.mobileWrong');
  return code.length === CODE_LENGTH ? '' : t('phone.codeHint');
};

/** A mobile number and the code sent to it; Enter submits. */
export function PhoneForm({
  mode = '0',
  children,
  check = () => '',
  onSubmit,
  submitText = t('signIn.submit'),
  busyText = t('signIn.busy'),
}: PhoneFormProps) {
  const [proof, setProof] = useState<PhoneCode>({ mobile: '', code: '' });
  const [news, setNews] = useState('');
  const { attempt, run, fail, clear } = useAttempt();
  const sending = attempt.kind === 'sending';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setNews('');
    const missing = check() || missingIn(proof);
    if (missing === '') void run(() => onSubmit(proof));
    else fail(missing);
  };
  const hear = ({ message, refused }: { readonly message: string; readonly refused: boolean }) => {
    setNews(refused ? '' : message);
    if (refused) fail(message);
    else clear();
  };
  return (
    <form className="sign-in-form" onSubmit={submit} noValidate aria-busy={sending}>
      {attempt.kind === 'failed' && <Alert type="error" showIcon message={attempt.message} role="alert" />}
      {attempt.kind !== 'failed' && news !== '' && <Alert type="success" showIcon message={news} role="status" />}
      {children?.(sending)}
      <SmsCodeField mode={mode} value={proof} onChange={setProof} onSaid={hear} readOnly={sending} />
      <Button type="primary" htmlType="submit" size="large" block disabled={sending}>
        {sending ? busyText : submitText}
      </Button>
    </form>
  );
}
