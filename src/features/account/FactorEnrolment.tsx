import { Alert, App, Button, QRCode, Space, Typography } from 'antd';
import { useState } from 'react';
import { toNewSecret, toRecoveryCodes, type NewSecret } from '../../../contract/signIn/secondFactor.ts';
import { copyText } from '../../shell/ui/errorDetails.ts';
import { FactorForm } from './FactorForm.tsx';
import { FactorModal } from './FactorModal.tsx';
import { factorText as text, useFactorCall } from './useFactorCall.ts';

function RecoveryCodes({ codes, onSaved }: { readonly codes: readonly string[]; readonly onSaved: () => void }) {
  const { message } = App.useApp();
  const copy = (): void => {
    if (copyText(codes.join('\n'))) void message.success(text('factor.copied'));
    else void message.warning(text('factor.notCopied'));
  };
  return (
    <>
      <Alert type="success" showIcon role="status" message={text('factor.recovery')} style={{ marginBottom: 12 }} />
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(130px, 1fr))', gap: 8 }}>
        {codes.map((code) => (
          <Typography.Text code key={code}>
            {code}
          </Typography.Text>
        ))}
      </div>
      <Space style={{ marginTop: 16 }}>
        <Button autoFocus onClick={copy}>
          {text('factor.copy')}
        </Button>
        <Button type="primary" onClick={onSaved}>
          {text('factor.saved')}
        </Button>
      </Space>
    </>
  );
}

function Scanned({ secret, uri }: NewSecret) {
  return (
    <>
      <p>{text('factor.scan')}</p>
      <div role="img" aria-label={text('factor.qr')} style={{ display: 'flex', justifyContent: 'center' }}>
        {/* Black on white also in the dark: cameras read it. */}
        <QRCode value={uri} color="#000" bgColor="#fff" size={180} />
      </div>
      <p>
        {text('factor.secret')}
        {': '}
        <Typography.Text code copyable>
          {secret}
        </Typography.Text>
      </p>
    </>
  );
}

interface FactorEnrolmentProps {
  /** Token of the sign-in that waits for it; default: that of the session. */
  readonly token?: string;
  /** Why it is required. */
  readonly why?: string;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/**
 * Sets up the second factor: password, secret for the authenticator, first code, and the recovery codes, shown once.
 */
export function FactorEnrolment({ token, why = '', onDone, onCancel }: FactorEnrolmentProps) {
  const { isRunning, refusal, run, post } = useFactorCall(token);
  const [made, setMade] = useState<NewSecret>();
  const [codes, setCodes] = useState<readonly string[]>();
  const begin = ({ password }: { readonly password: string }) =>
    void run(async () => setMade(toNewSecret(await post('begin', { password }))));
  const confirm = ({ code }: { readonly code: string }) =>
    void run(async () => setCodes(toRecoveryCodes(await post('confirm', { code }))));
  const step = { isRunning, refusal };
  return (
    <FactorModal title={text('factor.title')} onCancel={codes === undefined ? onCancel : onDone}>
      {why !== '' && <Alert type="warning" showIcon message={why} style={{ marginBottom: 12 }} />}
      {codes !== undefined && <RecoveryCodes codes={codes} onSaved={onDone} />}
      {codes === undefined && made === undefined && (
        <FactorForm key="password" {...step} asks={['password']} button={text('factor.next')} onProof={begin} />
      )}
      {codes === undefined && made !== undefined && (
        <FactorForm key="code" {...step} asks={['code']} button={text('factor.enable')} onProof={confirm}>
          <Scanned {...made} />
        </FactorForm>
      )}
    </FactorModal>
  );
}
