import { useEffect, useMemo, useState } from 'react';
import type { CompiledColumn, Value } from '../../../engine/index.ts';
import type { DictItem } from '../../kit/ports/ports.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import { pickedValues } from './pickedItems.ts';

/**
 * A stored value with its item: null when the value no longer exists, undefined while it is fetched. When fetching
 * fails, the value is its own text.
 */
export type NamedValue = readonly [value: string, item: DictItem | null | undefined];

/** Returns the stored values of a field, each with its item. */
export function usePickedNames(
  { dictCode, multiple }: Pick<CompiledColumn, 'dictCode' | 'multiple'>,
  value: Value,
): readonly NamedValue[] {
  const { dictionaries } = usePorts();
  const values = useMemo(() => pickedValues(value, multiple === true), [value, multiple]);
  const [known, setKnown] = useState<Readonly<Record<string, DictItem | null>>>({});
  useEffect(() => {
    if (dictCode === undefined || values.length === 0) return undefined;
    let current = true;
    dictionaries.lookup(dictCode, values).then(
      (items) => current && setKnown((before) => ({ ...before, ...items })),
      () => {
        const own = Object.fromEntries(values.map((one) => [one, { value: one, text: one }]));
        if (current) setKnown((before) => ({ ...own, ...before }));
      },
    );
    return () => {
      current = false;
    };
  }, [dictionaries, dictCode, values]);
  return useMemo(() => values.map((one): NamedValue => [one, known[one]]), [values, known]);
}
