import { Button, Input } from 'antd';
import { useEffect, useState } from 'react';
import { t } from '../../platform/locales/t.ts';
import { SignInField } from './SignInField.tsx';
import { useShell } from '../../shell/services/ShellContext.ts';
import { SlideCheck } from './SlideCheck.tsx';
import { isMobile, requestCode } from './smsCode.ts';
import type { SmsMode } from './smsCode.ts';
import './smsCodeField.css';

export interface PhoneCode {
  readonly mobile: string;
  /** The code received by SMS. */
  readonly code: string;
}

interface SmsCodeFieldProps {
  readonly mode: SmsMode;
  readonly value: PhoneCode;
  readonly onChange: (value: PhoneCode) => void;
  /** Reports a message about a requested code, from the server or this form. */
  readonly onSaid: (said: { readonly message: string; readonly refused: boolean }) => void;
  readonly readOnly?: boolean;
}

const ONE_SECOND = 1000;

/** Counts down to 0 in seconds. */
function useCountdown(): [left: number, start: (seconds: number) => void] {
  const [left, setLeft] = useState(0);
  const isRunning = left > 0;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setLeft((seconds) => Math.max(0, seconds - 1)), ONE_SECOND);
    return () => clearInterval(timer);
  }, [isRunning]);
  return [left, setLeft];
}

/** Chinese input methods may type full-width digits. */
const digitsOf = (text: string, most: number): string => text.normalize('NFKC').replace(/\D/g, '').slice(0, most);

/** A mobile number, the slide check, and the code sent to the number; used by sign-in and registration. */
export function SmsCodeField({ mode, value, onChange, onSaid, readOnly = false }: SmsCodeFieldProps) {
  const { http } = useShell();
  const [isChecked, setChecked] = useState(false);
  const [round, setRound] = useState(0);
  const [sending, setSending] = useState(false);
  const [left, countDown] = useCountdown();
  const { mobile, code } = value;

  const ask = async () => {
    if (!isMobile(mobile)) {
      onSaid({ message: t(mobile === '' ? 'phone.mobileHint' : 'phone.mobileWrong'), refused: true });
      return;
    }
    if (!isChecked) {
      onSaid({ message: t('slide.first'), refused: true });
      return;
    }
    setSending(true);
    const { message, refused, waitSeconds } = await requestCode(http, mobile, mode);
    setSending(false);
    onSaid({ message, refused });
    countDown(waitSeconds);
    // The next code requires another check.
    setChecked(false);
    setRound((number) => number + 1);
  };

  return (
    <>
      <SignInField label={t('phone.mobile')}>
        {(id) => (
          <Input
            id={id}
            name="mobile"
            size="large"
            inputMode="numeric"
            autoComplete="tel-national"
            value={mobile}
            readOnly={readOnly || sending}
            onChange={(event) => onChange({ code, mobile: digitsOf(event.target.value, 11) })}
          />
        )}
      </SignInField>
      <SlideCheck key={round} onSuccess={() => setChecked(true)} disabled={readOnly} />
      <SignInField label={t('phone.code')}>
        {(id) => (
          <div className="sms-code">
            <Input
              id={id}
              name="code"
              size="large"
              inputMode="numeric"
              autoComplete="one-time-code"
              value={code}
              readOnly={readOnly}
              onChange={(event) => onChange({ mobile, code: digitsOf(event.target.value, 6) })}
            />
            <Button size="large" disabled={readOnly || sending || left > 0} onClick={() => void ask()}>
              {left > 0 ? t('phone.again', { seconds: left }) : t('phone.get')}
            </Button>
          </div>
        )}
      </SignInField>
    </>
  );
}
