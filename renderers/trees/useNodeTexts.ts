import { useEffect, useState } from 'react';
import { isBlank, valuesOf, type CompiledColumn, type Value } from '../../engine/index.ts';
import { usePorts } from '../ports/portsContext.ts';

const NONE: readonly string[] = [];

export const nodeValues = ({ multiple }: Pick<CompiledColumn, 'multiple'>, value: Value): readonly string[] => {
  if (isBlank(value)) return NONE;
  return multiple === true ? valuesOf(String(value)) : [String(value)];
};

/** Texts of the nodes that a column holds, by value; blank while they are fetched, the value itself where nobody knows it. */
export function useNodeTexts(column: CompiledColumn, value: Value): ReadonlyMap<string, string> {
  const { dictionaries } = usePorts();
  const { dictCode } = column;
  const wanted = nodeValues(column, value).join(',');
  const [found, setFound] = useState<{ readonly of: string; readonly texts: ReadonlyMap<string, string> }>();
  useEffect(() => {
    if (dictCode === undefined || wanted === '') return undefined;
    let current = true;
    const keep = (textOf: (value: string) => string): void => {
      if (current) setFound({ of: wanted, texts: new Map(wanted.split(',').map((one) => [one, textOf(one)])) });
    };
    dictionaries.lookup(dictCode, wanted.split(',')).then(
      (items) => keep((one) => items[one]?.text ?? one),
      () => keep((one) => one),
    );
    return () => {
      current = false;
    };
  }, [dictionaries, dictCode, wanted]);
  // What is chosen already keeps its text while that of another is fetched.
  return new Map(nodeValues(column, value).map((one) => [one, found?.texts.get(one) ?? '']));
}
