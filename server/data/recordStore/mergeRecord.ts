import {
  isBlank,
  type CompiledColumn,
  type CompiledDetail,
  type CompiledPage,
  type Value,
  type Values,
  type WireRecord,
  mayChange,
  maySee,
  normalValue,
  scopeOfUser,
  startValue,
  type Can,
  type ScopeUser,
} from '../../../engine/index.ts';
import type { InputProblem } from '../../core/base/errors.ts';
import { sameStored } from './cellValues.ts';
import { ownColumns, ownDetailColumns } from '../lists/columnPlaces.ts';
import type { StoredRecord } from './storedRecord.ts';
import { serverText } from '../../core/texts/serverText.ts';

/** The whole record as it would be stored. */
export interface MergedRecord {
  readonly values: Values;
  /** Rows by detail key; rows without `id` are new. */
  readonly details: Readonly<Record<string, readonly Values[]>>;
}

/** A column, or a detail whose rows may not be added or removed. */
export type RefusedPart = Pick<CompiledColumn, 'key' | 'title'>;

export interface Merge {
  readonly merged: MergedRecord;
  /** Input that the call must not contain. */
  readonly problems: readonly InputProblem[];
  /** Columns that the caller tries to change without the right to, or sends without the right to see them. */
  readonly refused: readonly RefusedPart[];
}

/** The user who sends the record. */
interface Merger {
  readonly can: Can;
  readonly user: ScopeUser;
}

interface Cells {
  readonly columns: readonly CompiledColumn[];
  /** The sent values; only own keys count, an absent key preserves the stored value. */
  readonly sent: Readonly<Record<string, unknown>>;
  readonly stored: Values | undefined;
}

const sentValue = (sent: Readonly<Record<string, unknown>>, key: string): Value | undefined => {
  if (!Object.hasOwn(sent, key)) return undefined;
  const value = sent[key];
  return typeof value === 'object' ? null : (value as Value | undefined);
};

/**
 * Returns whether a call leaves a column unchanged. Texts stored before normalization was introduced are sent back
 * normalized; if the caller may not change the column, that does not count as a change.
 */
const isUnchanged = (
  column: CompiledColumn,
  { value, before }: { readonly value: Value; readonly before: Value },
  can: Can,
): boolean =>
  sameStored(column, before, value) ||
  (!mayChange(column, can) && sameStored(column, normalValue(column, before), value));

/**
 * Returns whether the caller may not send this value. For a hidden column the sent value is never compared with the
 * stored one: the answer would reveal whether a guess is right. A blank value in a new record is accepted.
 */
const isRefused = (
  column: CompiledColumn,
  { value, before, isNew }: { readonly value: Value; readonly before: Value; readonly isNew: boolean },
  can: Can,
): boolean => {
  if (!maySee(column, can)) return !isNew || !isBlank(value);
  return !mayChange(column, can) && !isUnchanged(column, { value, before }, can);
};

/**
 * Merges one header or row: absent differs from null, and a column that the caller may not change preserves its value.
 */
const mergeCells = (
  { columns, sent, stored }: Cells,
  { can, user }: Merger,
): { readonly values: Values; readonly refused: CompiledColumn[] } => {
  const values: Values = {};
  const refused: CompiledColumn[] = [];
  const isNew = stored === undefined;
  const scope = scopeOfUser(user);
  for (const column of columns) {
    const { whenBlank = null } = column;
    const known = isNew ? startValue(column, scope) : stored[column.key];
    const before = isBlank(known) ? whenBlank : known;
    const given = sentValue(sent, column.key);
    const value = given !== undefined && isBlank(given) ? whenBlank : given;
    values[column.key] = before;
    // Only the fill rule sets it.
    if (value === undefined || column.fillRule !== undefined) continue;
    if (isRefused(column, { value, before, isNew }, can)) refused.push(column);
    else if (maySee(column, can) && (isNew || !isUnchanged(column, { value, before }, can))) values[column.key] = value;
  }
  return { values, refused };
};

const rowsOf = (wire: WireRecord, detail: CompiledDetail): readonly Values[] | undefined => {
  const rows = wire[detail.wireName];
  return Array.isArray(rows) ? (rows as readonly Values[]) : undefined;
};

/** Merges the rows of one detail. A row's `id` must be that of a row of this record and occur only once. */
const mergeRows = (
  detail: CompiledDetail,
  { rows, stored }: { rows: readonly Values[]; stored: readonly Values[] },
  merger: Merger,
) => {
  const columns = ownDetailColumns(detail);
  const unused = new Map(stored.map((row) => [String(row['id']), row]));
  const problems: InputProblem[] = [];
  const refused: RefusedPart[] = [];
  const merged = rows.map((sent, index): Values => {
    const id = sentValue(sent, 'id');
    const before = isBlank(id) ? undefined : unused.get(String(id));
    if (!isBlank(id) && before === undefined)
      problems.push({
        path: `/${detail.key}/${index}/id`,
        said: serverText('foreignRow', { row: index + 1 }),
      });
    else if (before !== undefined) unused.delete(String(id));
    const row = mergeCells({ columns, sent, stored: before }, merger);
    refused.push(...row.refused);
    const order = detail.orderKey !== undefined && { [detail.orderKey]: String(index + 1) };
    return { ...(before && { id: String(id) }), ...row.values, ...order };
  });
  const isWithheld = (button: 'add' | 'remove'): boolean =>
    merger.can.withheld?.has(`${detail.code}:${button}`) === true;
  const isGrown = merged.some((row) => isBlank(row['id']));
  if ((isGrown && isWithheld('add')) || (unused.size > 0 && isWithheld('remove'))) refused.push(detail);
  return { merged, problems, refused };
};

/** The caller may not choose fixed values and the status; sending the stored value is accepted. */
const fixedProblems = (
  page: CompiledPage,
  wire: WireRecord,
  stored: StoredRecord | undefined,
): readonly InputProblem[] => {
  const { fixed, statusKey } = page.resource;
  const problems: InputProblem[] = [];
  for (const [key, value] of Object.entries(fixed)) {
    const sent = sentValue(wire as Readonly<Record<string, unknown>>, key);
    if (!isBlank(sent) && String(sent) !== value)
      problems.push({ path: `/${key}`, said: serverText('fixedValue', { key, value }) });
  }
  if (statusKey === undefined) return problems;
  const status = page.columnByKey.get(statusKey);
  const sent = sentValue(wire as Readonly<Record<string, unknown>>, statusKey);
  if (status === undefined || isBlank(sent)) return problems;
  const before = stored === undefined ? status.defaultValue : stored.values[statusKey];
  if (!sameStored(status, sent, before))
    problems.push({ path: `/${statusKey}`, said: serverText('statusNotSaved', { title: status.title }) });
  return problems;
};

/** Fixed values and the status of a merged record; the status is the stored one, or the default for a new record. */
const kept = (page: CompiledPage, stored: StoredRecord | undefined): Values => {
  const { statusKey, fixed } = page.resource;
  const values: Values = {};
  for (const [key, value] of Object.entries(fixed)) if (page.columnByKey.has(key)) values[key] = value;
  if (statusKey === undefined) return values;
  const status = page.columnByKey.get(statusKey);
  values[statusKey] = stored === undefined ? (status?.defaultValue ?? null) : (stored.values[statusKey] ?? null);
  return values;
};

/**
 * Merges the sent values into the stored record: header keys and details that were not sent remain unchanged; rows of a
 * sent detail that it does not contain are removed. `stored` is absent for a new record, which starts with the column
 * defaults.
 */
export const mergeRecord = (
  page: CompiledPage,
  { wire, stored }: { readonly wire: WireRecord; readonly stored?: StoredRecord | undefined },
  merger: Merger,
): Merge => {
  const problems = [...fixedProblems(page, wire, stored)];
  const header = mergeCells({ columns: ownColumns(page), sent: wire, stored: stored?.values }, merger);
  const refused: RefusedPart[] = [...header.refused];
  const details: Record<string, readonly Values[]> = {};
  for (const detail of page.details) {
    const before = stored?.details[detail.key] ?? [];
    const rows = rowsOf(wire, detail);
    if (rows === undefined) {
      details[detail.key] = before;
      continue;
    }
    const result = mergeRows(detail, { rows, stored: before }, merger);
    details[detail.key] = result.merged;
    problems.push(...result.problems);
    refused.push(...result.refused);
  }
  return {
    merged: { values: { ...header.values, ...kept(page, stored) }, details },
    problems,
    refused: [...new Set(refused)],
  };
};
