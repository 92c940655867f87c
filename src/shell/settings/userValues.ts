import type { StoredValues } from '../../platform/browserStorage/storedValues.ts';
import type { HttpClient } from '../../platform/http/httpClient.ts';
import type { Preferences } from '../../../renderers/index.ts';
import { isRecord, textOf } from '../../../contract/reading.ts';
import { toUserSettings } from '../../../contract/userSettings.ts';
import type { UserSettingsBody } from '../../../contract/userSettings.ts';

/** The user's settings: stored locally at once and on the server soon after, so that they apply on every machine. */
export interface UserValues extends Preferences {
  /** Resets these to their defaults. */
  forget(keys: readonly string[]): void;
  /** Loads newer values from the server, and sends newer local ones. When it is unreachable, the local copy is used. */
  load(): Promise<void>;
  /** Sends pending values; returns false when the server did not accept them. */
  flush(): Promise<boolean>;
  /** Called after values were loaded from the server. */
  subscribe(listener: () => void): () => void;
}

export interface UserValuesOptions {
  readonly stored: StoredValues;
  readonly http: HttpClient;
  /** Blank while no one is signed in: nothing is sent then. */
  readonly userId: () => string;
  readonly now?: () => number;
}

/** Delay that batches further changes, ms. */
const SEND_DELAY_MS = 800;
/** Most values per call. */
const MAX_AT_ONCE = 40;

/** Metadata of a stored value. */
interface Mark {
  /** Time of setting, epoch ms. */
  readonly time: number;
  readonly sent: boolean;
}

type Marks = Readonly<Record<string, Mark>>;

const toMarks = (source: unknown): Marks =>
  isRecord(source)
    ? Object.fromEntries(
        Object.entries(source).map(([key, mark]) => [
          key,
          { time: Number(textOf(mark, 'time')), sent: isRecord(mark) && mark['sent'] === true },
        ]),
      )
    : {};

export function createUserValues({ stored, http, userId, now = Date.now }: UserValuesOptions): UserValues {
  const listeners = new Set<() => void>();
  const valueKey = (key: string, user = userId()): string => `preference:${user}:${key}`;
  const readMarks = (user: string): Marks => toMarks(stored.get(`preferences:${user}`));
  const writeMarks = (user: string, marks: Marks): void => stored.set(`preferences:${user}`, marks);
  let timer: ReturnType<typeof setTimeout> | undefined;

  const send = async (): Promise<void> => {
    const user = userId();
    if (user === '') return;
    const unsent = Object.entries(readMarks(user)).filter(([, { sent }]) => !sent);
    for (let from = 0; from < unsent.length; from += MAX_AT_ONCE) {
      const part = unsent.slice(from, from + MAX_AT_ONCE);
      const settings = part.map(([key, { time }]) => ({ key, value: stored.get(valueKey(key, user)) ?? null, time }));
      const body: UserSettingsBody = { settings };
      await http.call({ method: 'POST', url: '/sys/user/settings', body, expiry: 'ignore', refusal: 'ignore' });
      const marks = readMarks(user);
      // A value that was set again meanwhile is still pending.
      const sent = part.filter(([key, { time }]) => marks[key]?.time === time);
      writeMarks(user, { ...marks, ...Object.fromEntries(sent.map(([key, { time }]) => [key, { time, sent: true }])) });
    }
  };
  const sendQuietly = (): void => void send().catch(() => undefined);

  const put = (key: string, value: unknown, user: string): void =>
    value === undefined || value === null ? stored.remove(valueKey(key, user)) : stored.set(valueKey(key, user), value);

  const set = (key: string, value: unknown): void => {
    const user = userId();
    const marks = readMarks(user);
    put(key, value, user);
    // Later than the stored time even if the clock of this machine was set back.
    const time = Math.max(now(), (marks[key]?.time ?? 0) + 1);
    writeMarks(user, { ...marks, [key]: { time, sent: false } });
    clearTimeout(timer);
    timer = setTimeout(sendQuietly, SEND_DELAY_MS);
  };

  const load = async (): Promise<void> => {
    const user = userId();
    if (user === '') return;
    const result = await http.call({ method: 'GET', url: '/sys/user/settings', expiry: 'ignore' });
    if (user !== userId()) return;
    const marks = { ...readMarks(user) };
    const newer = toUserSettings(result).filter(({ key, time }) => time > (marks[key]?.time ?? -1));
    for (const { key, value, time } of newer) {
      put(key, value, user);
      marks[key] = { time, sent: true };
    }
    writeMarks(user, marks);
    if (newer.length > 0) for (const listener of listeners) listener();
    await send();
  };

  return {
    get: (key) => stored.get(valueKey(key)),
    set,
    forget: (keys) => keys.forEach((key) => set(key, undefined)),
    flush: () => {
      clearTimeout(timer);
      return send().then(
        () => true,
        () => false,
      );
    },
    load: () => load().catch(() => undefined),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
