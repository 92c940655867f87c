import { FactorForm } from './FactorForm.tsx';
import { FactorModal } from './FactorModal.tsx';
import { factorText as text, useFactorCall } from './useFactorCall.ts';

interface FactorStepProps {
  /** Continues the sign-in; a rejection is shown. */
  readonly onCode: (code: string) => Promise<void>;
  readonly onCancel: () => void;
}

/** Sign-in step after the password for users with a second factor. */
export function FactorStep({ onCode, onCancel }: FactorStepProps) {
  const { isRunning, refusal, run } = useFactorCall();
  return (
    <FactorModal title={text('factor.title')} onCancel={onCancel}>
      <FactorForm
        {...{ isRunning, refusal }}
        asks={['code']}
        button={text('factor.next')}
        onProof={({ code }) => void run(() => onCode(code))}
      >
        <p>{text('factor.codeOrRecovery')}</p>
      </FactorForm>
    </FactorModal>
  );
}
