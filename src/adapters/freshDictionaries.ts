import type { HttpClient } from '../platform/http/httpClient.ts';
import type { LiveChannel } from '../platform/live/liveChannel.ts';
import type { DictionaryCache } from '../shell/services/dictionaryCache.ts';
import type { CachedDictionaries } from './dictionaries.ts';

interface FreshDictionariesOptions {
  readonly http: HttpClient;
  readonly live: Pick<LiveChannel, 'subscribe' | 'onReturn'>;
  readonly dictionaryCache: DictionaryCache;
  readonly dictionaries: CachedDictionaries;
  /** Reloads the displayed texts of codes. */
  readonly askAgain: () => void;
}

const isFilled = (source: unknown): boolean => Array.isArray(source) && source.length > 0;

/**
 * Shows dictionary edits immediately: on a server event, and after a reconnect, when events may have been missed. The
 * copies in the browser, valid for seven days, are renewed too (S9-1).
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
      // The old copies only serve while the server does not answer; the next event renews them.
    }
  };
  live.subscribe(({ cmd, body }) => {
    if (cmd === 'schema' && isFilled(body['dictionaries'])) void renew();
  });
  live.onReturn(() => void renew());
  dictionaryCache.subscribe(forget);
}
