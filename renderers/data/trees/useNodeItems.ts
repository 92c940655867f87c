import { useEffect, useState } from 'react';
import { isBlank, valuesOf, type CompiledColumn, type Value } from '../../../engine/index.ts';
import type { DictItem } from '../../kit/ports/ports.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';

const NONE: readonly string[] = [];

export const nodeValues = ({ multiple }: Pick<CompiledColumn, 'multiple'>, value: Value): readonly string[] => {
  if (isBlank(value)) return NONE;
  return multiple === true ? valuesOf(String(value)) : [String(value)];
};

/**
 * Items of a column's values, by value: null when the value is unknown, undefined while it is being fetched. When
 * fetching fails, the value is its own text.
 */
export type NodeItems = ReadonlyMap<string, Pick<DictItem, 'text'> | null | undefined>;

/** Returns the nodes of a column's value. */
export function useNodeItems(column: CompiledColumn, value: Value): NodeItems {
  const { dictionaries } = usePorts();
  const { dictCode } = column;
  const wanted = nodeValues(column, value).join(',');
  const [found, setFound] = useState<NodeItems>();
  useEffect(() => {
    if (dictCode === undefined || wanted === '') return undefined;
    let current = true;
    const values = wanted.split(',');
    const keep = (items: NodeItems): void => {
      if (current) setFound(items);
    };
    dictionaries.lookup(dictCode, values).then(
      (items) => keep(new Map(values.map((one) => [one, items[one] ?? null]))),
      () => keep(new Map(values.map((one) => [one, { text: one }]))),
    );
    return () => {
      current = false;
    };
  }, [dictionaries, dictCode, wanted]);
  // Items already known keep their text while another one is fetched.
  return new Map(nodeValues(column, value).map((one) => [one, found?.get(one)]));
}

/** Returns the texts of nodes, by value; blank while being fetched, the value itself when it is unknown. */
export const textsOfNodes = (items: NodeItems): ReadonlyMap<string, string> =>
  new Map([...items].map(([one, item]) => [one, item === null ? one : (item?.text ?? '')]));
