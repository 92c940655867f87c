import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { prepareRecords } from '../../../../server/records/operations/prepareRecords.ts';
import { followMenu } from '../../../../server/app/seeds/menu.ts';
import { addOrder, fieldsOf, linesOf, ORDER_SCHEMAS, post } from '../../records/operations/orderServer.ts';
import { startTestServer, type TestClient, type TestServer } from '../../testServer.ts';
import { readPdf } from './readPdf.ts';

const folder = mkdtempSync(join(tmpdir(), 'waybill-prints-'));

const PRINT = {
  title: '订单',
  blocks: [
    {
      block: 'grid',
      columns: [1, 1],
      rows: [
        [
          { title: '客户', column: 'customer' },
          { title: '代理费', column: 'agencyFee' },
        ],
        [
          { title: '两倍', value: '$values.agencyFee * 2' },
          { title: '状态', column: 'status' },
        ],
      ],
    },
    { block: 'table', detail: 'lines', columns: [{ title: '货号', lines: [{ column: 'sku' }, { column: 'cost' }] }] },
  ],
};

/** Writes the order page of the fixtures with a print layout. */
function writeSchemas(): void {
  cpSync(ORDER_SCHEMAS, folder, { recursive: true });
  const change = (file: string, edit: (json: never) => unknown): void => {
    const path = join(folder, file);
    writeFileSync(path, JSON.stringify(edit(JSON.parse(readFileSync(path, 'utf8')) as never)));
  };
  mkdirSync(join(folder, 'prints'));
  writeFileSync(join(folder, 'prints/order.json'), JSON.stringify(PRINT));
  change('pages/trade/order.json', (page: { list: { actions?: unknown[] } }) => ({
    ...page,
    prints: ['order'],
    list: {
      ...page.list,
      actions: [...(page.list.actions ?? []), { action: 'print', visible: "$record.customer != '不打印'" }],
    },
  }));
  change('menu.json', ([order, ...others]: { permissionList: unknown[] }[]) => [
    { ...order, permissionList: [...(order?.permissionList ?? []), { action: 'bgd:order:print', title: '打印' }] },
    ...others,
  ]);
}

let server: TestServer;
let clerk: TestClient;
let elsewhere: TestClient;
let admin: TestClient;

beforeAll(async () => {
  writeSchemas();
  server = await startTestServer({ schemasFolder: folder });
  await followMenu(server.services.db, server.services.schemas.menu() ?? [], { fresh: true });
  await prepareRecords(server.services);
  clerk = await server.signIn('clerk');
  elsewhere = await server.signIn('clerk2');
  admin = await server.signIn('admin');
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const order = (client: TestClient, body: Readonly<Record<string, unknown>>) => addOrder(client, body);

const print = async ({ token }: TestClient, ids: readonly unknown[], name = 'order') => {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/trade/order/print',
    headers: { 'x-access-token': token, 'content-type': 'application/json' },
    payload: JSON.stringify({ name, ids }),
  });
  return { status: answer.statusCode, headers: answer.headers, bytes: answer.rawPayload, body: answer.body };
};

describe('records on paper', () => {
  test('produce one file in the selected order, with identical bytes each time [L7]', async () => {
    const one = await order(clerk, { customer: '甲公司', orderLineList: [{ sku: 'A-1' }] });
    const other = await order(clerk, { customer: '乙公司', orderLineList: [{ sku: 'B-1' }] });
    const ids = [other['id'], one['id']];
    const file = await print(clerk, ids);
    expect(file.status).toBe(200);
    expect(file.headers).toMatchObject({ 'content-type': 'application/pdf', 'x-content-type-options': 'nosniff' });
    const pages = await readPdf(file.bytes);
    expect(pages.map((texts) => texts.filter((text) => /公司|-1/.test(text)))).toEqual([
      ['乙公司', 'B-1'],
      ['甲公司', 'A-1'],
    ]);
    expect(pages[0]).toContain('暂存');
    expect((await print(clerk, ids)).bytes.equals(file.bytes)).toBe(true);
    // The same record with a changed value gives a different file.
    const changed = await post(clerk, 'edit', { ...one, customer: '丙公司' });
    expect(changed.status).toBe(200);
    expect((await print(clerk, ids)).bytes.equals(file.bytes)).toBe(false);
  });

  test('produce files named after print form and record, or the record count [L7]', async () => {
    const one = await order(clerk, { customer: '甲/公司' });
    const other = await order(clerk, { customer: '乙公司' });
    const nameOf = async (...ids: unknown[]) => {
      const { headers } = await print(clerk, ids);
      return decodeURIComponent(/filename\*=UTF-8''(.+)$/.exec(String(headers['content-disposition']))?.[1] ?? '');
    };
    expect(await nameOf(one['id'])).toBe('订单-甲_公司.pdf');
    expect(await nameOf(one['id'], other['id'])).toBe('订单-2份.pdf');
  });

  test('leave blank what one may not see, and what is computed from it [L7]', async () => {
    const stored = await order(clerk, { customer: '甲公司', orderLineList: [{ sku: 'A-1' }] });
    const fees = { agencyFee: '8.50', orderLineList: linesOf(stored).map((line) => ({ ...line, cost: '3.25' })) };
    expect((await post(admin, 'edit', { ...stored, ...fees })).status).toBe(200);
    const texts = async (client: TestClient) => (await readPdf((await print(client, [stored['id']])).bytes)).flat();
    expect(await texts(admin)).toEqual(expect.arrayContaining(['8.5', '17', '3.25']));
    expect((await texts(clerk)).filter((text) => /\d/.test(text))).toEqual(['A-1']);
  });

  test('are refused to whom the record or the page refuses them [L7]', async () => {
    const stored = await order(clerk, { customer: '甲公司' });
    const closed = await order(clerk, { customer: '不打印' });
    expect((await print(elsewhere, [stored['id']])).status).toBe(404);
    expect((await print(clerk, [stored['id'], closed['id']])).body).toContain('“不打印”现在不能打印');
  });

  test.each([
    ['no records', { name: 'order', ids: [] }, 400],
    ['more than 100 records', { name: 'order', ids: Array.from({ length: 101 }, (_, id) => String(id)) }, 400],
    ['what is no id', { name: 'order', ids: [{}] }, 400],
    ['a record that is not there', { name: 'order', ids: ['nowhere'] }, 404],
    ['a paper that is not there', { name: 'nothing', ids: ['nowhere'] }, 404],
    ['nothing', {}, 404],
  ])('say what is wrong with %s [L7]', async (_, body, status) => {
    const answer = await admin.call({ method: 'POST', url: '/trade/order/print', body });
    expect(answer.status).toBe(status);
    expect(answer.body.success).toBe(false);
  });

  test('preview their sheets before printing, even with unsaved form values [L7]', async () => {
    const stored = await order(admin, { customer: '甲公司' });
    const choices = await admin.call({ url: '/trade/order/printChoices' });
    expect(choices.body.result).toEqual([{ name: 'order', title: '订单' }]);
    const saysOf = (answer: { body: { result?: unknown } }): string => JSON.stringify(answer.body.result);
    const shown = await admin.call({
      method: 'POST',
      url: '/trade/order/printPages',
      body: { name: 'order', ids: [stored['id']] },
    });
    expect(fieldsOf(shown)).toMatchObject({ total: 1 });
    expect(saysOf(shown)).toContain('甲公司');
    const record = { customer: '还没保存', orderLineList: [{ sku: 'Z-9' }] };
    const paper = await admin.call({ method: 'POST', url: '/trade/order/printPaper', body: { name: 'order', record } });
    expect(saysOf(paper)).toContain('还没保存');
    expect(saysOf(paper)).toContain('"fields":[["lines",0,"sku"]');
    const bad = await admin.call({
      method: 'POST',
      url: '/trade/order/printPaper',
      body: { name: 'order', record: 'x' },
    });
    expect(bad.status).toBe(400);
  });

  describe('at an address of their own', () => {
    const ticketFor = async (client: TestClient, url: string): Promise<string> => {
      const { body } = await client.call({ method: 'POST', url: '/sys/ticket', body: { url } });
      return Object(body.result).token;
    };
    const opened = (url: string, token: string) => server.app.inject({ url: `/api${url}&token=${token}` });

    test('are shown to who has its token, once; never for the token of a session [D13] [S7-34] [W7-39]', async () => {
      const stored = await order(clerk, { customer: '甲公司', orderLineList: [{ sku: 'A-1' }] });
      const url = `/trade/order/print?name=order&id=${String(stored['id'])}`;
      const token = await ticketFor(clerk, url);
      const shown = await opened(url, token);
      expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'application/pdf']);
      expect(shown.headers['content-disposition']).toMatch(/^inline; /);
      expect((await readPdf(shown.rawPayload)).flat()).toContain('A-1');
      expect((await opened(url, token)).statusCode).toBe(401);
      expect((await opened(url, clerk.token)).statusCode).toBe(401);
    });

    test('are limited to the token creator’s rights and the token’s record [D13]', async () => {
      const [stored, other] = [await order(clerk, { customer: '甲公司' }), await order(clerk, { customer: '乙公司' })];
      const url = (id: unknown) => `/trade/order/print?name=order&id=${String(id)}`;
      expect((await opened(url(stored['id']), await ticketFor(elsewhere, url(stored['id'])))).statusCode).toBe(404);
      expect((await opened(url(other['id']), await ticketFor(clerk, url(stored['id'])))).statusCode).toBe(401);
    });
  });

  // Runs last: afterwards nobody may print.
  test('are refused to who lost the right to print [L7]', async () => {
    const stored = await order(clerk, { customer: '甲公司' });
    await server.services.db
      .deleteFrom('sys_role_permission')
      .where('permission_id', 'in', (from) =>
        from.selectFrom('sys_permission').select('id').where('perms', '=', 'bgd:order:print'),
      )
      .execute();
    const again = await server.signIn('clerk');
    expect((await print(again, [stored['id']])).status).toBe(403);
    const listed = await again.call({ url: '/trade/order/printChoices' });
    expect(listed.status).toBe(403);
  });
});
