import { Alert, Button, Form, Input } from 'antd';
import { useState } from 'react';
import type { PanelProps } from '../../../renderers/index.ts';
import { usePageHttp } from '../../shell/ui/PageLife.tsx';
import { rightsText } from '../rights/rightsText.ts';
import '../rights/rights.css';

interface NewRole {
  readonly roleName: string;
  readonly roleCode: string;
  readonly description?: string;
}

/** Creates a role with the rights and data rules of another one. */
export function CopyRole({ t, ports: { notify }, records, setDirty, reload, close }: PanelProps) {
  const http = usePageHttp();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const source = records[0] ?? {};
  const name = String(source['roleName'] ?? '');
  const copy = async (role: NewRole): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    try {
      await http.call({ method: 'POST', url: '/sys/role/add', body: { ...role, copyOf: String(source['id'] ?? '') } });
      notify.success(rightsText('copy.done', { name: role.roleName }));
      setDirty(false);
      reload();
      close();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Form<NewRole>
      layout="vertical"
      initialValues={{ roleName: rightsText('copy.copyOf', { name }), description: source['description'] ?? '' }}
      onValuesChange={() => setDirty(true)}
      onFinish={(role) => void copy(role)}
    >
      <p>{rightsText('copy.hint', { name })}</p>
      {failure !== undefined && <Alert type="error" showIcon message={failure} />}
      <Form.Item
        name="roleCode"
        label={rightsText('copy.code')}
        rules={[{ required: true, pattern: /^[A-Za-z][\w-]*$/, message: rightsText('copy.codeWrong') }]}
      >
        <Input maxLength={64} />
      </Form.Item>
      <Form.Item
        name="roleName"
        label={rightsText('copy.name')}
        rules={[{ required: true, whitespace: true, message: rightsText('copy.nameWrong') }]}
      >
        <Input maxLength={100} />
      </Form.Item>
      <Form.Item name="description" label={rightsText('copy.description')}>
        <Input.TextArea maxLength={500} rows={3} />
      </Form.Item>
      <div className="wb-rights-foot">
        <span className="wb-rights-state" />
        <Button onClick={close}>{t('common.cancel')}</Button>
        <Button type="primary" htmlType="submit" loading={isBusy}>
          {rightsText('copy.ok')}
        </Button>
      </div>
    </Form>
  );
}
