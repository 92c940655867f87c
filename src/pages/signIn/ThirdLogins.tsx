import { Alert, Button, Modal } from 'antd';
import { useState } from 'react';
import type { ThirdParty } from '../../../contract/runtimeConfig.ts';
import { t } from '../../platform/locales/t.ts';
import type { SignInCall } from '../../platform/session/signIn.ts';
import { askInPopup, byBinding, byThirdLogin } from '../../platform/session/thirdLogin.ts';
import { useShell } from '../../shell/services/ShellContext.ts';
import { PhoneForm } from './PhoneForm.tsx';
import { useAttempt } from './useAttempt.ts';

interface Unbound {
  readonly thirdType: string;
  readonly code: string;
}

/** Sign-in with external accounts; an unknown one is bound to a phone number first. */
export function ThirdLogins({ onSubmit }: { readonly onSubmit: (call: SignInCall) => Promise<void> }) {
  const { config } = useShell();
  const { attempt, run } = useAttempt();
  const [unbound, setUnbound] = useState<Unbound | null>(null);
  const begin = async (thirdType: string) => {
    const outcome = await askInPopup(config.apiBase, thirdType);
    if (outcome.kind === 'failed') throw new Error(t('signIn.failed'));
    if (outcome.kind === 'known') await onSubmit(byThirdLogin(outcome.code, thirdType));
    else setUnbound({ thirdType, code: outcome.code });
  };
  const button = ({ thirdType, title }: ThirdParty) => (
    <Button key={thirdType} disabled={attempt.kind === 'sending'} onClick={() => void run(() => begin(thirdType))}>
      {title}
    </Button>
  );
  return (
    <section className="third-logins" aria-label={t('third.title')}>
      <p>{t('third.title')}</p>
      <div className="third-login-buttons">{config.thirdParty.map(button)}</div>
      {attempt.kind === 'failed' && <Alert type="error" showIcon role="alert" message={attempt.message} />}
      {unbound && (
        <Modal open centered title={t('third.bind')} width={420} footer={null} onCancel={() => setUnbound(null)}>
          <p>{t('third.bindHint')}</p>
          <PhoneForm
            submitText={t('third.bindSubmit')}
            onSubmit={async ({ mobile, code }) => {
              await onSubmit(byBinding({ mobile, code, thirdUserUuid: unbound.code, thirdType: unbound.thirdType }));
              setUnbound(null);
            }}
          />
        </Modal>
      )}
    </section>
  );
}
