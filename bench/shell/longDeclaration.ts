import { PASSWORD } from '../product.ts';

type Row = Readonly<Record<string, unknown>>;

interface Answer {
  readonly success: boolean;
  readonly message: string;
  readonly result: unknown;
}

/** Number of lines of the opened declaration (issue of the speed of hand). */
export const LONG = 50;
export const LONG_NUMBER = 'BENCH50';

/** Stores a draft of 50 goods lines; the newest record is first in the list. */
export async function storeLongDeclaration(url: string): Promise<void> {
  let token = '';
  const call = async (path: string, body?: unknown): Promise<unknown> => {
    const response = await fetch(`${url}/api${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'Content-Type': 'application/json', ...(token !== '' && { 'X-Access-Token': token }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const { success, message, result } = (await response.json()) as Answer;
    if (!success) throw new Error(`${path}: ${message}`);
    return result;
  };
  ({ token } = (await call('/sys/login', { username: 'clerk', password: PASSWORD })) as { token: string });
  const { records } = (await call('/bgd/export/list?pageSize=1')) as { records: readonly { id: string }[] };
  const found = (await call(`/bgd/export/queryById?id=${String(records[0]?.id)}`)) as {
    readonly bgdGoodsList: readonly Row[];
  };
  const without = ({ id: _id, version: _version, status: _status, ...values }: Row): Row => values;
  const goods = Array.from({ length: LONG }, (_, index) => {
    const line = found.bgdGoodsList[index % found.bgdGoodsList.length] ?? {};
    return { ...without(line), gNo: String(index + 1) };
  });
  await call('/bgd/export/add', {
    ...without(found as unknown as Row),
    billNo: LONG_NUMBER,
    bgdGoodsList: goods,
    bgdContainerList: [],
  });
}
