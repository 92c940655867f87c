import { useEffect, useState } from 'react';
import { isBlank, valuesOf, type CompiledColumn, type Value } from '../../../engine/index.ts';
import type { DictItem } from '../../kit/ports/ports.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';

const NONE: readonly string[] = [];

export const nodeValues = ({ multiple }: Pick<CompiledColumn, 'multiple'>, value: Value): readonly string[] => {
  if (isBlank(value)) return NONE;
  return multiple === true ? valuesOf(String(value)) : [String(value)];
};

/** What a column holds, by value: null where nobody knows it, undefined while it is fetched. Where it cannot be, values stand for themselves. */
export type NodeItems = ReadonlyMap<string, Pick<DictItem, 'text'> | null | undefined>;

/** The nodes that a column holds. */
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
  // What is chosen already keeps its text while that of another is fetched.
  return new Map(nodeValues(column, value).map((one) => [one, found?.get(one)]));
}

/** Texts of nodes, by value; blank while they are fetched, the value itself where nobody knows it. */
export const textsOfNodes = (items: NodeItems): ReadonlyMap<string, string> =>
  new Map([...items].map(([one, item]) => [one, item === null ? one : (item?.text ?? '')]));
