import { utils, write } from '@e965/xlsx';
import { PASSWORD } from '../product.ts';

/** Number of successful calls by kind. */
export type Done = Map<string, number>;

interface Worker {
  readonly url: string;
  readonly token: string;
  readonly done: Done;
}

/** Number of rows of an imported workbook. */
const IMPORTED = 500;
const PAUSE_MS = 50;
const BUSY_PAUSE_MS = 500;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function tokenOf(url: string, username: string): Promise<string> {
  const body = JSON.stringify({ username, password: PASSWORD });
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${url}/api/sys/login`, { method: 'POST', headers, body });
  return String(Object((await answer.json()) as unknown).result.token);
}

/**
 * Makes one call and reads the response to its end. Retries when the server is busy (429, 503); any other failure ends
 * the soak.
 */
async function call({ url, token }: Worker, path: string, body?: FormData | string): Promise<unknown> {
  for (;;) {
    const type: Record<string, string> = typeof body === 'string' ? { 'content-type': 'application/json' } : {};
    const method = body === undefined ? 'GET' : 'POST';
    const options = { method, headers: { 'x-access-token': token, ...type }, ...(body !== undefined && { body }) };
    const answer = await fetch(`${url}/api${path}`, options);
    const bytes = Buffer.from(await answer.arrayBuffer());
    const isJson = String(answer.headers.get('content-type')).includes('json');
    const envelope: unknown = isJson ? JSON.parse(bytes.toString()) : undefined;
    if (answer.status === 429 || answer.status === 503) await pause(BUSY_PAUSE_MS);
    else if (answer.status !== 200 || (isJson && Object(envelope).success !== true))
      throw new Error(`${path}: ${answer.status} ${bytes.toString().slice(0, 300)}`);
    else return Object(envelope).result;
  }
}

let last = 0;

const customers = (): FormData => {
  const rows = Array.from({ length: IMPORTED }, () => [`S${(last += 1)}`, `样例客户${last}`]);
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([['客户代码', '客户名称'], ...rows]), '客户');
  const bytes: Uint8Array = write(book, { type: 'buffer', bookType: 'xlsx', compression: true });
  const form = new FormData();
  form.append('files[]', new Blob([Uint8Array.from(bytes)]), 'customers.xlsx');
  return form;
};

type Kind = 'list' | 'save' | '.xls' | '.xlsx' | 'import';

/** Selects declaration numbers up to `rows`: nine columns of 2,000 are 18,000 cells. */
const upTo = (rows: number): string => `entryId_end=${String(rows).padStart(18, '0')}`;

const WORK: Readonly<Record<Kind, (worker: Worker) => Promise<unknown>>> = {
  list: (worker) => call(worker, '/bgd/export/list?pageNo=1&pageSize=20'),
  save: (worker) =>
    call(worker, '/kehu/customer/add', JSON.stringify({ code: `A${(last += 1)}`, name: `样例客户${last}` })),
  '.xls': (worker) =>
    call(
      worker,
      `/bgd/export/exportXls?exportFormat=xls&exportFields=entryId,contrNo,status,createTime,updateTime&${upTo(4000)}`,
    ),
  '.xlsx': (worker) => call(worker, `/bgd/export/exportXls?exportFormat=xlsx&${upTo(20_000)}`),
  import: (worker) => call(worker, '/kehu/customer/importExcel', customers()),
};

/** The tasks of the clerks; each clerk repeats one. */
export const TASKS: readonly Kind[] = ['list', 'list', 'save', '.xls', '.xls', '.xlsx', 'import'];

/** Works until `isOver` returns true. */
export async function workAs(
  [url, username]: readonly [url: string, username: string],
  kind: Kind,
  { done, isOver }: { readonly done: Done; readonly isOver: () => boolean },
): Promise<void> {
  const worker = { url, token: await tokenOf(url, username), done };
  while (!isOver()) {
    await WORK[kind](worker);
    done.set(kind, (done.get(kind) ?? 0) + 1);
    await pause(PAUSE_MS);
  }
}
