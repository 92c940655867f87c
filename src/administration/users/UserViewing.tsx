import { Alert, Button, Form, Input } from 'antd';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import {
  MAX_VIEW_REASON_LENGTH,
  toBegunViewing,
  VIEW_AS_URL,
  type ViewAsBody,
} from '../../../contract/signIn/viewing.ts';
import type { PanelProps } from '../../../renderers/index.ts';
import { viewingText as text } from '../../features/account/ViewingBar.tsx';
import { HOME_PATH } from '../../platform/config/paths.ts';
import { useShell } from '../../shell/services/ShellContext.ts';
import { usePageHttp } from '../../shell/ui/PageLife.tsx';
import { useFreshStartAt } from '../../shell/ui/useFreshStart.ts';
import { ChosenUsers } from './ChosenUsers.tsx';
import { useChange, usersText } from './usersText.ts';

/** Reason why this window cannot view as another user; blank: none. */
function useHindrance(id: string): string {
  const { session, tabs, drafts } = useShell();
  const { info } = useSnapshot(session.state);
  const { failed } = useSnapshot(drafts.state);
  const isTyping = useSnapshot(tabs.state).tabs.some(({ dirty }) => dirty);
  if (info?.id === id) return text('viewing.own');
  return isTyping && failed ? text('viewing.notKept') : '';
}

/** Starts viewing as the selected user: the window reloads with that user's data; drafts are kept. */
export function UserViewing({ records: [user] }: PanelProps) {
  const http = usePageHttp();
  const { preferences, keepViewing } = useShell();
  const startAnew = useFreshStartAt();
  const { pathname, search } = useLocation();
  const { isRunning, refusal, run } = useChange();
  const [reason, setReason] = useState('');
  const id = String(user?.['id'] ?? '');
  const hindrance = useHindrance(id);
  if (user === undefined) return <Alert type="info" showIcon message={usersText('users.none')} />;
  const begin = () =>
    run(async () => {
      await preferences.flush();
      const body: ViewAsBody = { id, reason: reason.trim() };
      const begun = toBegunViewing(await http.call({ method: 'POST', url: VIEW_AS_URL, body }));
      try {
        if (begun !== null) keepViewing(begun, pathname + search);
      } catch {
        throw new Error(text('viewing.noStorage'));
      }
      startAnew(HOME_PATH);
      return undefined;
    });
  return (
    <Form layout="vertical" onFinish={() => void begin()}>
      <ChosenUsers users={[user]} about={`${text('viewing.about')}${text('viewing.kept')}`} refusal={refusal} />
      <Form.Item label={text('viewing.reason')} htmlFor="viewing-reason" style={{ margin: '16px 0' }}>
        <Input
          id="viewing-reason"
          value={reason}
          maxLength={MAX_VIEW_REASON_LENGTH}
          showCount
          placeholder={text('viewing.reasonHint')}
          onChange={({ target }) => setReason(target.value)}
        />
      </Form.Item>
      {hindrance !== '' && <Alert type="warning" showIcon message={hindrance} style={{ marginBottom: 12 }} />}
      <Button type="primary" htmlType="submit" disabled={hindrance !== ''} loading={isRunning}>
        {text('viewing.begin')}
      </Button>
    </Form>
  );
}
