import { App, Button } from 'antd';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { lazyText } from '../../platform/locales/lazyText.ts';
import { viewingEnUS } from '../../platform/locales/users/viewing.en-US.ts';
import { viewingZhCN } from '../../platform/locales/users/viewing.zh-CN.ts';
import type { Viewing } from '../../platform/session/viewing.ts';
import { useShell } from '../../shell/services/ShellContext.ts';
import './viewingBar.css';

export const viewingText = lazyText({ 'zh-CN': viewingZhCN, 'en-US': viewingEnUS });

const two = (number: number): string => String(number).padStart(2, '0');

/** Local time of the viewer: 16:05. */
const timeText = (epoch: number): string => {
  const date = new Date(epoch);
  return `${two(date.getHours())}:${two(date.getMinutes())}`;
};

function Bar({ viewing: { viewer, until } }: { readonly viewing: Viewing }) {
  const { http, live, session, expiry } = useShell();
  const { realname, username, token } = useSnapshot(session.state);
  const { message } = App.useApp();
  const [isEnding, setEnding] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => expiry.report(session.state.token, 401), Math.max(0, until - Date.now()));
    return () => clearTimeout(timer);
  }, [until, expiry, session]);
  // The window has already returned to its own session.
  if (token === null) return null;
  const end = async () => {
    setEnding(true);
    live.close();
    try {
      await http.call({ method: 'POST', url: '/sys/logout', body: {}, expiry: 'ignore' });
    } catch (error) {
      // Viewing ends here anyway; on the server it expires.
      void message.warning(error instanceof Error ? error.message : String(error));
    }
    session.end();
  };
  const name = realname === '' || realname === username ? username : `${realname} (${username})`;
  return (
    <section className="viewing-bar" aria-label={viewingText('viewing.end')}>
      <span role="status">{viewingText('viewing.bar', { viewer, name, time: timeText(until) })}</span>
      <Button size="small" type="primary" loading={isEnding} onClick={() => void end()}>
        {viewingText('viewing.end')}
      </Button>
    </section>
  );
}

/** Bar above all other content and first tab stop while this window views as another user (decision 0067). */
export function ViewingBar() {
  const { viewing } = useShell();
  return viewing === null ? null : <Bar viewing={viewing} />;
}
