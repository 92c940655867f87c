import type { MenuEntry } from './menuEntries.ts';

/** One rendered row of the menu. */
export interface MenuRow {
  readonly entry: MenuEntry;
  /** 0 at the top level. */
  readonly depth: number;
  /** Whether the folder is expanded; null for a page. */
  readonly open: boolean | null;
  /** Index of the parent folder; -1 at the top level. */
  readonly parent: number;
  /** Position among its siblings, starting at 1; `among` is their number. */
  readonly place: number;
  readonly among: number;
}

/** Returns the visible entries for a set of open folders, from top to bottom. */
export function menuRows(entries: readonly MenuEntry[], open: ReadonlySet<string>): readonly MenuRow[] {
  const rows: MenuRow[] = [];
  const add = (some: readonly MenuEntry[], depth: number, parent: number): void =>
    some.forEach((entry, index) => {
      const isFolder = entry.children.length > 0;
      const isOpen = isFolder && open.has(entry.path);
      rows.push({ entry, depth, open: isFolder ? isOpen : null, parent, place: index + 1, among: some.length });
      if (isOpen) add(entry.children, depth + 1, rows.length - 1);
    });
  add(entries, 0, -1);
  return rows;
}

/** Effect of a key: a move to another row, or toggling a folder. */
export type MenuStep =
  | { readonly kind: 'go'; readonly to: number }
  | { readonly kind: 'toggle'; readonly at: number }
  | null;

const go = (to: number, rows: readonly MenuRow[]): MenuStep =>
  rows.length === 0 ? null : { kind: 'go', to: (to + rows.length) % rows.length };

const STEPS: Readonly<Record<string, (at: number, rows: readonly MenuRow[]) => MenuStep>> = {
  ArrowDown: (at, rows) => go(at + 1, rows),
  ArrowUp: (at, rows) => go(at - 1, rows),
  Home: (_, rows) => go(0, rows),
  End: (_, rows) => go(-1, rows),
  ArrowRight: (at, rows) => {
    const open = rows[at]?.open ?? null;
    if (open === null) return null;
    return open ? go(at + 1, rows) : { kind: 'toggle', at };
  },
  ArrowLeft: (at, rows) => {
    const row = rows[at];
    if (row?.open) return { kind: 'toggle', at };
    return row && row.parent >= 0 ? go(row.parent, rows) : null;
  },
};

/** Finds the next row whose title starts with the typed letter. */
function byLetter(key: string, at: number, rows: readonly MenuRow[]): MenuStep {
  const letter = key.toLowerCase();
  for (let step = 1; step <= rows.length; step++) {
    const to = (at + step) % rows.length;
    if (rows[to]?.entry.title.toLowerCase().startsWith(letter)) return go(to, rows);
  }
  return null;
}

/** Returns the effect of a key in the menu; null for keys that it does not handle. */
export function menuStep(key: string, at: number, rows: readonly MenuRow[]): MenuStep {
  const step = STEPS[key];
  if (step) return step(at, rows);
  return /^[^\s]$/u.test(key) ? byLetter(key, at, rows) : null;
}
