import { afterEach, expect, it, vi } from 'vitest';
import { PortError } from '../../../renderers/ports/ports.ts';
import type { ExportOrder } from '../../../renderers/ports/exports.ts';
import { createHttpClient } from '../../../src/http/httpClient.ts';
import { createExports } from '../../../src/ports/workbooks/exports.ts';
import { compiledOrder } from '../../engine/compile/orderPage.ts';
import { fakeServer, type FakeAnswer } from '../fakes/fakeServer.ts';

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

/** What the browser is handed to save. */
const connect = (answer: FakeAnswer) => {
  const names: string[] = [];
  const expired: unknown[] = [];
  const link = { click: () => names.push(link.download), remove: () => undefined, href: '', download: '' };
  vi.stubGlobal('document', { createElement: () => link, body: { append: () => undefined } });
  const { url } = compiledOrder().resource;
  const { adapter, seen } = fakeServer({ [`GET /api${url}/exportXls`]: () => answer });
  const http = createHttpClient({
    base: '/api',
    token: () => 't',
    tenantId: () => 0,
    now: () => 0,
    adapter,
    onExpired: (token) => expired.push(token),
  });
  return { run: () => createExports(http).save(compiledOrder(), order), names, seen, expired };
};

it('asks with the parameters of the list and its own, and saves under the given name with the extension of what came [W7-30] [D34]', async () => {
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
