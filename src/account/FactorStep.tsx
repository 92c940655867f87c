import { Modal } from 'antd';
import type { SignInAnswer } from '../../contract/signIn/signIn.ts';
import { byCode, signInBy } from '../session/signIn.ts';
import { useShell } from '../shell/ShellContext.ts';
import { FactorForm } from './FactorForm.tsx';
import { factorText as text, useFactorCall } from './useFactorCall.ts';

interface FactorStepProps {
  readonly ticket: string;
  /** The sign-in where more has to be chosen; null: the session has begun. */
  readonly onAnswer: (answer: SignInAnswer | null) => void;
  readonly onCancel: () => void;
}

/** The step of the sign-in after the password, for who has a second factor. */
export function FactorStep({ ticket, onAnswer, onCancel }: FactorStepProps) {
  const { http, session } = useShell();
  const { isRunning, refusal, run } = useFactorCall();
  return (
    <Modal open title={text('factor.title')} footer={null} width={420} maskClosable={false} onCancel={onCancel}>
      <FactorForm
        {...{ isRunning, refusal }}
        asks={['code']}
        button={text('factor.next')}
        onProof={({ code }) => void run(async () => onAnswer(await signInBy(http, session, byCode(ticket, code))))}
      >
        <p>{text('factor.codeOrRecovery')}</p>
      </FactorForm>
    </Modal>
  );
}
