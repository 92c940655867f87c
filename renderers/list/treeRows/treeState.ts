import type { Values } from '../../../engine/index.ts';

type Below = ReadonlyMap<string, readonly Values[]>;

/** Open records of a tree, and the known children. */
export interface TreeState {
  /** Increases with each result of the list: earlier children are shown until they are fetched again. */
  readonly serial: number;
  readonly open: ReadonlySet<string>;
  /** Children by parent id, with the serial of the result that they belong to. */
  readonly known: ReadonlyMap<string, { readonly rows: readonly Values[]; readonly serial: number }>;
  /** Parents whose children are loading. */
  readonly waiting: ReadonlySet<string>;
  /** Why children could not be loaded, as text for staff. */
  readonly failed: ReadonlyMap<string, string>;
  /** Shows search results: the open state is then not stored. */
  readonly isSearch: boolean;
}

export type TreeEvent =
  /** The list has a new result; `below`: children included in a search result, all open. `open`: stored open ids. */
  | { readonly kind: 'answered'; readonly below: Below | undefined; readonly open: readonly string[] }
  | { readonly kind: 'open' | 'close' | 'retry'; readonly id: string }
  | { readonly kind: 'asked'; readonly ids: readonly string[] }
  | { readonly kind: 'came'; readonly below: Below; readonly serial: number }
  | { readonly kind: 'failed'; readonly ids: readonly string[]; readonly message: string; readonly serial: number };

export const initialTreeState: TreeState = {
  serial: 0,
  open: new Set(),
  known: new Map(),
  waiting: new Set(),
  failed: new Map(),
  isSearch: false,
};

const without = <T>(set: ReadonlySet<T>, gone: readonly T[]): ReadonlySet<T> =>
  new Set([...set].filter((one) => !gone.includes(one)));

const unfailed = (failed: TreeState['failed'], id: string): TreeState['failed'] =>
  new Map([...failed].filter(([one]) => one !== id));

function answered(state: TreeState, { below, open }: Extract<TreeEvent, { kind: 'answered' }>): TreeState {
  const serial = state.serial + 1;
  const fresh = { ...initialTreeState, serial };
  if (below !== undefined) {
    const known = new Map([...below].map(([id, rows]) => [id, { rows, serial }] as const));
    return { ...fresh, isSearch: true, open: new Set(below.keys()), known };
  }
  return { ...fresh, open: new Set(open), known: state.isSearch ? new Map() : state.known };
}

export function treeReducer(state: TreeState, event: TreeEvent): TreeState {
  switch (event.kind) {
    case 'answered':
      return answered(state, event);
    case 'open':
      return { ...state, open: new Set([...state.open, event.id]) };
    case 'close':
      return { ...state, open: without(state.open, [event.id]), failed: unfailed(state.failed, event.id) };
    case 'retry':
      return { ...state, failed: unfailed(state.failed, event.id) };
    case 'asked':
      return { ...state, waiting: new Set([...state.waiting, ...event.ids]) };
    case 'came': {
      if (event.serial !== state.serial) return state;
      const came = [...event.below].map(([id, rows]) => [id, { rows, serial: event.serial }] as const);
      const waiting = without(state.waiting, [...event.below.keys()]);
      return { ...state, waiting, known: new Map([...state.known, ...came]) };
    }
    case 'failed': {
      if (event.serial !== state.serial) return state;
      const failed = new Map([...state.failed, ...event.ids.map((id) => [id, event.message] as const)]);
      return { ...state, waiting: without(state.waiting, event.ids), failed };
    }
  }
}
