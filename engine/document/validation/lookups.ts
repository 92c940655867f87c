import type { Values } from '../../core/values.ts';
import type { DocumentPorts } from '../record/pageDocument.ts';

/** Maximum number of keys in one call of the port. */
const BATCH = 200;

interface Entry {
  state: 'waiting' | 'known' | 'failed';
  value: Values | null;
  error?: unknown;
  readonly waiters: Set<() => void>;
}

interface Asked {
  readonly dictCode: string;
  readonly key: string;
  readonly entry: Entry;
}

/** Reference rows by dictionary and key, fetched in batches. Answers are cached; `retry` discards failures. */
export class Lookups {
  readonly #entries = new Map<string, Map<string, Entry>>();
  readonly #port: DocumentPorts['lookup'];
  readonly #onAnswer: () => void;
  readonly #underWay = new Set<Promise<void>>();
  #queue: Asked[] = [];

  /** `onAnswer` is called after every answered batch, once its waiters have been notified. */
  constructor(port: DocumentPorts['lookup'], onAnswer: () => void) {
    this.#port = port;
    this.#onAnswer = onAnswer;
  }

  /** Returns the row, null for an unknown code, or undefined if it is not loaded yet; `waiter` is called when it is. */
  read(dictCode: string, key: string, waiter: () => void): Values | null | undefined {
    const entry = this.#entry(dictCode, key);
    if (entry.state === 'known') return entry.value;
    entry.waiters.add(waiter);
    return undefined;
  }

  /** Resolves when no request is pending, whatever the results. */
  async settled(): Promise<void> {
    this.#send();
    while (this.#underWay.size > 0) await Promise.all(this.#underWay);
  }

  /** The reason of the first failed look-up. */
  failure(): { readonly error: unknown } | undefined {
    for (const entries of this.#entries.values())
      for (const entry of entries.values()) if (entry.state === 'failed') return { error: entry.error };
    return undefined;
  }

  /** Discards failures: waiters are notified and will ask again. */
  retry(): void {
    for (const entries of this.#entries.values())
      for (const [key, entry] of entries)
        if (entry.state === 'failed') {
          entries.delete(key);
          for (const waiter of entry.waiters) waiter();
        }
  }

  #entry(dictCode: string, key: string): Entry {
    const entries = this.#entries.get(dictCode) ?? new Map<string, Entry>();
    this.#entries.set(dictCode, entries);
    const known = entries.get(key);
    if (known) return known;
    const entry: Entry = { state: 'waiting', value: null, waiters: new Set() };
    entries.set(key, entry);
    if (this.#queue.length === 0) void Promise.resolve().then(() => this.#send());
    this.#queue.push({ dictCode, key, entry });
    return entry;
  }

  #send(): void {
    const queue = groupByDictionary(this.#queue);
    this.#queue = [];
    for (const [dictCode, asked] of queue)
      for (let start = 0; start < asked.length; start += BATCH) {
        const fetching = this.#fetch(dictCode, asked.slice(start, start + BATCH));
        this.#underWay.add(fetching);
        void fetching.finally(() => this.#underWay.delete(fetching));
      }
  }

  async #fetch(dictCode: string, asked: readonly Asked[]): Promise<void> {
    try {
      const answer = await this.#port(
        dictCode,
        asked.map(({ key }) => key),
      );
      for (const { key, entry } of asked) {
        entry.value = Object.hasOwn(answer, key) ? (answer[key] ?? null) : null;
        entry.state = 'known';
        for (const waiter of entry.waiters) waiter();
        entry.waiters.clear();
      }
    } catch (error) {
      for (const { entry } of asked) Object.assign(entry, { state: 'failed', error });
      return;
    }
    this.#onAnswer();
  }
}

const groupByDictionary = (asked: readonly Asked[]): ReadonlyMap<string, Asked[]> => {
  const groups = new Map<string, Asked[]>();
  for (const one of asked) {
    const group = groups.get(one.dictCode);
    if (group) group.push(one);
    else groups.set(one.dictCode, [one]);
  }
  return groups;
};
