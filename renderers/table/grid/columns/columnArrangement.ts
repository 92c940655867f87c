import type { CompiledColumn } from '../../../../engine/index.ts';

/** Where a column stays during horizontal scrolling. */
export type Pin = 'left' | 'right' | 'none';

/** The user's arrangement of a table's columns; settings the user did not change are absent and follow the page. */
export interface ColumnArrangement {
  /** Keys from left to right. Keys that the page no longer has are ignored. Empty: page order. */
  readonly order: readonly string[];
  /** Pixels. */
  readonly widths: Readonly<Record<string, number>>;
  readonly hidden: readonly string[];
  readonly pins: Readonly<Record<string, Pin>>;
}

export const PAGE_ARRANGEMENT: ColumnArrangement = { order: [], widths: {}, hidden: [], pins: {} };

/** Pixels: limits of a user-defined width. */
export const LEAST_WIDTH = 40;
export const MAX_WIDTH = 600;

export const withinWidths = (width: number): number => Math.round(Math.max(LEAST_WIDTH, Math.min(MAX_WIDTH, width)));

export interface ArrangedColumn {
  readonly column: CompiledColumn;
  /** Pixels. */
  readonly width: number;
  /** The user set the width: the column is not stretched to fill the table. */
  readonly isSized: boolean;
  readonly pin: Pin;
}

const PINS: readonly Pin[] = ['left', 'none', 'right'];

const isPin = (value: unknown): value is Pin => PINS.some((pin) => pin === value);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const keysIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? [...new Set(value.filter((key): key is string => typeof key === 'string'))] : [];

function* valuesIn<T>(value: unknown, read: (one: unknown) => T | undefined): Generator<[string, T]> {
  for (const [key, one] of Object.entries(isRecord(value) ? value : {})) {
    const known = read(one);
    if (known !== undefined) yield [key, known];
  }
}

/** Parses the stored arrangement as far as it is valid: any version of the product may have written it. */
export function readArrangement(stored: unknown): ColumnArrangement {
  if (!isRecord(stored)) return PAGE_ARRANGEMENT;
  const readWidth = (width: unknown): number | undefined =>
    typeof width === 'number' && Number.isFinite(width) ? withinWidths(width) : undefined;
  return {
    order: keysIn(stored['order']),
    hidden: keysIn(stored['hidden']),
    widths: Object.fromEntries(valuesIn(stored['widths'], readWidth)),
    pins: Object.fromEntries(valuesIn(stored['pins'], (pin) => (isPin(pin) ? pin : undefined))),
  };
}

/**
 * Returns all keys of the page in the user's order; a column that is new to the page follows its predecessor on the
 * page.
 */
export function orderKeys(pageKeys: readonly string[], order: readonly string[]): readonly string[] {
  const known = new Set(pageKeys);
  const keys = order.filter((key) => known.has(key));
  const placed = new Set(keys);
  pageKeys.forEach((key, index) => {
    if (placed.has(key)) return;
    const before = pageKeys[index - 1];
    keys.splice(before === undefined ? 0 : keys.indexOf(before) + 1, 0, key);
    placed.add(key);
  });
  return keys;
}

const pinOf = (arrangement: ColumnArrangement, column: CompiledColumn): Pin =>
  arrangement.pins[column.key] ?? column.fixed ?? 'none';

/** Returns all columns from left to right, hidden ones included: pinned left, unpinned, pinned right. */
export function arrangeColumns(
  columns: readonly CompiledColumn[],
  arrangement: ColumnArrangement,
): readonly ArrangedColumn[] {
  const byKey = new Map(columns.map((column) => [column.key, column]));
  const keys = orderKeys([...byKey.keys()], arrangement.order);
  const arranged = keys.flatMap((key): readonly ArrangedColumn[] => {
    const column = byKey.get(key);
    if (column === undefined) return [];
    const width = arrangement.widths[key];
    return [{ column, width: width ?? column.width, isSized: width !== undefined, pin: pinOf(arrangement, column) }];
  });
  if (arranged.every(({ pin }) => pin === 'none')) return arranged;
  return PINS.flatMap((side) => arranged.filter(({ pin }) => pin === side));
}

export const setWidths = (
  arrangement: ColumnArrangement,
  widths: Readonly<Record<string, number>>,
): ColumnArrangement => ({
  ...arrangement,
  widths: {
    ...arrangement.widths,
    ...Object.fromEntries(Object.entries(widths).map(([key, width]) => [key, withinWidths(width)])),
  },
});

/** Removes the user's width, so that the column has its default width. */
export const withoutWidth = (arrangement: ColumnArrangement, key: string): ColumnArrangement => ({
  ...arrangement,
  widths: Object.fromEntries(Object.entries(arrangement.widths).filter(([one]) => one !== key)),
});

export const setPin = (arrangement: ColumnArrangement, key: string, pin: Pin): ColumnArrangement => ({
  ...arrangement,
  pins: { ...arrangement.pins, [key]: pin },
});

export function setHidden(arrangement: ColumnArrangement, key: string, hidden: boolean): ColumnArrangement {
  const others = arrangement.hidden.filter((one) => one !== key);
  return { ...arrangement, hidden: hidden ? [...others, key] : others };
}

/** Returns the columns hidden by the user; those of type `hidden` are never shown and do not count. */
export const hiddenOf = (
  columns: readonly CompiledColumn[],
  { hidden }: ColumnArrangement,
): readonly CompiledColumn[] => columns.filter(({ key, traits }) => traits.staff !== 'none' && hidden.includes(key));

/** Moves a column in front of another one; null: to the end. `keys`: all columns in their current order. */
export function moveColumn(
  arrangement: ColumnArrangement,
  keys: readonly string[],
  { key, before }: { readonly key: string; readonly before: string | null },
): ColumnArrangement {
  if (key === before) return arrangement;
  const order = keys.filter((one) => one !== key);
  order.splice(before === null ? order.length : order.indexOf(before), 0, key);
  return { ...arrangement, order };
}
