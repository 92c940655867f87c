import { App } from 'antd';
import { useCallback, useEffect } from 'react';
import { toActing } from '../../../contract/signIn/acting.ts';
import { lazyText } from '../../platform/locales/lazyText.ts';
import { actingEnUS } from '../../platform/locales/users/acting.en-US.ts';
import { actingZhCN } from '../../platform/locales/users/acting.zh-CN.ts';
import { useShell } from '../../shell/services/ShellContext.ts';
import { useFetched } from '../../shell/ui/useFetched.ts';

export const actingText = lazyText({ 'zh-CN': actingZhCN, 'en-US': actingEnUS });

/** For whom the session acts and may act; reloaded on server events. */
export function useActing() {
  const { http, live } = useShell();
  const ask = useCallback(
    async (signal: AbortSignal) => toActing(await http.call({ method: 'GET', url: '/sys/user/actFor', signal })),
    [http],
  );
  const fetched = useFetched(ask);
  const { again } = fetched;
  useEffect(
    () =>
      live.subscribe(({ cmd, body }) => {
        if (cmd === 'schema' && body['menu'] === true) again();
      }),
    [live, again],
  );
  return fetched;
}

/** Starts acting for an account; blank: ends it. All open pages belong to other rights, so the window is reloaded. */
export function useActFor(): (username: string) => Promise<void> {
  const { http, tabs, reload } = useShell();
  const { message, modal } = App.useApp();
  return async (username) => {
    const title = actingText(username === '' ? 'acting.end' : 'acting.begin');
    if (tabs.anyDirty() && !(await modal.confirm({ title, content: actingText('acting.dirty') }))) return;
    try {
      await http.call({ method: 'PUT', url: '/sys/user/actFor', body: { username } });
      tabs.forget();
      reload('/');
    } catch (error) {
      void message.error(error instanceof Error ? error.message : String(error));
    }
  };
}
