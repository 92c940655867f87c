import { afterEach, expect, it, vi } from 'vitest';
import { PortError } from '../../../renderers/kit/ports/ports.ts';
import type { ExportOrder } from '../../../renderers/kit/ports/exports.ts';
import { createHttpClient } from '../../../src/platform/http/httpClient.ts';
import { createExports } from '../../../src/adapters/workbooks/exports.ts';
import { compiledOrder } from '../../engine/language/compile/orderPage.ts';
import { fakeServer, good, type FakeAnswer, type FakeRoute } from '../fakes/fakeServer.ts';

const order: ExportOrder = {
  filters: { code: '*A*', blank: '' },
  tab: 'mine',
  column: 'code',
  order: 'asc',
  selections: ['1', '2'],
  fields: ['code'],
  values: 'codes',
  format: 'xls',
  fileName: '十一月/一',
};
const book = (name: string): FakeAnswer => ({
  body: new Blob(['rows']),
  headers: {
    'content-type': 'application/octet-stream',
    'content-disposition': `attachment; filename*=UTF-8''${name}`,
  },
});

afterEach(() => vi.unstubAllGlobals());

/** Records the names of files passed to the browser for saving. */
const connect = (answer: FakeAnswer, more: Readonly<Record<string, FakeRoute>> = {}) => {
  const names: string[] = [];
  const expired: unknown[] = [];
  const link = { click: () => names.push(link.download), remove: () => undefined, href: '', download: '' };
  vi.stubGlobal('document', { createElement: () => link, body: { append: () => undefined } });
  const { url } = compiledOrder().resource;
  const { adapter, seen } = fakeServer({ [`GET /api${url}/exportXls`]: () => answer, ...more });
  const http = createHttpClient({
    base: '/api',
    token: () => 't',
    tenantId: () => 0,
    now: () => 0,
    adapter,
    onExpired: (token) => expired.push(token),
  });
  const told: string[] = [];
  const tell = (kind: string) => (text: string) => void told.push(`${kind} ${text}`);
  const notify = { success: tell('success'), warning: tell('warning'), error: tell('error') };
  const exports = createExports(http, { notify, later: http });
  return {
    run: () => exports.save(compiledOrder(), order),
    begin: () => exports.begin(compiledOrder(), order),
    told,
    names,
    seen,
    expired,
  };
};

it('sends the list parameters and its own, and saves with the returned file extension [W7-30] [D34]', async () => {
  const { run, names, seen } = connect(book('x.xlsx'));
  await run();
  expect(names).toEqual(['十一月_一.xlsx']);
  expect(seen[0]).toMatchObject({
    params: {
      code: '*A*',
      tab: 'mine',
      column: 'code',
      order: 'asc',
      selections: '1,2',
      exportFields: 'code',
      exportFormat: 'xls',
      exportValues: 'codes',
    },
  });
});

it.each<readonly [string, FakeAnswer, number]>([
  [
    'with a 401',
    { status: 401, body: new Blob(['{"success":false,"code":401,"message":"Token失效，请重新登录!"}']) },
    1,
  ],
  [
    'in a blob with status 500',
    { status: 500, body: new Blob(['{"success":false,"code":500,"message":"Token失效，请重新登录!"}']) },
    1,
  ],
])('leads to the sign-in where the session is over, said %s [W7-30] [W8-26]', async (_how, answer, times) => {
  const { run, names, expired } = connect(answer);
  await expect(run()).rejects.toMatchObject({ failure: { kind: 'expired' } });
  expect([names, expired.length]).toEqual([[], times]);
});

it('saves nothing of an empty answer [W7-30]', async () => {
  const { run, names } = connect({ ...book('x.xls'), body: new Blob([]) });
  await expect(run()).rejects.toBeInstanceOf(PortError);
  expect(names).toEqual([]);
});

it.each([
  ['done', '', 'success 十一月.xlsx 已导出，可在“我的下载”中下载'],
  ['failed', '没有权限', 'error 十一月.xlsx 导出失败：没有权限'],
])('orders one in the background and tells when it is %s [W7-30]', async (state, message, words) => {
  vi.useFakeTimers();
  const { url } = compiledOrder().resource;
  const states = ['waiting', 'running', state];
  const { begin, told, seen, names } = connect(book('x.xlsx'), {
    [`POST /api${url}/exportJob`]: () => good({ id: '7' }),
    'GET /api/sys/exports': () => good([{ id: '7', fileName: '十一月.xlsx', state: states.shift(), message }]),
  });
  await begin();
  expect(seen[0]?.body).toMatchObject({
    fileName: '十一月_一',
    parameters: { code: '*A*', tab: 'mine', selections: '1,2', exportFields: 'code', exportFormat: 'xls' },
  });
  expect(told).toEqual([]);
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  expect([told, names]).toEqual([[words], []]);
});
