import { App, Button } from 'antd';
import { useCallback, useState } from 'react';
import { toSecondFactor } from '../../../contract/signIn/secondFactor.ts';
import { useShell } from '../../shell/services/ShellContext.ts';
import { useFetched } from '../../shell/ui/useFetched.ts';
import { FactorEnrolment } from './FactorEnrolment.tsx';
import { FactorForm } from './FactorForm.tsx';
import { FactorModal } from './FactorModal.tsx';
import { factorText as text, useFactorCall } from './useFactorCall.ts';

function FactorRemoval({ onDone, onCancel }: { readonly onDone: () => void; readonly onCancel: () => void }) {
  const { isRunning, refusal, run, post } = useFactorCall();
  const { message } = App.useApp();
  return (
    <FactorModal title={text('factor.disable')} onCancel={onCancel}>
      <FactorForm
        {...{ isRunning, refusal }}
        asks={['password', 'code']}
        button={text('factor.disable')}
        onProof={(proof) =>
          void run(async () => {
            await post('remove', proof);
            void message.success(text('factor.disabled'));
            onDone();
          })
        }
      >
        <p>{text('factor.codeOrRecovery')}</p>
      </FactorForm>
    </FactorModal>
  );
}

/** Shows whether the user's sign-in requires a second factor; enables and disables it. */
export function FactorState() {
  const { http } = useShell();
  const ask = useCallback(
    async (signal: AbortSignal) =>
      toSecondFactor(await http.call({ method: 'GET', url: '/sys/user/secondFactor', signal })),
    [http],
  );
  const { value, failure, again } = useFetched(ask);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const done = () => {
    close();
    again();
  };
  if (failure !== undefined) return <>{failure.message}</>;
  if (value === undefined) return null;
  const { enabled, recoveryLeft, required } = value;
  return (
    <>
      {enabled ? text('factor.on', { count: recoveryLeft }) : text('factor.off')}
      <Button
        type="link"
        size="small"
        disabled={enabled && required}
        title={enabled && required ? text('factor.required') : undefined}
        onClick={() => setOpen(true)}
      >
        {text(enabled ? 'factor.disable' : 'factor.enable')}
      </Button>
      {isOpen &&
        (enabled ? (
          <FactorRemoval onDone={done} onCancel={close} />
        ) : (
          <FactorEnrolment onDone={done} onCancel={close} />
        ))}
    </>
  );
}
