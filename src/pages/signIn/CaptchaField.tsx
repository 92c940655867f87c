import Input from 'antd/es/input/Input';
import { useEffect, useState } from 'react';
import { t } from '../../platform/locales/t.ts';
import { useShell } from '../../shell/services/ShellContext.ts';
import { newCheckKey, NO_PROOF, requestPicture } from './captcha.ts';
import type { TypedCaptcha } from './captcha.ts';
import { SignInField } from '../../features/verification/SignInField.tsx';
import './captchaField.css';

interface CaptchaFieldProps {
  readonly proof: TypedCaptcha;
  /** Called with the typed text, and with a blank one for each new picture. Must be a stable function. */
  readonly onChange: (proof: TypedCaptcha) => void;
  /** A picture is valid for one attempt: a new number loads a new one. */
  readonly round: number;
  readonly readOnly: boolean;
}

/** The last picture loaded, or its failure. */
interface Picture {
  /** The request it belongs to. */
  readonly turn: string;
  /** Blank: it failed to load. */
  readonly source: string;
  /** Load time, epoch ms. */
  readonly since: number;
}

/** The server discards a picture after 60 s. */
const OLD_MS = 50_000;
const LENGTH = 4;

/** Captcha field (D28). A click on the picture loads another; an expired one is replaced when the field is focused. */
export function CaptchaField({ proof, onChange, round, readOnly }: CaptchaFieldProps) {
  const { http } = useShell();
  const [picture, setPicture] = useState<Picture>({ turn: '', source: '', since: 0 });
  const [asked, setAsked] = useState(0);
  const renew = () => setAsked((times) => times + 1);
  const turn = `${round}/${asked}`;
  const isLoading = picture.turn !== turn;

  useEffect(() => {
    const leaving = new AbortController();
    const checkKey = newCheckKey();
    const show = async () => {
      const source = await requestPicture(http, checkKey, leaving.signal).catch(() => '');
      if (leaving.signal.aborted) return;
      setPicture({ turn, source, since: Date.now() });
      onChange(source === '' ? NO_PROOF : { captcha: '', checkKey });
    };
    void show();
    return () => leaving.abort();
  }, [http, onChange, turn]);

  const enter = () => {
    const isOld = picture.source !== '' && Date.now() - picture.since > OLD_MS;
    if (isOld && !isLoading && proof.captcha === '') renew();
  };
  return (
    <SignInField label={t('captcha.label')}>
      {(id) => (
        <div className="captcha">
          <Input
            id={id}
            name="captcha"
            size="large"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={LENGTH}
            value={proof.captcha}
            readOnly={readOnly}
            onFocus={enter}
            onChange={(event) => onChange({ ...proof, captcha: event.target.value.trim() })}
          />
          <button type="button" className="captcha-picture" aria-busy={isLoading} disabled={readOnly} onClick={renew}>
            {picture.source === '' && t(isLoading ? 'app.loading' : 'captcha.failed')}
            {picture.source !== '' && (
              <img src={picture.source} alt={t('captcha.picture')} title={t('captcha.picture')} />
            )}
          </button>
        </div>
      )}
    </SignInField>
  );
}
