import { Alert, Form, Modal, Select } from 'antd';
import { useState } from 'react';
import { t } from '../locales/t.ts';
import type { Department } from './departments.ts';

/** S2.10-2, S9-6. */
const WIDTH = 450;

interface DepartmentDialogProps {
  readonly title: string;
  readonly departments: readonly Department[];
  /** The orgCode that is chosen at first; blank: none. */
  readonly current: string;
  readonly onChoose: (department: Department) => Promise<void>;
  readonly onCancel: () => void;
}

/** One of the user's departments; without a choice the field says so (S5-12). */
export function DepartmentDialog({ title, departments, current, onChoose, onCancel }: DepartmentDialogProps) {
  const [form] = Form.useForm<{ orgCode?: string }>();
  const [sending, setSending] = useState(false);
  const [refusal, setRefusal] = useState('');
  const choose = async ({ orgCode }: { readonly orgCode?: string }) => {
    const chosen = departments.find((one) => one.orgCode === orgCode);
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
  const isOwn = departments.some(({ orgCode }) => orgCode === current);
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
        initialValues={isOwn ? { orgCode: current } : {}}
        onFinish={(values) => void choose(values)}
      >
        <Form.Item
          name="orgCode"
          label={t('department.label')}
          rules={[{ required: true, message: t('department.required') }]}
        >
          <Select
            autoFocus
            showSearch
            optionFilterProp="label"
            placeholder={t('department.required')}
            options={departments.map(({ orgCode, departName }) => ({ value: orgCode, label: departName }))}
          />
        </Form.Item>
      </Form>
    </Modal>
  );
}
