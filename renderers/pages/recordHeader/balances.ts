import { useMemo } from 'react';
import {
  balanceOf,
  maySee,
  type Balance,
  type Can,
  type CompiledBalance,
  type PageDocument,
} from '../../../engine/index.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import { useFollowed } from './useFollowed.ts';

export interface ShownBalance {
  readonly pair: CompiledBalance;
  readonly balance: Balance;
}

/**
 * Returns a reader of the balances whose columns the user may see; a balance whose inputs have not changed is not
 * computed again.
 */
export function createBalances(document: PageDocument, can: Can): () => readonly ShownBalance[] {
  const pairs = (document.page.form.cockpit?.ribbon ?? []).filter(({ columns }) =>
    columns.every((column) => maySee(column, can)),
  );
  const known = new Map<CompiledBalance, { readonly stamp: string; readonly shown: ShownBalance }>();
  const readPair = (pair: CompiledBalance, rows: string): ShownBalance => {
    const values = document.values();
    const stamp = JSON.stringify([rows, ...pair.columns.map(({ key }) => values[key])]);
    const before = known.get(pair);
    if (before?.stamp === stamp) return before.shown;
    const shown = { pair, balance: balanceOf(pair, document.scope()) };
    known.set(pair, { stamp, shown });
    return shown;
  };
  return () => {
    const rows = document.page.details.map(({ key }) => document.detail(key).revision).join(' ');
    return pairs.map((pair) => readPair(pair, rows));
  };
}

const saysSame = (before: readonly ShownBalance[], now: readonly ShownBalance[]): boolean =>
  JSON.stringify(before.map(({ balance }) => balance)) === JSON.stringify(now.map(({ balance }) => balance));

/** Returns the current balances between header and lines. */
export function useBalances(document: PageDocument): readonly ShownBalance[] {
  const { can } = usePorts();
  const read = useMemo(() => createBalances(document, can), [can, document]);
  return useFollowed(document, read, saysSame);
}
