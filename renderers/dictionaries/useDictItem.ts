import { useEffect, useState } from 'react';
import { isBlank, type Value } from '../../engine/index.ts';
import type { DictItem } from '../ports/ports.ts';
import { usePorts } from '../ports/portsContext.ts';

/** The item of a stored code: undefined while it is fetched or when it cannot be, null where the dictionary does not know it. */
export function useDictItem(dictCode: string | undefined, value: Value): DictItem | null | undefined {
  const { dictionaries } = usePorts();
  const [found, setFound] = useState<{ code: string; item: DictItem | null }>();
  const code = isBlank(value) ? '' : String(value);
  useEffect(() => {
    if (dictCode === undefined || code === '') return undefined;
    let current = true;
    dictionaries.lookup(dictCode, [code]).then(
      (items) => current && setFound({ code, item: items[code] ?? null }),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [dictionaries, dictCode, code]);
  return found?.code === code ? found.item : undefined;
}
