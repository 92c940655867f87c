import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toSavedViews } from '../../../../contract/lists/savedViews.ts';
import { toChartRows } from '../../../../contract/reports.ts';
import { postTo } from '../../customerServer.ts';
import { columnOf, exported, rowsOf, sheetOf } from '../../files/exports/exportClient.ts';
import type { TestClient } from '../../testServer.ts';
import { report, startReportServer, withQuery, type ReportServer } from './reportServer.ts';

let server: ReportServer;
beforeAll(async () => {
  server = await startReportServer();
});
afterAll(() => server.close());

const API = '/online/cgreport/api';
const POPUP = { _page: 'trade/order', _column: 'client' };
const sheet = (parameters: Readonly<Record<string, string>> = {}, client: TestClient = server.admin) =>
  exported(server, client, `${API}/${withQuery('exportXls/clients', parameters)}`);

describe('a report as a workbook [contract §8.1]', () => {
  test('has all rows of its query in order with typed values, and is logged', async () => {
    const answer = await sheet({ self_least: '100', column: 'name', order: 'desc', pageNo: '2', pageSize: '1' });
    const [, , head, ...rows] = rowsOf(answer);
    expect(head).toEqual(['代码', '名称', '等级', '额度', '合作日期', '登记时间', '规模', '地点']);
    expect(rows.map(([code, , , credit, , , size]) => [code, credit, size])).toEqual([
      ['K-3', 999.99, '小'],
      ['K-1', 1500.5, '大'],
      ['K-2', 200, '小'],
    ]);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/vnd.ms-excel',
      'x-total-rows': '3',
      'x-content-type-options': 'nosniff',
    });
    const { log_content: logged } = await server.services.db
      .selectFrom('sys_log')
      .select('log_content')
      .orderBy('create_time', 'desc')
      .executeTakeFirstOrThrow();
    expect(logged).toContain('客户资料');
  });

  test('has the requested columns, codes and format, and reports unknown ones', async () => {
    const answer = await sheet({ exportFields: 'grade,code', exportValues: 'codes', exportFormat: 'xlsx', grade: 'B' });
    expect(rowsOf(answer).slice(2)).toEqual([
      ['等级', '代码'],
      ['B', 'K-2'],
      ['B', 'K-4'],
    ]);
    expect(answer.headers['content-type']).toContain('spreadsheetml');
    for (const wrong of [{ exportFields: 'secret' }, { exportFormat: 'exe' }, { nothing: '1' }, { paramsStr: '[' }])
      expect((await sheet(wrong)).statusCode).toBe(400);
  });

  test('runs no cell as a formula, in either format', async () => {
    await postTo(server.admin, '/trade/client/add', { code: '=1+1', name: '@cmd', grade: 'A', credit: '1' });
    for (const exportFormat of ['xls', 'xlsx']) {
      const answer = await sheet({ self_least: '1', name: '@cmd', exportFormat });
      expect(columnOf(answer, '代码')).toEqual(['=1+1']);
      expect(Object.values(sheetOf(answer)).filter((cell) => Object(cell).f !== undefined)).toEqual([]);
    }
  });

  test('is refused to users with popup access only or no access', async () => {
    expect((await report(server.clerk, withQuery('getData/clients', POPUP))).status).toBe(200);
    expect((await sheet(POPUP, server.clerk)).statusCode).toBe(403);
    expect((await sheet({}, server.clerk)).statusCode).toBe(403);
    expect(Object((await report(server.clerk, withQuery('getRpColumns/clients', POPUP))).body.result).mayLeave).toBe(
      false,
    );
    expect(Object((await report(server.admin, 'getRpColumns/clients')).body.result).mayLeave).toBe(true);
  });

  test('is opened by a one-time ticket with all parameters in one [W7-30][D25]', async () => {
    const url = `${API}/${withQuery('exportXls/clients', { paramsStr: JSON.stringify({ grade: 'B', exportFormat: 'xlsx' }) })}`;
    const { body } = await server.admin.call({ method: 'POST', url: '/sys/ticket', body: { url } });
    const opened = `${url}&token=${Object(body.result).token}`;
    expect(columnOf(await exported(server, undefined, opened), '代码')).toEqual(['K-2', 'K-4']);
    expect((await exported(server, undefined, opened)).statusCode).toBe(401);
  });

  test('that takes too long is ended and says so, with nothing half sent', async () => {
    const answer = await exported(server, server.admin, `${API}/exportXls/slow?exportFormat=xlsx`);
    expect(answer.json()).toMatchObject({ success: false, message: expect.stringContaining('SQL执行失败') });
  });
});

describe('a report on paper', () => {
  const sheets = (parameters: Readonly<Record<string, string>> = {}, client: TestClient = server.admin) =>
    report(client, withQuery('printPages/clients', parameters));
  const textsOf = (result: unknown): readonly string[] =>
    [Object(result).pages]
      .flat()
      .flatMap((page) => [Object(page).boxes].flat())
      .flatMap((box) => (Object(box).kind === 'text' ? [String(Object(box).text)] : []));

  test('has all rows in order with title, filters, sums, author and page numbers', async () => {
    const { body } = await sheets({ self_least: '100', grade: 'A', column: 'code', order: 'desc' });
    const texts = textsOf(body.result);
    expect(Object(body.result).total).toBe(1);
    expect(texts).toEqual(
      expect.arrayContaining([
        '客户资料',
        '最低额度：100；等级：A',
        '往来·额度',
        '1,500.50',
        '优质',
        '合计',
        '2,500.49',
      ]),
    );
    expect(texts).toContain('第 1 页，共 1 页');
    expect(texts.filter((text) => text.startsWith('打印：'))).toHaveLength(1);
    expect(texts.filter((text) => /^K-\d$/.test(text))).toEqual(['K-3', 'K-1']);
    expect(texts.join()).not.toContain('编号');
  });

  test('is a PDF with its own name, not for users with popup access only', async () => {
    const answer = await exported(server, server.admin, `${API}/print/clients`);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(answer.headers['content-disposition']).toContain(encodeURIComponent('客户资料'));
    expect((await sheets(POPUP, server.clerk)).status).toBe(403);
    expect((await sheets({ nothing: '1' })).status).toBe(400);
  });
});

describe('what is drawn beside the rows of a report', () => {
  const drawn = async (parameters: Readonly<Record<string, string>>, client = server.admin) => {
    const { status, body } = await report(client, withQuery('getChart/clients', parameters));
    return status === 200 && body.success ? toChartRows(body.result) : status;
  };

  test('is of the whole query, exact, the largest first, with the texts of codes', async () => {
    expect(await drawn({ _chart: '0', code: 'K*', pageSize: '1' })).toMatchObject([
      { part: 'A', isRest: false, values: ['2500.49'] },
      { part: 'B', isRest: false, values: ['200'] },
    ]);
    const [first] = [await drawn({ _chart: '0', self_least: '1000' })].flat();
    expect(first).toMatchObject({ part: 'A', values: ['1500.50'] });
    expect(first).toMatchObject({ text: expect.stringMatching(/.+/) });
  });

  test('goes along a line in its order, and counts where nothing is summed', async () => {
    expect(await drawn({ _chart: '1', self_least: '100' })).toEqual([
      { part: '2024-03-01', text: '2024-03-01', isRest: false, values: ['1'] },
      { part: '2025-01-31', text: '2025-01-31', isRest: false, values: ['1'] },
      { part: '2025-02-01', text: '2025-02-01', isRest: false, values: ['1'] },
    ]);
  });

  test.each(['', '2', '-1', '0;select', '__proto__'])('is refused where there is none: %j', async (_chart) => {
    expect(await drawn({ _chart })).toBe(400);
    expect(await drawn({ _chart: '0' }, server.clerk)).toBe(403);
  });
});

describe('saved views of a report', () => {
  const CONTENT = {
    filters: { code: 'K', credit_begin: '5', self_least: '7' },
    sort: [{ column: 'name', order: 'desc' }],
  };
  const views = async (client: TestClient, call: string, body?: object) => {
    const answer = await client.call({
      url: `${API}/${call}`,
      ...(body === undefined ? {} : { method: 'POST' as const, body }),
    });
    return answer.status === 200 && answer.body.success ? toSavedViews(answer.body.result).views : answer.status;
  };

  test('store filters and order for their owner, one as default, and can be deleted', async () => {
    const saved = await views(server.admin, 'saveView/clients', { name: '大户', content: CONTENT });
    expect(saved).toMatchObject([{ name: '大户', content: CONTENT, dropped: [], owner: '' }]);
    const [view] = [saved].flat();
    const id = String(Object(view).id);
    expect(await views(server.admin, 'defaultView/clients', { id })).toMatchObject([{ isDefault: true }]);
    expect(await views(server.admin, 'views/clients')).toMatchObject([{ name: '大户', isDefault: true }]);
    expect(await views(server.admin, 'views/lines')).toEqual([]);
    const url = `${API}/${withQuery('deleteView/clients', { id })}`;
    expect(toSavedViews((await server.admin.call({ method: 'DELETE', url })).body.result).views).toEqual([]);
  });

  test('store only existing columns, and require permission to read the report', async () => {
    for (const content of [
      { filters: { nothing: '1' } },
      { filters: { self_nothing: '1' } },
      { filters: {}, sort: [{ column: 'credit', order: 'asc' }] },
      { filters: {}, tab: 'all' },
    ])
      expect(await views(server.admin, 'saveView/clients', { name: '错', content })).toBe(400);
    expect(await views(server.clerk, withQuery('views/clients', POPUP))).toBe(403);
    expect(await views(server.clerk, withQuery('saveView/clients', POPUP), { name: '错', content: CONTENT })).toBe(403);
  });
});
