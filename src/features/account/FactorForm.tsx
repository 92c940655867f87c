import { Alert, Button, Form, Input } from 'antd';
import type { ReactNode } from 'react';
import { MAX_PASSWORD_LENGTH } from '../../../contract/signIn/credentials.ts';
import { passwordEye } from '../verification/passwordEye.tsx';
import { factorText as text } from './useFactorCall.ts';

/** Inputs of a step. */
export interface FactorProof {
  readonly password: string;
  readonly code: string;
}

interface FactorFormProps {
  readonly asks: readonly (keyof FactorProof)[];
  readonly button: string;
  readonly isRunning: boolean;
  readonly refusal: string;
  readonly onProof: (proof: FactorProof) => void;
  readonly children?: ReactNode;
}

/** One step of the second factor: its text, and fields for a password, a code or both. */
export function FactorForm({ asks, button, isRunning, refusal, onProof, children }: FactorFormProps) {
  return (
    <Form<FactorProof>
      layout="vertical"
      requiredMark={false}
      onFinish={({ password = '', code = '' }: Partial<FactorProof>) => onProof({ password, code: code.trim() })}
    >
      {refusal !== '' && <Alert type="error" showIcon role="alert" message={refusal} style={{ marginBottom: 12 }} />}
      {children}
      {asks.includes('password') && (
        <Form.Item
          name="password"
          label={text('factor.password')}
          rules={[{ required: true, message: text('factor.passwordHint') }]}
        >
          <Input.Password
            autoFocus
            autoComplete="current-password"
            maxLength={MAX_PASSWORD_LENGTH}
            iconRender={passwordEye}
          />
        </Form.Item>
      )}
      {asks.includes('code') && (
        <Form.Item
          name="code"
          label={text('factor.code')}
          rules={[{ required: true, message: text('factor.codeHint') }]}
        >
          <Input autoFocus={!asks.includes('password')} autoComplete="one-time-code" maxLength={20} />
        </Form.Item>
      )}
      <Button type="primary" htmlType="submit" loading={isRunning} block>
        {button}
      </Button>
    </Form>
  );
}
