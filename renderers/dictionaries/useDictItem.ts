import { useEffect, useState } from 'react';
import { isBlank, type Value } from '../../engine/index.ts';
import type { DictItem } from '../ports/ports.ts';
import { usePorts } from '../ports/portsContext.ts';

export interface StoredItem {
  /** Null where the dictionary does not know the code; undefined while it is fetched and where it cannot be. */
  readonly item: DictItem | null | undefined;
  /** It is being fetched: show nothing yet, rather than a code that becomes a text. */
  readonly isComing: boolean;
}

interface Found {
  readonly code: string;
  readonly item: DictItem | null | undefined;
}

/** The item of a stored code. */
export function useDictItem(dictCode: string | undefined, value: Value): StoredItem {
  const { dictionaries } = usePorts();
  const [found, setFound] = useState<Found>();
  const code = isBlank(value) ? '' : String(value);
  const isAsked = dictCode !== undefined && dictCode !== '' && code !== '';
  useEffect(() => {
    if (!isAsked) return undefined;
    let current = true;
    dictionaries.lookup(dictCode, [code]).then(
      (items) => current && setFound({ code, item: items[code] ?? null }),
      () => current && setFound({ code, item: undefined }),
    );
    return () => {
      current = false;
    };
  }, [dictionaries, dictCode, code, isAsked]);
  const isThere = found?.code === code;
  return { item: isAsked && isThere ? found.item : undefined, isComing: isAsked && !isThere };
}
