import { Alert, Button, Card, Form, Input, Space, Tag } from 'antd';
import { useState } from 'react';
import {
  filledContent,
  fillPlaceholders,
  MAX_RECEIVERS,
  placeholdersIn,
} from '../../../contract/notices/messageTemplates.ts';
import { SafeHtml, type PanelProps } from '../../../renderers/index.ts';
import { lazyText } from '../../platform/locales/lazyText.ts';
import { messagesEnUS } from '../../platform/locales/messages/messages.en-US.ts';
import { messagesZhCN } from '../../platform/locales/messages/messages.zh-CN.ts';
import { usePageHttp } from '../../shell/ui/PageLife.tsx';
import { useUserPicker } from '../people/useUserPicker.ts';
import { useChange } from '../users/usersText.ts';

const text = lazyText({ 'zh-CN': messagesZhCN, 'en-US': messagesEnUS });

interface Receiver {
  readonly id: string;
  readonly name: string;
}

/** Recipients: added by the user picker, removed one by one. */
function Receivers({
  chosen,
  onChange,
}: {
  readonly chosen: readonly Receiver[];
  readonly onChange: (chosen: readonly Receiver[]) => void;
}) {
  const picker = useUserPicker(text('message.receivers'), (ids, names) => {
    const known = new Set(chosen.map(({ id }) => id));
    const picked = ids.map((id, index) => ({ id, name: names[index] ?? id })).filter(({ id }) => !known.has(id));
    onChange([...chosen, ...picked].slice(0, MAX_RECEIVERS));
  });
  return (
    <Space wrap size={[4, 4]}>
      {chosen.map(({ id, name }) => (
        <Tag key={id} closable onClose={() => onChange(chosen.filter((one) => one.id !== id))}>
          {name}
        </Tag>
      ))}
      <Button size="small" disabled={picker.isMissing} onClick={() => picker.open()}>
        {text('message.choose')}
      </Button>
      {picker.dialog}
    </Space>
  );
}

/** Fills the placeholders of a template, previews it, and sends it to users of the tenant. */
export function SendMessage({ records, ports: { notify }, setDirty, close }: PanelProps) {
  const http = usePageHttp();
  const { isRunning, refusal, run } = useChange();
  const [receivers, setReceivers] = useState<readonly Receiver[]>([]);
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const said = (key: string): string => String(records[0]?.[key] ?? '');
  const [title, content, templateType] = [said('templateName'), said('templateContent'), said('templateType')];
  const names = placeholdersIn(`${title}${content}`);
  const shown = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
  const send = (testData: Readonly<Record<string, string>>) =>
    run(async () => {
      const receiver = receivers.map(({ id }) => id).join(',');
      const body = { templateCode: said('templateCode'), testData, receiver, msgType: 'system' };
      const { envelope } = await http.exchange({
        method: 'POST',
        url: '/sys/message/sysMessageTemplate/sendMsg',
        body,
      });
      notify.success(envelope?.message ?? '');
      setDirty(false);
      close();
      return undefined;
    });
  return (
    <Form<Record<string, string>>
      layout="vertical"
      onValuesChange={(_, all) => {
        setValues(all);
        setDirty(true);
      }}
      onFinish={(all) => void send(all)}
    >
      <p>{text('message.by')}</p>
      {names.map((name) => (
        <Form.Item key={name} name={name} label={name} rules={[{ required: true, message: text('message.missing') }]}>
          <Input maxLength={500} autoComplete="off" />
        </Form.Item>
      ))}
      <Form.Item label={text('message.receivers')} required>
        <Receivers
          chosen={receivers}
          onChange={(chosen) => {
            setReceivers(chosen);
            setDirty(true);
          }}
        />
      </Form.Item>
      <Form.Item label={text('message.preview')}>
        <Card size="small" title={fillPlaceholders(title, shown)}>
          <SafeHtml
            html={filledContent({ templateType, templateContent: content }, shown)}
            renderFailed={(retry) => (
              <Button type="link" onClick={retry}>
                {text('message.noPreview')}
              </Button>
            )}
          />
        </Card>
      </Form.Item>
      {refusal !== '' && <Alert type="error" showIcon role="alert" message={refusal} style={{ marginBottom: 12 }} />}
      <Button type="primary" htmlType="submit" loading={isRunning} disabled={receivers.length === 0}>
        {text('message.send')}
      </Button>
    </Form>
  );
}
