import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ImportPreview, ImportProgress, ImportSummary, PastImport } from '../../../../contract/imports.ts';
import { holdWork } from '../../lockHolder.ts';
import type { TestClient, TestServer } from '../../testServer.ts';
import { sendForm, sheetForm, sheetsIn, startPartyServer, workbook, type Cell, type SentFile } from './sheets.ts';

let server: TestServer;
let clerk: TestClient;
beforeAll(async () => {
  server = await startPartyServer();
  clerk = await server.signIn('clerk');
});
afterAll(() => server.close());

const HEADS = ['客户代码', '*客户名称', '国家/地区', '结算方式', '账期(天)', '状态'];
const file = (rows: readonly (readonly Cell[])[], more: Partial<SentFile> = {}): SentFile => ({
  name: '客户.xlsx',
  bytes: workbook({ 客户: [HEADS, ...rows] }),
  ...more,
});
const good = (code: string): readonly Cell[] => [code, `样例${code}`, '中国', '月结', 30, '启用'];

const send = (operation: string, files: readonly SentFile[], fields?: Readonly<Record<string, string>>) =>
  sendForm(server, clerk, [`/kehu/customer/${operation}`, sheetForm(files, fields)]);
const post = async (operation: string, body: unknown) =>
  (await clerk.call({ method: 'POST', url: `/kehu/customer/${operation}`, body })).body;
const preview = async (files: readonly SentFile[], fields?: Readonly<Record<string, string>>): Promise<ImportPreview> =>
  (await send('importPreview', files, fields)).body.result as ImportPreview;
const codes = async (like: string): Promise<readonly unknown[]> => {
  const { body } = await clerk.call({ url: `/kehu/customer/list?pageSize=100&code=${like}*&column=code&order=asc` });
  return (Object(body.result).records as readonly { code: string }[]).map(({ code }) => code);
};
const download = async (url: string): Promise<Buffer> =>
  (await server.app.inject({ url: `/api${url}`, headers: { 'x-access-token': clerk.token } })).rawPayload;

describe('an import of customers', () => {
  test('answers 200 with the number of rows when all are right [contract 6.3]', async () => {
    const { body } = await send('importExcel', [file([good('A1'), good('A2')], { field: 'file' })]);
    expect(body).toMatchObject({ success: true, code: 200, message: '文件导入成功！数据行数：2' });
    expect(await codes('A')).toEqual(['A1', 'A2']);
    const { body: list } = await clerk.call({ url: '/kehu/customer/list?code=A1' });
    expect(Object(list.result).records).toMatchObject([
      { country: 'CHN', settleMode: 'monthly', creditDays: '30', status: 'active', createBy: 'clerk' },
    ]);
  });

  test('answers 201 with counts and the workbook of errors, which imports once it is mended [S4-24, W4-5, W7-22]', async () => {
    const bad = ['B2', '', '火星', '月结', '三十', '启用'];
    const { body } = await send('importExcel', [file([good('B1'), bad, good('B1')], { field: 'file' })]);
    const { fileUrl, fileName, ...counts } = body.result as ImportSummary;
    expect(body).toMatchObject({ success: true, code: 201, message: '文件导入成功，但有错误。' });
    expect(counts).toMatchObject({ totalCount: 3, errorCount: 2, successCount: 1 });
    expect(counts.msg).toBe('总上传行数：3，已导入行数：1，错误行数：2');
    expect(fileUrl).toMatch(/^\/sys\/common\/static\/logs\/\d{8}\//);
    expect(fileName).toMatch(/ErrorLog_\d+\.xlsx$/);
    const errors = sheetsIn(await download(fileUrl));
    expect(errors['客户']?.[1]?.slice(0, 7)).toEqual(['B2', '', '火星', '月结', '三十', '启用', '3']);
    expect(errors['错误明细']?.slice(1).map((row) => [row[1], row[2]])).toEqual([
      ['3', '国家/地区'],
      ['3', '账期(天)'],
      ['3', '客户名称'],
      ['4', '客户代码'],
    ]);
    const [heads = [], wrong = [], twice = []] = errors['客户'] ?? [];
    const mended = [heads, ['B2', '样例B2', '荷兰', '月结', '30', ...wrong.slice(5)], ['B3', ...twice.slice(1)]];
    const again = await send('importExcel', [{ name: 'again.xlsx', bytes: workbook({ 客户: mended }) }]);
    expect(again.body).toMatchObject({ success: true, code: 200 });
    expect(await codes('B')).toEqual(['B1', 'B2', 'B3']);
  });

  test('answers those who send files[] with the path alone [contract 6.3, W7-22]', async () => {
    const { body } = await send('importExcel', [file([good('C1'), ['C2', '', '中国', '', '', '启用']])]);
    expect(body).toMatchObject({ code: 201, result: expect.stringMatching(/^\/sys\/common\/static\/logs\//) });
  });

  test('takes several files, fixed values, and judges as at submit where it is asked to [W7-22]', async () => {
    const monthly = ['D1', '样例D1', '中国', '月结', null, '启用'];
    const files = [
      file([monthly]),
      file([good('D2')], { name: '二.xls', bytes: workbook({ 客户: [HEADS, good('D2')] }, 'biff8') }),
    ];
    const strict = await send('importExcel', files, { validateStatus: '1', foreignKeys: '{"salesman":"小王"}' });
    expect(strict.body.code).toBe(201);
    expect(await codes('D')).toEqual(['D2']);
    const { body } = await clerk.call({ url: '/kehu/customer/list?code=D2' });
    expect(Object(body.result).records).toMatchObject([{ salesman: '小王' }]);
    expect((await send('importExcel', files, { foreignKeys: '{"nobody":"1"}' })).status).toBe(400);
    expect((await send('importExcel', files, { validateStatus: '2' })).status).toBe(400);
  });

  test('is previewed first: nothing is written before the commit, corrections count, repeating changes nothing', async () => {
    const { token, tables, problems } = await preview([
      file([good('E1'), ['E2', '', '火星', '', '', '启用'], good('A1')]),
    ]);
    expect(tables[0]?.rows.map(({ id, row }) => [id, row])).toEqual([
      ['0.2', 2],
      ['0.3', 3],
      ['0.4', 4],
    ]);
    expect(tables[0]?.rows[1]).toMatchObject({ values: { code: 'E2', country: 'CHN' }, texts: { country: '火星' } });
    expect(problems.map(({ row, key }) => `${row} ${key}`)).toEqual(['0.3 country', '0.3 name', '0.4 code']);
    expect(await codes('E')).toEqual([]);
    const cells = [
      { row: '0.3', key: 'name', value: '样例E2' },
      { row: '0.3', key: 'country', value: 'NLD' },
    ];
    const refused = await post('importCommit', { token, cells, removed: [] });
    expect(refused).toMatchObject({ success: false, code: 422, result: { problems: [{ row: '0.4', key: 'code' }] } });
    expect(await codes('E')).toEqual([]);
    expect(await post('importCheck', { token, cells, removed: ['0.4'] })).toMatchObject({ result: { problems: [] } });
    const done = await post('importCommit', { token, cells, removed: ['0.4'] });
    expect(done).toMatchObject({ success: true, code: 200, result: { successCount: 2 } });
    expect(await post('importCommit', { token, cells, removed: ['0.4'] })).toMatchObject({ result: done.result });
    expect(await codes('E')).toEqual(['E1', 'E2']);
    const { body } = await clerk.call({ url: `/kehu/customer/importState?token=${token}` });
    expect(body.result).toMatchObject({ state: 'done' });
  });

  test('writes the right rows alone where staff say so', async () => {
    const { token } = await preview([file([good('F1'), ['F2', '', '中国', '', '', '启用']])]);
    expect(await post('importCommit', { token, cells: [], removed: [], onlyRight: true })).toMatchObject({
      success: true,
      code: 201,
      result: { successCount: 1, errorCount: 1 },
    });
    expect(await codes('F')).toEqual(['F1']);
  });

  test('recognises columns by synonyms, suggests similar headings, and applies current and earlier choices', async () => {
    const rows = [
      ['客户编码', 'Customer Name', '税号'],
      ['G1', '样例G1', '91440300MA5WB1X01W'],
    ];
    const sent = [{ name: 'a.xlsx', bytes: workbook({ 随便: [['客户清单'], ...rows] }) }];
    const { token, tables } = await preview(sent);
    const heads = tables[0]?.heads ?? [];
    expect(heads).toMatchObject([
      { text: '客户编码', key: 'code' },
      { text: 'Customer Name', key: 'name' },
      { text: '税号', key: '', suggested: 'uscc' },
    ]);
    const choices = [{ table: 0, index: 2, key: 'uscc' }];
    expect(await post('importMap', { token, choices })).toMatchObject({
      result: { tables: [{ rows: [{ values: { uscc: '91440300MA5WB1X01W' } }] }] },
    });
    const again = await preview(sent, { heads: '{"税号":"uscc"}' });
    expect(again.tables[0]?.heads[2]).toMatchObject({ key: 'uscc' });
  });

  test('joins sheets of details to their records, and tells of rows that have none', async () => {
    const contacts = [
      ['客户代码', '姓名'],
      ['H1', '张三'],
      ['H1', '李四'],
      ['H9', '王五'],
    ];
    const sent = { name: 'h.xlsx', bytes: workbook({ 客户: [HEADS, good('H1'), good('H2')], 联系人: contacts }) };
    const { token, problems } = await preview([sent]);
    expect(problems).toMatchObject([{ row: '1.4', key: '#join', message: '主表中没有对应的“客户代码”：H9' }]);
    await post('importCommit', { token, cells: [], removed: ['1.4'] });
    const { body } = await clerk.call({ url: '/kehu/customer/list?code=H1' });
    const { id } = Object(body.result).records[0];
    expect((await clerk.call({ url: `/kehu/customer/queryById?id=${id}` })).body.result).toMatchObject({
      contactsList: [
        { orderNum: '1', person: '张三' },
        { orderNum: '2', person: '李四' },
      ],
    });
  });

  test('is undone as one act while nothing was built on it', async () => {
    const { token } = await preview([file([good('I1'), good('I2')])]);
    await post('importCommit', { token, cells: [], removed: [] });
    const kept = await preview([file([good('I3'), good('I4')])]);
    await post('importCommit', { token: kept.token, cells: [], removed: [] });
    const { body: list } = await clerk.call({ url: '/kehu/customer/list?code=I3' });
    const [{ id, version }] = Object(list.result).records;
    await post('edit', { id, version, remark: '已改' });
    expect(await post('importUndo', { token: kept.token })).toMatchObject({
      success: false,
      message: expect.stringContaining('不能撤销'),
    });
    expect(await post('importUndo', { token })).toMatchObject({ success: true, message: '已撤销导入，删除2条记录' });
    expect(await post('importUndo', { token })).toMatchObject({ success: false });
    expect(await codes('I')).toEqual(['I3', 'I4']);
    const { body } = await clerk.call({ url: '/kehu/customer/importHistory' });
    const past = body.result as readonly PastImport[];
    expect(past.slice(0, 2)).toMatchObject([{ isUndone: false, count: 2 }, { isUndone: true }]);
  });

  test('reports progress while writing, and leaves nothing after a cancel', async () => {
    const { token } = await preview([file(Array.from({ length: 2000 }, (_, index) => good(`K${index}`)))]);
    const writing = post('importCommit', { token, cells: [], removed: [] });
    const progress = async () =>
      (await clerk.call({ url: `/kehu/customer/importState?token=${token}` })).body.result as ImportProgress;
    await expect.poll(async () => (await progress()).done, { timeout: 30_000 }).toBeGreaterThan(0);
    expect(await progress()).toMatchObject({ state: 'running', total: 4000 });
    await post('importCancel', { token });
    expect(await writing).toMatchObject({ success: false, message: '已取消导入，没有写入任何数据' });
    expect(await codes('K')).toEqual([]);
    expect(await progress()).toMatchObject({ state: 'ready' });
  });

  test('is reported as interrupted when its server dies, and completes when restarted', async () => {
    const { token } = await preview([file([good('X1'), good('X2')])]);
    const work = { token, cells: [], removed: [] };
    const state = async () =>
      Object((await clerk.call({ url: `/kehu/customer/importState?token=${token}` })).body.result)['state'];
    const past = async () => {
      const { body } = await clerk.call({ url: '/kehu/customer/importHistory' });
      return (body.result as readonly PastImport[]).find((one) => one.token === token);
    };
    const other = await holdWork(server.databaseUrl, 'import', token);
    await sql`update sys_import set state = 'running', update_time = now() - interval '1 day' where id = ${token}`.execute(
      server.services.db,
    );
    // Held by a living server, however long it takes.
    expect([await state(), await past()]).toEqual(['running', undefined]);
    expect(await post('importCommit', work)).toMatchObject({ success: false, code: 409, message: '正在导入，请稍候' });
    expect(await post('importCheck', work)).toMatchObject({ success: false, code: 409 });
    await other.kill();
    expect([await state(), await past()]).toMatchObject(['interrupted', { isInterrupted: true, count: 0 }]);
    expect(await codes('X')).toEqual([]);
    expect(await post('importCheck', work)).toMatchObject({ success: true });
    expect(await post('importCommit', work)).toMatchObject({ success: true });
    expect([await state(), await codes('X')]).toEqual(['done', ['X1', 'X2']]);
  });

  test('gives a template of the page with required marks, its details and what to write', async () => {
    const sheets = sheetsIn(await download('/kehu/customer/importTemplate'));
    expect(Object.keys(sheets)).toEqual(['客户', '联系人', '填写说明']);
    expect(sheets['客户']?.[0]?.slice(0, 3)).toEqual(['*客户代码', '*客户名称', '英文名称']);
    expect(sheets['联系人']?.[0]?.slice(0, 2)).toEqual(['*客户代码', '*姓名']);
    expect(sheets['填写说明']?.find((row) => row[1] === '状态')?.join(' ')).toContain('active 启用');
  });

  test('is only for those with the right, and only theirs', async () => {
    const { token } = await preview([file([good('J1')])]);
    const reviewer = await server.signIn('reviewer');
    const refused = await sendForm(server, reviewer, ['/kehu/customer/importPreview', sheetForm([file([good('J1')])])]);
    expect(refused.status).toBe(403);
    const other = await server.signIn('clerk2');
    const body = { token, cells: [], removed: [] };
    expect((await other.call({ method: 'POST', url: '/kehu/customer/importCommit', body })).status).toBe(404);
    expect((await clerk.call({ method: 'POST', url: '/kehu/supplier/importCommit', body })).status).toBe(404);
    expect((await clerk.call({ url: '/cgpt/region/importTemplate' })).status).toBeGreaterThanOrEqual(403);
  });

  test('belongs to its user and tenant: another one cannot see, cancel or undo it', async () => {
    const { token } = await preview([file([good('J2')])]);
    const body = { token, cells: [], removed: [] };
    const statusOf = async (operation: string) =>
      (await clerk.call({ method: 'POST', url: `/kehu/customer/${operation}`, body })).status;
    const seen = async () =>
      ((await clerk.call({ url: '/kehu/customer/importHistory' })).body.result as readonly PastImport[]).some(
        (past) => past.token === token,
      );
    const set = (change: { tenant_id: string; state?: 'ready' | 'running' }) =>
      server.services.db.updateTable('sys_import').set(change).where('id', '=', token).execute();
    await set({ tenant_id: '2000' });
    expect([await statusOf('importCheck'), await statusOf('importCommit')]).toEqual([404, 404]);
    await set({ tenant_id: '2000', state: 'running' });
    await statusOf('importCancel');
    const { cancelled } = await server.services.db
      .selectFrom('sys_import')
      .select('cancelled')
      .where('id', '=', token)
      .executeTakeFirstOrThrow();
    expect(cancelled).toBe(false);
    await set({ tenant_id: '1000', state: 'ready' });
    expect([await statusOf('importCommit'), await seen()]).toEqual([200, true]);
    await set({ tenant_id: '2000' });
    expect([await statusOf('importUndo'), await seen()]).toEqual([404, false]);
    expect((await clerk.call({ url: `/kehu/customer/importState?token=${token}` })).status).toBe(404);
    await set({ tenant_id: '1000' });
    expect(await statusOf('importUndo')).toBe(200);
  });
});
