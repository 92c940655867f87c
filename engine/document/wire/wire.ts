import type { CompiledColumn, CompiledDetail, CompiledPage } from '../../language/compiled/compiledPage.ts';
import { scopeOfUser, startValue } from '../../language/columnKinds/startValue.ts';
import type { ScopeUser } from '../../core/scope.ts';
import { readDecimal } from '../../core/decimals.ts';
import type { TableModel } from '../../table/tableModel.ts';
import { isBlank, type Value, type Values } from '../../core/values.ts';
import type { WireRecord } from '../record/pageDocument.ts';
import type { RecordContent } from '../record/recordState.ts';

const isValue = (value: unknown): value is Value =>
  value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/** Names of users, which change only with a save. */
const STAFF_TEXTS = new Set(['createBy_dictText', 'updateBy_dictText']);

/**
 * Whether a field is part of the header: not one that is stored elsewhere, or that is outdated after the first change,
 * such as `<field>_dictText`.
 */
const isKept = (key: string): boolean =>
  key !== 'id' && key !== 'version' && (!key.endsWith('_dictText') || STAFF_TEXTS.has(key));

const decimalKeys = (columns: readonly CompiledColumn[]): readonly string[] =>
  columns.filter(({ valueType }) => valueType === 'decimal').map(({ key }) => key);

/** Converts numbers to text in place, so that amounts are always text. */
const writeOut = (values: Values, keys: readonly string[]): Values => {
  for (const key of keys) if (typeof values[key] === 'number') values[key] = readDecimal(values[key]) ?? values[key];
  return values;
};

/** Returns copies of a detail's rows in a record; undefined if the record does not contain the detail. */
export const wireRows = (record: WireRecord, detail: CompiledDetail): readonly Values[] | undefined => {
  const rows = Object.hasOwn(record, detail.wireName) ? record[detail.wireName] : undefined;
  if (typeof rows !== 'object' || rows === null) return undefined;
  const keys = decimalKeys(detail.columns);
  return rows.map((row) => writeOut({ ...row }, keys));
};

/**
 * Returns the header of a record, including fields that the page does not have (`createBy`): expressions may read them.
 */
export const wireHeader = (record: WireRecord, page: CompiledPage): Values => {
  const values: Values = {};
  for (const [key, value] of Object.entries(record)) if (isKept(key) && isValue(value)) values[key] = value;
  return writeOut(values, decimalKeys(page.columns));
};

export const contentOf = (record: WireRecord, page: CompiledPage): RecordContent => ({
  values: wireHeader(record, page),
  rows: new Map(page.details.map((detail) => [detail.key, wireRows(record, detail) ?? []])),
});

/** Returns the content of a new record: column defaults, the page's fixed values, and `minRows` rows per detail. */
export const newContent = (page: CompiledPage, user: ScopeUser): RecordContent => ({
  values: { ...defaultsOf(page.columns, user), ...page.resource.fixed },
  rows: new Map(
    page.details.map((detail) => [
      detail.key,
      Array.from({ length: detail.minRows }, () => ({ ...blank(detail.columns), ...defaultsOf(detail.columns, user) })),
    ]),
  ),
});

const blank = (columns: readonly CompiledColumn[]): Values =>
  Object.fromEntries(columns.map((column) => [column.key, null]));

const defaultsOf = (columns: readonly CompiledColumn[], user: ScopeUser): Values =>
  Object.fromEntries(
    columns
      .filter(({ defaultValue, defaultExpression }) => defaultValue !== undefined || defaultExpression !== undefined)
      .map((column) => [column.key, startValue(column, scopeOfUser(user))]),
  );

/** Missing columns stay missing: absent is not null, the user may not be allowed to see the field. */
const pick = (values: Values, columns: readonly CompiledColumn[]): Values => {
  const picked: Values = {};
  for (const { key, whenBlank = null } of columns)
    if (Object.hasOwn(values, key)) picked[key] = isBlank(values[key]) ? whenBlank : (values[key] ?? null);
  return picked;
};

export const headerToWire = (page: CompiledPage, values: Values): Values => pick(values, page.columns);

/**
 * Returns the rows for a save. `storedId` returns a row's id on the server by its model id; undefined for a new row.
 */
export const rowsToWire = (
  detail: CompiledDetail,
  model: TableModel,
  storedId: (rowId: string) => string | undefined,
): readonly Values[] =>
  Array.from({ length: model.rowCount }, (_, index) => {
    const row = model.rowAt(index);
    const id = storedId(row.id);
    const values = pick(row.values, detail.columns);
    if (detail.orderKey !== undefined) values[detail.orderKey] = String(index + 1);
    return id === undefined ? values : { id, ...values };
  });
