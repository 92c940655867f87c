import {
  checkWireShape,
  toPointer,
  validateRecord,
  type CompiledPage,
  type IgnoredField,
  type Moment,
  type Reasons,
  type RecordValidation,
  type ValidateRecordOptions,
  type Value,
  type Values,
  type WireProblem,
  type WireRecord,
  present,
} from '../../../engine/index.ts';
import { remoteCheck } from '../checkQueries/remoteChecks.ts';
import type { Db } from '../../core/database/db.ts';
import { lookupRows, type FindDictionary } from '../../data/dictionaries/lookup.ts';
import { notFound, problemsRefusal } from '../../core/base/errors.ts';
import type { SchemaStore } from '../../core/schemas/schemaStore.ts';
import type { FillValues, OnWritten } from '../../core/services/services.ts';
import { readerOf, type Caller } from '../../data/recordStore/caller.ts';
import { withCleanHtml } from './cleanHtml.ts';
import { ownColumns } from '../../data/lists/columnPlaces.ts';
import { mergeRecord, type MergedRecord } from '../../data/recordStore/mergeRecord.ts';
import { statusOf } from '../../data/recordStore/recordState.ts';
import type { PendingRecords, RecordHook } from '../../data/recordStore/recordHook.ts';
import { columnsRefusal, validationRefusal } from '../../data/recordStore/refusals.ts';
import { readRecords, type StoredRecord } from '../../data/recordStore/storedRecord.ts';
import { serverText } from '../../core/texts/serverText.ts';
import { withHashes, withoutMasks } from './secrets.ts';

/** Context of a write: transaction, page, caller, and dictionaries for look-ups. */
export interface WriteContext {
  readonly trx: Db;
  readonly page: CompiledPage;
  readonly caller: Caller;
  readonly findDictionary: FindDictionary;
  /** Pages whose tables dictionaries and checks may read. */
  readonly schemas: Pick<SchemaStore, 'pages' | 'pageByUrl'>;
  /** Further server-side behavior of this page. */
  readonly hook?: RecordHook | undefined;
  /** Value of a column with a fill rule, from the values of its record or row. */
  readonly fill: ReturnType<FillValues>;
  /** Called with what is written. */
  readonly onWritten: OnWritten;
  /** Answers checks and look-ups if many records are validated together. Default: single queries to the database. */
  readonly answers?: Pick<ValidateRecordOptions, 'lookup' | 'check'> | undefined;
  /** For an import into a tree: records that were validated but not stored yet. */
  readonly pending?: PendingRecords | undefined;
  /** Called with the fields of the body that the page does not have, as JSON pointers. */
  readonly onIgnored?: (pointers: readonly string[]) => void;
}

/** Reads a record and locks it until the transaction ends; throws 404 if it does not exist for this caller. */
export const lockRecord = async ({ trx, page, caller }: WriteContext, id: string): Promise<StoredRecord> => {
  const [record] = await readRecords(trx, { page, caller }, { ids: [id], lock: true });
  if (record === undefined) throw notFound(serverText('recordNotFound'));
  return record;
};

/** Text of the status, for messages. */
export const statusText = ({ page, findDictionary }: WriteContext, record: StoredRecord): string => {
  const { statusKey } = page.resource;
  const column = statusKey === undefined ? undefined : page.columnByKey.get(statusKey);
  const status = statusOf(page, record);
  if (column === undefined || status === null) return '';
  const items =
    (column.dictCode === undefined ? undefined : findDictionary(column.dictCode)?.items) ?? column.options ?? [];
  return items.find(({ value }) => value === status)?.text ?? String(status);
};

const valueIn = (wire: WireRecord, key: string): Value => {
  const value = wire[key];
  return value === undefined || (typeof value === 'object' && value !== null) ? null : value;
};

const wireOf = (page: CompiledPage, merged: MergedRecord, id: string | undefined): WireRecord => ({
  ...present({ id }),
  ...merged.values,
  ...Object.fromEntries(page.details.map((detail) => [detail.wireName, merged.details[detail.key] ?? []])),
});

interface Judgement {
  readonly record: MergedRecord;
  readonly at: Moment;
  readonly reasons: Reasons;
  /** Id of a stored record. */
  readonly id?: string;
}

/** Same checks as in the browser, with the same code, on the record as it would be stored. */
export const validate = (
  { trx: db, page, caller, findDictionary, schemas, answers }: WriteContext,
  { record, at, reasons, id }: Judgement,
): Promise<RecordValidation> =>
  validateRecord(page, wireOf(page, record, id), {
    at,
    reasons,
    user: caller.user,
    lookup: lookupRows({ db, pages: () => schemas.pages(), ...readerOf(caller), can: undefined }, findDictionary),
    check: remoteCheck({ db, schemas, caller }, page),
    ...answers,
  });

/** In a body, rows are under their wire name. */
const pathInBody = (page: CompiledPage, [first = '', ...rest]: IgnoredField['path']): IgnoredField['path'] => [
  rest.length === 0 ? first : (page.detailByKey.get(String(first))?.wireName ?? first),
  ...rest,
];

/** Input for a column that a newer version of the page no longer has must not be lost silently. */
const lostFields = (
  page: CompiledPage,
  { pageHash }: Caller,
  ignored: readonly IgnoredField[],
): readonly WireProblem[] =>
  pageHash === undefined || pageHash === page.hash ? [] : ignored.filter(({ holds }) => holds);

const takes = (hook: RecordHook | undefined, name: unknown): boolean =>
  typeof name === 'string' && hook?.takes?.has(name) === true;

/** Parses the body as a record of this page; throws 400 with all problems of its shape. */
export const readShape = ({ page, caller, hook, onIgnored }: WriteContext, body: unknown): WireRecord => {
  const { record, problems, ignored } = checkWireShape(page, body);
  const faults = [
    ...problems,
    ...lostFields(
      page,
      caller,
      ignored.filter(({ path: [first] }) => !takes(hook, first)),
    ),
  ];
  if (record === undefined || faults.length > 0)
    throw problemsRefusal(
      'badRecord',
      faults.map(({ path, said }) => ({ path: toPointer(path), said })),
    );
  const unread = ignored.filter(({ path: [first, second] }) => second !== undefined || !takes(hook, first));
  if (unread.length > 0) onIgnored?.(unread.map(({ path }) => toPointer(pathInBody(page, path))));
  return record;
};

const clean = (page: CompiledPage, { values, details }: MergedRecord): MergedRecord => ({
  values: withCleanHtml(page.columns, values),
  details: Object.fromEntries(
    page.details.map(({ key, columns }) => [key, (details[key] ?? []).map((row) => withCleanHtml(columns, row))]),
  ),
});

/** Merges the call into the stored record and rejects what this caller may not send or change. */
export const mergeAllowed = (
  { page, caller, hook }: WriteContext,
  wire: WireRecord,
  stored?: StoredRecord,
): MergedRecord => {
  const isKept = (key: string): boolean => hook?.ownKeys.has(key) === true || key === page.tree?.hasChildKey;
  const said = Object.fromEntries(Object.entries(wire).filter(([key]) => !isKept(key)));
  const { merged, problems, refused } = mergeRecord(page, { wire: said, stored }, caller);
  // Checked first, so that problems with a hidden status are not revealed to users who may not see it.
  if (refused.length > 0) throw columnsRefusal(refused);
  if (problems.length > 0) throw problemsRefusal('badRecord', problems);
  const cleaned = clean(page, merged);
  return stored === undefined ? { ...cleaned, values: withoutMasks(page, cleaned.values) } : cleaned;
};

export interface ValidatedRecord {
  /** Id to store the record under, if other records of the same import refer to it. Default: a new one. */
  readonly id?: string | undefined;
  /** With computed values recalculated. */
  readonly record: MergedRecord;
  readonly reasons: Reasons;
}

const rowsIn = (wire: WireRecord, wireName: string): readonly Values[] | undefined => {
  const rows = wire[wireName];
  return typeof rows === 'object' && rows !== null ? rows : undefined;
};

/** Throws the findings, or returns the record to store, with hashed secrets. */
export const validateWrite = async (
  writing: WriteContext,
  { at = 'save', ...judgement }: Omit<Judgement, 'at'> & { readonly at?: Moment | undefined },
): Promise<ValidatedRecord> => {
  const { record } = judgement;
  const result = await validate(writing, { ...judgement, at });
  if (!result.ok) throw validationRefusal(result);
  const own = ownColumns(writing.page).filter(({ key }) => Object.hasOwn(result.record, key));
  const values = Object.fromEntries(own.map(({ key }) => [key, valueIn(result.record, key)]));
  const details = writing.page.details.map(
    ({ key, wireName }) => [key, rowsIn(result.record, wireName) ?? record.details[key] ?? []] as const,
  );
  return {
    record: {
      values: await withHashes(writing.page, { ...record.values, ...values }, writing.hook?.seal),
      details: Object.fromEntries(details),
    },
    reasons: result.reasons,
  };
};
