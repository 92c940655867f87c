import { useState } from 'react';
import type { CallRequest } from '../../platform/http/httpClient.ts';
import { lazyText } from '../../platform/locales/lazyText.ts';
import { secondFactorEnUS } from '../../platform/locales/users/secondFactor.en-US.ts';
import { secondFactorZhCN } from '../../platform/locales/users/secondFactor.zh-CN.ts';
import { useShell } from '../../shell/services/ShellContext.ts';

export const factorText = lazyText({ 'zh-CN': secondFactorZhCN, 'en-US': secondFactorEnUS });

/** Runs one step at a time; holds the server's refusal. `token`: of a sign-in in progress. */
export function useFactorCall(token?: string) {
  const { http } = useShell();
  const [isRunning, setRunning] = useState(false);
  const [refusal, setRefusal] = useState('');
  const run = async (step: () => Promise<void>): Promise<void> => {
    setRunning(true);
    setRefusal('');
    try {
      await step();
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : String(error));
    } finally {
      setRunning(false);
    }
  };
  const post = (call: string, body: CallRequest['body']): Promise<unknown> =>
    http.call({
      method: 'POST',
      url: `/sys/user/secondFactor/${call}`,
      body,
      ...(token !== undefined && { headers: { 'X-Access-Token': token }, expiry: 'ignore' as const }),
    });
  return { isRunning, refusal, run, post };
}
