import { isRecord } from '../../contract/reading.ts';
import { toRecordPage } from '../../contract/records.ts';
import { isBlank, writeCondition, type PickCode, type Values } from '../../engine/index.ts';
import type { DictItem } from '../../renderers/index.ts';
import type { HttpClient } from '../platform/http/httpClient.ts';

const itemOf = ({ store, text }: PickCode, row: Values): DictItem | undefined => {
  const value = row[store];
  if (isBlank(value)) return undefined;
  return { value: String(value), text: isBlank(row[text]) ? String(value) : String(row[text]), attributes: row };
};

/** Rows of a result that is an array or holds them as `records`. */
const rowsOf = (result: unknown): readonly Values[] =>
  toRecordPage(isRecord(result) ? result : { records: result }).records;

/** Builds the condition: the contract's `a,b,`, or an explicit list when a value looks like an operator. */
function listed(store: string, values: readonly string[]): Readonly<Record<string, string>> {
  const [name, text] = writeCondition({ key: store, rule: 'eq' }, 'in', `${values.join(',')},`);
  return { [name]: text };
}

/** Looks up stored values of a record picker (W7-31): `?code=a,b,&pageNo=1&pageSize=2`. */
export async function lookUpRecords(
  http: HttpClient,
  code: PickCode,
  values: readonly string[],
): Promise<Readonly<Record<string, DictItem | null>>> {
  const url = `${code.valueUrl ?? code.listUrl ?? ''}/list`;
  const params = { ...listed(code.store, values), pageNo: 1, pageSize: values.length };
  const rows = rowsOf(await http.call({ method: 'GET', url, params }));
  const found = new Map(rows.flatMap((row) => itemOf(code, row) ?? []).map((item) => [item.value, item]));
  return Object.fromEntries(values.map((value) => [value, found.get(value) ?? null]));
}

interface RecordSearch {
  readonly keyword: string;
  readonly pageSize: number;
  readonly pageNo: number;
  readonly signal?: AbortSignal | undefined;
}

/** Finds records whose displayed column contains a text; keeps the order of the server. */
export async function findRecords(
  http: HttpClient,
  code: PickCode,
  { keyword, pageSize, pageNo, signal }: RecordSearch,
): Promise<readonly DictItem[]> {
  const named = keyword === '' ? {} : { [code.text]: `*${keyword}*` };
  const params = { ...named, pageNo, pageSize };
  const result = await http.call({ method: 'GET', url: `${code.listUrl ?? ''}/list`, params, signal });
  return toRecordPage(result).records.flatMap((row) => itemOf(code, row) ?? []);
}
