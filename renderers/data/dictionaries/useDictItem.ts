import { useEffect, useState } from 'react';
import { isBlank, type Value } from '../../../engine/index.ts';
import { isOnPaper } from '../../kit/hooks/useOnPaper.ts';
import type { DictItem, Ports } from '../../kit/ports/ports.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';

export interface StoredItem {
  /**
   * Null when the dictionary does not contain the code; undefined while it is being fetched and when fetching failed.
   */
  readonly item: DictItem | null | undefined;
  /** It is being fetched: show nothing yet, to avoid a code that is then replaced by a text. */
  readonly isComing: boolean;
}

interface Found {
  readonly code: string;
  readonly item: DictItem | null | undefined;
}

type Item = DictItem | null | undefined;

/** Last results by port, dictionary and code, so that a printed page does not wait for what it has already shown. */
const seen = new WeakMap<Ports['dictionaries'], Map<string, Item>>();
const MAX_SEEN = 5000;

function remember(dictionaries: Ports['dictionaries'], key: string, item: Item): void {
  const known = seen.get(dictionaries) ?? new Map<string, Item>();
  if (known.size >= MAX_SEEN) known.clear();
  known.set(key, item);
  seen.set(dictionaries, known);
}

/** Fetches the texts of codes, by dictionary, before printing; a code whose text cannot be fetched stays a code. */
export async function fetchTexts(
  dictionaries: Ports['dictionaries'],
  wanted: ReadonlyMap<string, ReadonlySet<string>>,
): Promise<void> {
  const ask = async (dictCode: string, codes: readonly string[]): Promise<void> => {
    const items = await dictionaries.lookup(dictCode, codes);
    for (const code of codes) remember(dictionaries, `${dictCode} ${code}`, items[code] ?? null);
  };
  await Promise.allSettled([...wanted].map(([dictCode, codes]) => ask(dictCode, [...codes])));
}

/** Returns the item of a stored code. */
export function useDictItem(dictCode: string | undefined, value: Value): StoredItem {
  const { dictionaries } = usePorts();
  const code = isBlank(value) ? '' : String(value);
  const [found, setFound] = useState<Found | undefined>(() => {
    const item = seen.get(dictionaries)?.get(`${dictCode} ${code}`);
    return item === undefined ? undefined : { code, item };
  });
  const isAsked = dictCode !== undefined && dictCode !== '' && code !== '';
  useEffect(() => {
    if (!isAsked) return undefined;
    let current = true;
    const ask = async (): Promise<void> => {
      try {
        const item = (await dictionaries.lookup(dictCode, [code]))[code] ?? null;
        remember(dictionaries, `${dictCode} ${code}`, item);
        if (current) setFound({ code, item });
      } catch {
        if (current) setFound({ code, item: undefined });
      }
    };
    void ask();
    return () => {
      current = false;
    };
  }, [dictionaries, dictCode, code, isAsked]);
  const isThere = found?.code === code;
  return { item: isAsked && isThere ? found.item : undefined, isComing: isAsked && !isThere && !isOnPaper() };
}
