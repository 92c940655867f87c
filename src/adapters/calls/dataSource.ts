import { present, maySee, type Can } from '../../../engine/index.ts';
import type { CompiledPage, Reasons, Values, WireRecord } from '../../../engine/index.ts';
import { PortError } from '../../../renderers/index.ts';
import type { DataSource, ListQuery, ListResult, SeenRecord, TransitionRequest } from '../../../renderers/index.ts';
import type { CallRequest, HttpClient } from '../../platform/http/httpClient.ts';
import { conditionParameters } from './listParameters.ts';
import { ported } from './portErrors.ts';
import type { RecordAhead } from '../../shell/services/recordAhead.ts';
import { seenRecord } from './seenRecord.ts';
import { toRecordPage, toTreeRows, toWireRecord } from '../../../contract/records.ts';
import type { ReadTree } from '../../../contract/records.ts';
import { toMovedRecords } from '../../../contract/refusals.ts';
import { t } from '../../platform/locales/t.ts';

/** The `field` parameter: `id` and the columns that a list shows (W7-27): `id,entryId,status`. */
const fieldOf = ({ list }: CompiledPage, can: Can): string =>
  ['id', ...list.columns.filter((column) => maySee(column, can)).map(({ key }) => key)]
    .filter((key, index, keys) => keys.indexOf(key) === index)
    .join(',');

const listParameters = (
  { pageNo, pageSize, column, order, exactTotal, beside, ...conditions }: ListQuery,
  field: string,
): Record<string, string | number> => ({
  ...conditionParameters(conditions),
  ...present({ pageNo, pageSize, column, order, exactTotal: exactTotal === true ? 'true' : undefined }),
  ...(beside && { [beside.side === 'before' ? 'afterId' : 'beforeId']: beside.id }),
  field,
});

const writeHeaders = (page: CompiledPage, idempotencyKey: string): Record<string, string> => ({
  'X-Idempotency-Key': idempotencyKey,
  'X-Page-Hash': page.hash,
});

const isStored = (record: WireRecord): boolean => typeof record['id'] === 'string' && record['id'] !== '';

function saveRequest(
  page: CompiledPage,
  record: WireRecord,
  options: { readonly idempotencyKey: string; readonly reasons?: Reasons | undefined },
): CallRequest {
  const edits = isStored(record);
  const hasReasons = Object.keys(options.reasons ?? {}).length > 0;
  return {
    method: edits ? 'PUT' : 'POST',
    url: `${page.resource.url}/${edits ? 'edit' : 'add'}`,
    body: hasReasons ? { ...record, reasons: options.reasons } : record,
    headers: writeHeaders(page, options.idempotencyKey),
  };
}

const removeRequest = ({ resource }: CompiledPage, records: readonly SeenRecord[]): CallRequest => {
  const ids = records.map(({ id }) => id).join(',');
  const versions = records.map(({ version }) => version).join(',');
  return records.length === 1
    ? { method: 'DELETE', url: `${resource.url}/delete`, params: { id: ids, version: versions } }
    : { method: 'DELETE', url: `${resource.url}/deleteBatch`, params: { ids, versions } };
};

const transitionRequest = (page: CompiledPage, request: TransitionRequest): CallRequest => {
  const { idempotencyKey, reasons = {}, ...body } = request;
  return {
    method: 'POST',
    url: `${page.resource.url}/transition`,
    body: { ...body, reasons },
    headers: writeHeaders(page, idempotencyKey),
  };
};

/** The condition of a tree, sent with every call for its records (W7-32). */
export const conditionOf = ({ tree }: CompiledPage): Record<string, string> =>
  tree?.condition === undefined ? {} : { condition: tree.condition };

const readTree = (result: unknown): ReadTree => {
  const rows = toTreeRows(result);
  if (rows === undefined) throw new PortError({ kind: 'other', message: t('list.unknownAnswer') });
  return rows;
};

/**
 * Reads a list result. A search of a tree returns all ancestors of its matches; without a search, children are loaded
 * when a record is expanded.
 */
const readList = (page: CompiledPage, { filters }: ListQuery, result: unknown): ListResult => {
  if (page.tree === undefined) return toRecordPage(result);
  const { below, ...rows } = readTree(result);
  return below.size > 0 || Object.values(filters).some((text) => text !== '') ? { ...rows, below } : rows;
};

type Children = ReadonlyMap<string, readonly Values[]>;

/** Most ids that the server accepts in one call. */
const MAX_PARENTS = 200;

const byParent = (ids: readonly string[], rows: readonly Values[], key: string): Children => {
  const known = new Map<string, Values[]>(ids.map((id) => [id, []]));
  for (const row of rows) known.get(String(row[key]))?.push(row);
  return known;
};

const createChildren = (http: HttpClient): DataSource['children'] => {
  const ask = async (url: string, params: Record<string, string>, signal?: AbortSignal): Promise<readonly Values[]> =>
    readTree(await http.call({ method: 'GET', url, params, signal })).records;
  return (page, above, { order, signal }) =>
    ported(async () => {
      const { resource, tree } = page;
      if (tree === undefined) return new Map();
      const { childrenUrl, parentKey, queryKey } = tree;
      const common = { ...conditionOf(page), ...present(order) };
      const one = async (id: string): Promise<readonly [string, readonly Values[]]> => [
        id,
        await ask(childrenUrl, { ...common, [queryKey]: id }, signal),
      ];
      const isOwn = childrenUrl === `${resource.url}/childList`;
      if (above.length === 1 || !isOwn) return new Map(await Promise.all(above.map(one)));
      const ids = above.slice(0, MAX_PARENTS);
      const url = `${resource.url}/getChildListBatch`;
      return byParent(ids, await ask(url, { ...common, parentIds: ids.join(',') }, signal), parentKey);
    });
};

const recordRequest = ({ resource }: CompiledPage, id: string): CallRequest => ({
  method: 'GET',
  url: `${resource.url}/queryById`,
  params: { id },
});

const keyOf = ({ resource }: CompiledPage, id: string): string => `${resource.url} ${id}`;

/** Prefetched records: requested by the shell for pages that are not loaded yet. */
export interface Ahead {
  readonly http: HttpClient;
  readonly records: RecordAhead;
}

/**
 * Record family of a page over HTTP (contract 7). `can`: the user's rights as known to the shell. `ahead`: default: no
 * prefetching.
 */
export function createDataSource(http: HttpClient, can: Can, ahead?: Ahead): DataSource {
  return {
    expect: (page, id) => ahead?.records.ask(keyOf(page, id), () => ahead.http.call(recordRequest(page, id))),
    list: (page, query, signal) =>
      ported(async () => {
        const url = `${page.resource.url}/list`;
        const params = { ...listParameters(query, fieldOf(page, can)), ...conditionOf(page) };
        return readList(page, query, await http.call({ method: 'GET', url, params, signal }));
      }),
    children: createChildren(http),
    get: (page, id, signal) =>
      ported(async () => {
        const asked = ahead?.records.take(keyOf(page, id));
        return toWireRecord(await (asked ?? http.call({ ...recordRequest(page, id), signal })));
      }),
    save: (page, record, options) =>
      ported(async () => toWireRecord(await http.call(saveRequest(page, seenRecord(page, record, can), options)))),
    remove: (page, records) =>
      ported(async () => {
        if (records.length > 0) await http.call(removeRequest(page, records));
      }),
    transitions: (page, { idempotencyKey, isTrial, ...body }) =>
      ported(async () => {
        const url = `${page.resource.url}/transitionBatch`;
        const headers = writeHeaders(page, idempotencyKey);
        return toMovedRecords(await http.call({ method: 'POST', url, body: { ...body, trial: isTrial }, headers }));
      }),
    transition: (page, request) => ported(async () => toWireRecord(await http.call(transitionRequest(page, request)))),
  };
}
