import type { HttpClient } from '../platform/http/httpClient.ts';
import type { LiveChannel } from '../platform/live/liveChannel.ts';
import type { DictionaryCache } from '../shell/services/dictionaryCache.ts';
import type { CachedDictionaries } from './dictionaries.ts';

interface FreshDictionariesOptions {
  readonly http: HttpClient;
  readonly live: Pick<LiveChannel, 'subscribe' | 'onReturn'>;
  readonly dictionaryCache: DictionaryCache;
  readonly dictionaries: CachedDictionaries;
  /** What shows texts of codes asks for them again. */
  readonly askAgain: () => void;
}

const isFilled = (source: unknown): boolean => Array.isArray(source) && source.length > 0;

/**
 * Edits of dictionaries show at once: when the server tells of them, and when the connection is back after what was told
 * may have been missed. The copies in the browser, good for seven days, follow (S9-1).
 */
export function keepDictionariesFresh(options: FreshDictionariesOptions): void {
  const { http, live, dictionaryCache, dictionaries, askAgain } = options;
  const forget = (): void => {
    dictionaries.clear();
    askAgain();
  };
  const renew = async (): Promise<void> => {
    forget();
    try {
      dictionaryCache.renew(await http.call({ method: 'GET', url: '/sys/dict/queryAllDictItems' }));
    } catch {
      // The old copies serve only where the server does not answer; the next news asks anew.
    }
  };
  live.subscribe(({ cmd, body }) => {
    if (cmd === 'schema' && isFilled(body['dictionaries'])) void renew();
  });
  live.onReturn(() => void renew());
  dictionaryCache.subscribe(forget);
}
