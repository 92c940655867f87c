import { Alert, Form, Modal, Select, type SelectProps } from 'antd';
import { useState } from 'react';
import { t } from '../../platform/locales/t.ts';

/** S2.10-2, S9-6. */
const WIDTH = 450;

interface Choice {
  readonly value: string;
  readonly label: string;
}

interface ChoiceDialogProps {
  readonly title: string;
  readonly label: string;
  /** Stands in the empty field, and says that one has to be chosen. */
  readonly hint: string;
  readonly choices: readonly Choice[];
  /** What is chosen at first; what is none of the choices: nothing. */
  readonly current: string;
  /** What it throws is shown above the field. */
  readonly onChoose: (value: string) => Promise<void>;
  readonly onCancel: () => void;
}

/** antd would have it on the box around the field as well, which has no role that may be required. */
const ChoiceField = ({ 'aria-required': _required, ...select }: SelectProps<string>) => <Select {...select} />;

/** One of several; without a choice the field says so (S5-12). */
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
