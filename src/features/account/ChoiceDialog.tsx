import { Alert, Form, Modal, Select, type SelectProps } from 'antd';
import { useState } from 'react';
import { t } from '../../platform/locales/t.ts';

/** Width in pixels (S2.10-2, S9-6). */
const WIDTH = 450;

interface Choice {
  readonly value: string;
  readonly label: string;
}

interface ChoiceDialogProps {
  readonly title: string;
  readonly label: string;
  /** Placeholder of the empty field and text of the missing-choice error. */
  readonly hint: string;
  readonly choices: readonly Choice[];
  /** Initial choice; a value that is not among the choices means none. */
  readonly current: string;
  /** Errors are shown above the field. */
  readonly onChoose: (value: string) => Promise<void>;
  readonly onCancel: () => void;
}

/** antd would also set it on the wrapper, whose role does not support `aria-required`. */
const ChoiceField = ({ 'aria-required': _required, ...select }: SelectProps<string>) => <Select {...select} />;

/** Selects one of several choices; without a choice the field shows an error (S5-12). */
export function ChoiceDialog({ title, label, hint, choices, current, onChoose, onCancel }: ChoiceDialogProps) {
  const [form] = Form.useForm<{ chosen?: string }>();
  const [sending, setSending] = useState(false);
  const [refusal, setRefusal] = useState('');
  const choose = async ({ chosen }: { readonly chosen?: string }) => {
    if (chosen === undefined) return;
    setSending(true);
    setRefusal('');
    try {
      await onChoose(chosen);
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : String(error));
    } finally {
      setSending(false);
    }
  };
  const isOffered = choices.some(({ value }) => value === current);
  return (
    <Modal
      open
      title={title}
      width={WIDTH}
      okText={t('dialog.ok')}
      cancelText={t('dialog.cancel')}
      confirmLoading={sending}
      maskClosable={false}
      onOk={() => form.submit()}
      onCancel={onCancel}
    >
      {refusal !== '' && <Alert type="error" showIcon role="alert" message={refusal} style={{ marginBottom: 12 }} />}
      <Form
        form={form}
        layout="vertical"
        initialValues={isOffered ? { chosen: current } : {}}
        onFinish={(values) => void choose(values)}
      >
        <Form.Item name="chosen" label={label} rules={[{ required: true, message: hint }]}>
          <ChoiceField autoFocus showSearch optionFilterProp="label" placeholder={hint} options={[...choices]} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
