import type { CompiledDetail, CompiledPage, Value, Values } from '../../../engine/index.ts';

/** A stored log entry (decision 0064). */
export interface LoggedEntry {
  readonly version: number;
  readonly changes: unknown;
}

/** A record reconstructed from the log: its columns and rows, each row with its `id`. */
export interface LoggedRecord {
  readonly values: Values;
  readonly details: Readonly<Record<string, readonly Values[]>>;
}

type Fields = Readonly<Record<string, unknown>>;

const fieldsIn = (source: unknown, key: string): Fields => {
  const value: unknown = Object.hasOwn(Object(source), key) ? Object(source)[key] : undefined;
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
};

const rowsIn = (source: unknown, key: string): readonly Fields[] => {
  const value: unknown = Object(source)[key];
  return Array.isArray(value) ? value.map((row: unknown) => ({ ...Object(row) })) : [];
};

/** Fields that the server updates with every write. */
const COUNTED = new Set(['version', 'updateBy', 'updateTime']);

const afterOf = (cells: Fields): Values =>
  Object.fromEntries(
    Object.entries(cells).map(([key, pair]) => [key, Array.isArray(pair) ? (pair[1] as Value) : null]),
  );

const wholeOf = (page: CompiledPage | undefined, record: Fields): LoggedRecord => {
  const details = page?.details ?? [];
  const wires = new Set(details.map(({ wireName }) => wireName));
  return {
    values: Object.fromEntries(
      Object.entries(record).filter(([key]) => !wires.has(key) && !COUNTED.has(key)),
    ) as Values,
    details: Object.fromEntries(
      details.map(({ key, wireName }) => [key, rowsIn(record, wireName) as readonly Values[]]),
    ),
  };
};

const numbered = ({ orderKey }: CompiledDetail, rows: readonly Values[]): readonly Values[] =>
  orderKey === undefined ? rows : rows.map((row, index) => ({ ...row, [orderKey]: String(index + 1) }));

/** Applies row changes: remaining rows keep their positions unless changed; positions start at 1. */
const changedRows = (detail: CompiledDetail, before: readonly Values[], changes: Fields): readonly Values[] => {
  const gone = new Set(rowsIn(changes, 'removed').map((row) => String(row['id'])));
  const placed = new Map(
    before.map((row, index) => [String(row['id']), { row, order: index + 1 }] as const).filter(([id]) => !gone.has(id)),
  );
  for (const { id, order, cells } of rowsIn(changes, 'changed')) {
    const known = placed.get(String(id));
    if (known === undefined) continue;
    const row = { ...known.row, ...afterOf({ ...Object(cells) }) };
    placed.set(String(id), { row, order: typeof order === 'number' ? order : known.order });
  }
  for (const { id, order } of rowsIn(changes, 'moved')) {
    const known = placed.get(String(id));
    if (known !== undefined) placed.set(String(id), { row: known.row, order: Number(order) });
  }
  for (const [index, row] of rowsIn(changes, 'added').entries()) {
    const order = detail.orderKey === undefined ? Number.NaN : Number(row[detail.orderKey]);
    // Old entries contain neither id nor position of a new row.
    const id = String(row['id'] ?? `${placed.size}-${index}`);
    placed.set(id, { row: { ...row, id } as Values, order: Number.isFinite(order) ? order : placed.size + 1 });
  }
  return numbered(
    detail,
    [...placed.values()].sort((one, other) => one.order - other.order).map(({ row }) => row),
  );
};

/** Applies one entry to a record. */
export const applyEntry = (page: CompiledPage | undefined, before: LoggedRecord, changes: unknown): LoggedRecord => {
  const details = fieldsIn(changes, 'details');
  return {
    values: { ...before.values, ...afterOf(fieldsIn(changes, 'header')) },
    details: Object.fromEntries(
      Object.entries(before.details).map(([key, rows]) => {
        const detail = page?.detailByKey.get(key);
        return [key, detail && Object.hasOwn(details, key) ? changedRows(detail, rows, fieldsIn(details, key)) : rows];
      }),
    ),
  };
};

export const NO_RECORD: LoggedRecord = { values: {}, details: {} };

/** Returns the record after each of its entries, given in order from the first; a deleted record is empty. */
export const replay = (
  page: CompiledPage | undefined,
  entries: readonly (LoggedEntry & { readonly action: string })[],
): readonly LoggedRecord[] => {
  let now = NO_RECORD;
  return entries.map(({ action, changes }) => {
    if (action === 'delete') now = NO_RECORD;
    else if (Object.hasOwn(Object(changes), 'record')) now = wholeOf(page, fieldsIn(changes, 'record'));
    else now = applyEntry(page, now, changes);
    return now;
  });
};
