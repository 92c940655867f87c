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

/** What the writer works with: a transaction, the page, who asks, and the dictionaries for look-ups. */
export interface WriteContext {
  readonly trx: Db;
  readonly page: CompiledPage;
  readonly caller: Caller;
  readonly findDictionary: FindDictionary;
  /** Whose tables dictionaries and checks may read. */
  readonly schemas: Pick<SchemaStore, 'pages' | 'pageByUrl'>;
  /** What the product does besides for this page. */
  readonly hook?: RecordHook | undefined;
  /** The value of a column that names a fill rule, for the values of its record or row. */
  readonly fill: ReturnType<FillValues>;
  /** Told of what is written. */
  readonly onWritten: OnWritten;
  /** What checks and look-ups are answered by, where many records are judged together. Default: the database, one by one. */
  readonly answers?: Pick<ValidateRecordOptions, 'lookup' | 'check'> | undefined;
  /** Of an import into a tree: what was judged before and is not stored yet. */
  readonly pending?: PendingRecords | undefined;
  /** Told of what the body says and the page does not have, as pointers into the body. */
  readonly onIgnored?: (pointers: readonly string[]) => void;
}

/** The record of an id, locked until the transaction ends; 404 when there is none for this caller. */
export const lockRecord = async ({ trx, page, caller }: WriteContext, id: string): Promise<StoredRecord> => {
  const [record] = await readRecords(trx, [page, caller], { ids: [id], lock: true });
  if (record === undefined) throw notFound(serverText('recordNotFound'));
  return record;
};

/** The status in words, for messages. */
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
  /** Of a stored record. */
  readonly id?: string;
}

/** The same checks as in the browser, by the same code, on the record as it would be stored. */
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

/** Rows stand in a body under their wire name. */
const pathInBody = (page: CompiledPage, [first = '', ...rest]: IgnoredField['path']): IgnoredField['path'] => [
  rest.length === 0 ? first : (page.detailByKey.get(String(first))?.wireName ?? first),
  ...rest,
];

/** What was typed for a column that a newer version of the page has no more must not get lost in silence. */
const lostFields = (
  page: CompiledPage,
  { pageHash }: Caller,
  ignored: readonly IgnoredField[],
): readonly WireProblem[] =>
  pageHash === undefined || pageHash === page.hash ? [] : ignored.filter(({ holds }) => holds);

const takes = (hook: RecordHook | undefined, name: unknown): boolean =>
  typeof name === 'string' && hook?.takes?.has(name) === true;

/** The body as a record of this page; 400 with everything that is wrong with its shape. */
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

/** Puts the call upon what is stored and refuses what this caller may not say or change. */
export const mergeAllowed = (
  { page, caller, hook }: WriteContext,
  wire: WireRecord,
  stored?: StoredRecord,
): MergedRecord => {
  const isKept = (key: string): boolean => hook?.ownKeys.has(key) === true || key === page.tree?.hasChildKey;
  const said = Object.fromEntries(Object.entries(wire).filter(([key]) => !isKept(key)));
  const { merged, problems, refused } = mergeRecord(page, { wire: said, stored }, caller);
  // First, so that what is wrong with a hidden status is not told to who may not see it.
  if (refused.length > 0) throw columnsRefusal(refused);
  if (problems.length > 0) throw problemsRefusal('badRecord', problems);
  const cleaned = clean(page, merged);
  return stored === undefined ? { ...cleaned, values: withoutMasks(page, cleaned.values) } : cleaned;
};

export interface ValidatedRecord {
  /** That it is to be stored under, where others that are judged with it name it already. Default: a new one. */
  readonly id?: string | undefined;
  /** With computed values worked out anew. */
  readonly record: MergedRecord;
  readonly reasons: Reasons;
}

const rowsIn = (wire: WireRecord, wireName: string): readonly Values[] | undefined => {
  const rows = wire[wireName];
  return typeof rows === 'object' && rows !== null ? rows : undefined;
};

/** Throws the findings, or gives the record to store: its secrets as hashes. */
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
