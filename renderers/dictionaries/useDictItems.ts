import { useCallback, useEffect, useState } from 'react';
import type { CompiledColumn } from '../../engine/index.ts';
import type { DictItem } from '../ports.ts';
import { usePorts } from '../portsContext.ts';

export type DictState =
  | { readonly status: 'loading' }
  | { readonly status: 'error' }
  | { readonly status: 'ready'; readonly items: readonly DictItem[] };

/** Every choice of a column with a short list: its own options, else its dictionary. */
export function useDictItems(column: Pick<CompiledColumn, 'options' | 'dictCode'>): DictState & { retry: () => void } {
  const { dictionaries } = usePorts();
  const { options, dictCode } = column;
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<DictState>({ status: 'loading' });
  useEffect(() => {
    if (options !== undefined || dictCode === undefined) return undefined;
    let current = true;
    setState({ status: 'loading' });
    dictionaries.items(dictCode).then(
      (items) => current && setState({ status: 'ready', items }),
      () => current && setState({ status: 'error' }),
    );
    return () => {
      current = false;
    };
  }, [dictionaries, dictCode, options, attempt]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  if (options !== undefined) return { status: 'ready', items: options, retry };
  return { ...state, retry };
}
