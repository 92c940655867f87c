import type { ShownRow } from './shownRows.ts';

/** What a key does in a row of a tree. */
export type TreeRowAct =
  | { readonly kind: 'go'; readonly id: string }
  | { readonly kind: 'open' | 'close' | 'enter' | 'select'; readonly id: string };

type Press = (rows: readonly ShownRow[], index: number, row: ShownRow) => TreeRowAct | undefined;

const goTo = (row: ShownRow | undefined): TreeRowAct | undefined => row && { kind: 'go', id: row.id };

const PRESSES: Readonly<Record<string, Press>> = {
  ArrowDown: (rows, index) => goTo(rows[index + 1]),
  ArrowUp: (rows, index) => goTo(rows[index - 1]),
  Home: (rows) => goTo(rows[0]),
  End: (rows) => goTo(rows.at(-1)),
  ArrowRight: (rows, index, { id, isOpen }) => {
    if (isOpen === undefined) return undefined;
    if (!isOpen) return { kind: 'open', id };
    const next = rows[index + 1];
    return next?.above === id ? goTo(next) : undefined;
  },
  ArrowLeft: (rows, _, { id, isOpen, above }) =>
    isOpen === true ? { kind: 'close', id } : goTo(rows.find((row) => row.id === above)),
  Enter: (_rows, _index, { id }) => ({ kind: 'enter', id }),
  ' ': (_rows, _index, { id }) => ({ kind: 'select', id }),
};

/** Handles the arrow keys of a tree, Enter to open the record, Space for its checkbox; undefined for other keys. */
export function pressedRow(key: string, rows: readonly ShownRow[], id: string): TreeRowAct | undefined {
  const index = rows.findIndex((row) => row.id === id);
  const row = rows[index];
  return row === undefined ? undefined : PRESSES[key]?.(rows, index, row);
}
