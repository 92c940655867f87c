import { present } from '../../engine/index.ts';
import type { CompiledPage, Reasons, WireRecord } from '../../engine/index.ts';
import type { DataSource, ListQuery, SeenRecord, TransitionRequest } from '../../renderers/index.ts';
import type { CallRequest, HttpClient } from '../http/httpClient.ts';
import { ported } from './portErrors.ts';
import { seenRecord } from './seenRecord.ts';
import { toRecordPage, toWireRecord } from '../../contract/records.ts';

const listParameters = ({ pageNo, pageSize, filters, column, order }: ListQuery): Record<string, string | number> => ({
  ...Object.fromEntries(Object.entries(filters).filter(([, text]) => text !== '')),
  ...present({ pageNo, pageSize, column, order }),
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

/** The record family of a page over HTTP (contract 7). `can`: the user's rights as the shell knows them. */
export function createDataSource(http: HttpClient, can: (permission: string) => boolean): DataSource {
  return {
    list: (page, query, signal) =>
      ported(async () => {
        const url = `${page.resource.url}/list`;
        return toRecordPage(await http.call({ method: 'GET', url, params: listParameters(query), signal }));
      }),
    get: (page, id, signal) =>
      ported(async () => {
        const url = `${page.resource.url}/queryById`;
        return toWireRecord(await http.call({ method: 'GET', url, params: { id }, signal }));
      }),
    save: (page, record, options) =>
      ported(async () => toWireRecord(await http.call(saveRequest(page, seenRecord(page, record, can), options)))),
    remove: (page, records) =>
      ported(async () => {
        if (records.length > 0) await http.call(removeRequest(page, records));
      }),
    transition: (page, request) => ported(async () => toWireRecord(await http.call(transitionRequest(page, request)))),
  };
}
