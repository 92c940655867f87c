import { App } from 'antd';
import { useState } from 'react';
import { lazyText } from '../../platform/locales/lazyText.ts';
import { usersEnUS } from '../../platform/locales/users/users.en-US.ts';
import { usersZhCN } from '../../platform/locales/users/users.zh-CN.ts';

export const usersText = lazyText({ 'zh-CN': usersZhCN, 'en-US': usersEnUS });

/** Runs one call at a time; `refusal`: the server's refusal of the last one. */
export function useChange() {
  const { message } = App.useApp();
  const [isRunning, setRunning] = useState(false);
  const [refusal, setRefusal] = useState('');
  const run = async (change: () => Promise<string | undefined>): Promise<void> => {
    setRunning(true);
    setRefusal('');
    try {
      const said = await change();
      if (said !== undefined) void message.success(said);
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : String(error));
    } finally {
      setRunning(false);
    }
  };
  return { isRunning, refusal, run };
}
