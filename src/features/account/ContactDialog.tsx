import { Alert, App, Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { MAX_PASSWORD_LENGTH } from '../../../contract/signIn/credentials.ts';
import { EMAIL_PATTERN } from '../../../contract/signIn/registration.ts';
import { passwordEye } from '../verification/passwordEye.tsx';
import { t } from '../../platform/locales/t.ts';
import { contactEnUS } from '../../platform/locales/users/contact.en-US.ts';
import { contactZhCN } from '../../platform/locales/users/contact.zh-CN.ts';
import { lazyText } from '../../platform/locales/lazyText.ts';
import { useShell } from '../../shell/services/ShellContext.ts';
import { SmsCodeField, type PhoneCode } from '../verification/SmsCodeField.tsx';

export const contactText = lazyText({ 'zh-CN': contactZhCN, 'en-US': contactEnUS });

export type ContactKind = 'phone' | 'email';

interface ContactDialogProps {
  readonly of: ContactKind;
  readonly onClose: (isChanged: boolean) => void;
}

interface ContactForm {
  readonly password: string;
  readonly email?: string;
}

/** As for a registration: the number must not be in use. */
const SMS_MODE = '1';
const WIDTH = 520;

/** Changes the user's number, verified by a code, or email address (S7-23); requires the current password. */
export function ContactDialog({ of, onClose }: ContactDialogProps) {
  const { http } = useShell();
  const { message } = App.useApp();
  const [form] = Form.useForm<ContactForm>();
  const [phone, setPhone] = useState<PhoneCode>({ mobile: '', code: '' });
  const [isSending, setSending] = useState(false);
  const [said, setSaid] = useState({ message: '', refused: false });

  const send = async ({ password, email = '' }: ContactForm) => {
    setSending(true);
    const { mobile, code } = phone;
    const contact = of === 'email' ? { email } : { phone: mobile, ...(code !== '' && { smscode: code }) };
    try {
      await http.call({ method: 'PUT', url: '/sys/user/changePhoneEmail', body: { password, ...contact } });
      void message.success(contactText('contact.changed'));
      onClose(true);
    } catch (error) {
      setSaid({ message: error instanceof Error ? error.message : String(error), refused: true });
    } finally {
      setSending(false);
    }
  };

  return (
    <Modal
      open
      title={contactText(`contact.${of}`)}
      width={WIDTH}
      okText={t('dialog.ok')}
      cancelText={t('dialog.cancel')}
      confirmLoading={isSending}
      maskClosable={false}
      onOk={() => form.submit()}
      onCancel={() => onClose(false)}
    >
      {said.message !== '' && (
        <Alert
          type={said.refused ? 'error' : 'info'}
          showIcon
          role="alert"
          message={said.message}
          style={{ marginBottom: 12 }}
        />
      )}
      <Form form={form} layout="vertical" requiredMark onFinish={(sent) => void send(sent)}>
        {of === 'phone' ? (
          <SmsCodeField mode={SMS_MODE} value={phone} onChange={setPhone} onSaid={setSaid} readOnly={isSending} />
        ) : (
          <Form.Item
            name="email"
            label={t('account.email')}
            rules={[{ pattern: new RegExp(EMAIL_PATTERN), message: contactText('contact.emailWrong') }]}
          >
            <Input autoFocus maxLength={200} autoComplete="email" />
          </Form.Item>
        )}
        <Form.Item
          name="password"
          label={contactText('contact.password')}
          rules={[{ required: true, message: contactText('contact.passwordHint') }]}
        >
          <Input.Password autoComplete="current-password" maxLength={MAX_PASSWORD_LENGTH} iconRender={passwordEye} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
