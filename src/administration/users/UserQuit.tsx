import { Alert, Button, DatePicker, Form, Space } from 'antd';
import type { Dayjs } from 'dayjs';
import { DATETIME_FORMAT } from '../../../engine/index.ts';
import { useDialogs, type PanelProps } from '../../../renderers/index.ts';
import { usePageHttp } from '../../shell/ui/PageLife.tsx';
import { UserChoice } from './UserChoice.tsx';
import { useChange, usersText as text } from './usersText.ts';

interface Fields {
  readonly agentUserName: string;
  readonly startTime?: Dayjs | null;
}

/** Offboards a user, now or later, and sets the successor for open work. */
export function UserQuit({ records, setDirty, reload, close }: PanelProps) {
  const http = usePageHttp();
  const dialogs = useDialogs();
  const { isRunning, refusal, run } = useChange();
  const userName = String(records[0]?.['username'] ?? '');
  const name = String(records[0]?.['realname'] ?? userName);
  const about = text('users.quitAbout', { name });
  const leave = async ({ agentUserName, startTime }: Fields): Promise<void> => {
    if (!(await dialogs.confirm({ title: text('users.quitAsk'), text: about, danger: true }))) return;
    await run(async () => {
      const at = startTime ? startTime.format(DATETIME_FORMAT) : null;
      await http.call({
        method: 'PUT',
        url: '/sys/user/userQuitAgent',
        body: { userName, agentUserName, startTime: at },
      });
      setDirty(false);
      reload();
      close();
      return text('users.quitSaved');
    });
  };
  return (
    <Form<Fields> layout="vertical" onValuesChange={() => setDirty(true)} onFinish={(fields) => void leave(fields)}>
      {refusal !== '' && <Alert type="error" showIcon role="alert" message={refusal} style={{ marginBottom: 12 }} />}
      <Alert type="warning" showIcon message={about} style={{ marginBottom: 12 }} />
      <Form.Item
        name="agentUserName"
        label={text('users.successor')}
        rules={[{ required: true, message: text('users.chooseUser') }]}
      >
        <UserChoice except={userName} />
      </Form.Item>
      <Form.Item name="startTime" label={text('users.quitTime')}>
        <DatePicker showTime format={DATETIME_FORMAT} placeholder={text('users.quitNow')} style={{ width: '100%' }} />
      </Form.Item>
      <Space>
        <Button type="primary" danger htmlType="submit" loading={isRunning}>
          {text('users.quit')}
        </Button>
        <Button onClick={close}>{text('users.close')}</Button>
      </Space>
    </Form>
  );
}
