import { Alert, App, Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { t } from '../../platform/locales/t.ts';
import { useShell } from '../../shell/services/ShellContext.ts';
import { MAX_PASSWORD_LENGTH, SHORTEST_PASSWORD } from '../../../contract/signIn/credentials.ts';
import { passwordEye } from '../verification/passwordEye.tsx';

/** Width in pixels (S2.10-1, S9-6). */
const WIDTH = 800;
const INPUT = { maxLength: MAX_PASSWORD_LENGTH, iconRender: passwordEye } as const;

interface Passwords {
  readonly oldpassword: string;
  readonly password: string;
  readonly confirmpassword: string;
}

interface PasswordDialogProps {
  readonly username: string;
  readonly onClose: () => void;
  /** For a sign-in that waits for the change: its token and the reason; `onClose` then cancels the sign-in. */
  readonly due?: { readonly token: string; readonly why: string; readonly onChanged: () => Promise<void> };
}

/** Changes the user's own password (S5-6); the server ends all other sessions of the user. */
export function PasswordDialog({ username, onClose, due }: PasswordDialogProps) {
  const { http } = useShell();
  const { message } = App.useApp();
  const [form] = Form.useForm<Passwords>();
  const [sending, setSending] = useState(false);
  const [refusal, setRefusal] = useState('');

  const send = async (passwords: Passwords) => {
    setSending(true);
    setRefusal('');
    try {
      const asked = due && ({ headers: { 'X-Access-Token': due.token }, expiry: 'ignore' } as const);
      const body = { username, ...passwords };
      await http.call({ method: 'POST', url: '/sys/user/updatePassword', body, ...asked });
      void message.success(t('password.changed'));
      await (due ? due.onChanged() : onClose());
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : String(error));
    } finally {
      setSending(false);
    }
  };
  const sameAsNew = (_rule: unknown, value: unknown): Promise<void> =>
    !value || value === form.getFieldValue('password')
      ? Promise.resolve()
      : Promise.reject(new Error(t('password.differ')));

  return (
    <Modal
      open
      title={t('account.password')}
      width={WIDTH}
      okText={t('dialog.ok')}
      cancelText={t('dialog.cancel')}
      confirmLoading={sending}
      maskClosable={false}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      {due && <Alert type="warning" showIcon message={due.why} style={{ marginBottom: 12 }} />}
      {refusal !== '' && <Alert type="error" showIcon role="alert" message={refusal} style={{ marginBottom: 12 }} />}
      <Form
        form={form}
        labelCol={{ sm: 6 }}
        wrapperCol={{ sm: 14 }}
        requiredMark
        onFinish={(passwords) => void send(passwords)}
      >
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <Form.Item
          name="oldpassword"
          label={t('password.old')}
          rules={[{ required: true, message: t('password.oldHint') }]}
        >
          <Input.Password autoFocus autoComplete="current-password" {...INPUT} />
        </Form.Item>
        <Form.Item
          name="password"
          label={t('password.new')}
          rules={[
            { required: true, message: t('password.newHint') },
            { min: SHORTEST_PASSWORD, message: t('register.passwordShort', { least: SHORTEST_PASSWORD }) },
          ]}
        >
          <Input.Password autoComplete="new-password" {...INPUT} />
        </Form.Item>
        <Form.Item
          name="confirmpassword"
          label={t('password.confirm')}
          dependencies={['password']}
          rules={[{ required: true, message: t('password.confirmHint') }, { validator: sameAsNew }]}
        >
          <Input.Password autoComplete="new-password" {...INPUT} onPressEnter={() => form.submit()} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
