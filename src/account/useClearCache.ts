import { App } from 'antd';
import { t } from '../locales/t.ts';
import { useShell } from '../shell/ShellContext.ts';

/** Drops every copy of dictionaries and fetches them anew (W7-7, S8-12). */
export function useClearCache(): () => Promise<void> {
  const { http, dictionaryCache } = useShell();
  const { message } = App.useApp();
  return async () => {
    try {
      await http.call({ method: 'GET', url: '/sys/dict/refleshCache' });
      dictionaryCache.keep(await http.call({ method: 'GET', url: '/sys/dict/queryAllDictItems' }));
      void message.success(t('account.cacheCleared'));
    } catch {
      void message.warning(t('account.cacheFailed'));
    }
  };
}
