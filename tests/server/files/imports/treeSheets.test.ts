import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ImportPreview, ImportSummary } from '../../../../contract/imports.ts';
import type { TestClient, TestServer } from '../../testServer.ts';
import { sendForm, sheetForm, sheetsIn, startPartyServer, workbook, type Cell } from './sheets.ts';

let server: TestServer;
let admin: TestClient;
beforeAll(async () => {
  server = await startPartyServer();
  admin = await server.signIn('admin');
});
beforeEach(async () => {
  await server.services.db.deleteFrom('sys_category').execute();
});
afterAll(() => server.close());

const send = async (url: string, operation: string, rows: readonly (readonly Cell[])[]) => {
  const bytes = workbook({ 一: rows.map((row) => [...row]) });
  const form = sheetForm([{ name: '树.xlsx', bytes, field: 'file' }]);
  return (await sendForm(server, admin, [`${url}/${operation}`, form])).body;
};
const post = async (url: string, body: unknown) => (await admin.call({ method: 'POST', url, body })).body;

interface Stored {
  readonly name: string;
  readonly code: string;
  readonly above: string | null;
}
const categories = async (): Promise<readonly Stored[]> => {
  const { rows } = await sql<Stored>`select c.name, c.code, p.name as above from sys_category c
    left join sys_category p on p.id = c.pid order by c.code`.execute(server.services.db);
  return rows;
};

describe('categories from one sheet', () => {
  const HEADS = ['分类名称', '上级分类'];
  const V18 = [HEADS, ['V18孙类', 'V18子类'], ['V18父类', null], ['V18子类', 'V18父类']];
  const TREE = [
    { name: 'V18父类', code: 'A01', above: null },
    { name: 'V18子类', code: 'A01A01', above: 'V18父类' },
    { name: 'V18孙类', code: 'A01A01A01', above: 'V18子类' },
  ];
  const CODED = ['分类名称', '上级分类', '分类编码'];
  const categoriesSent = (rows: readonly (readonly Cell[])[], operation = 'importExcel') =>
    send('/sys/category', operation, rows);
  const messagesOf = async (rows: readonly (readonly Cell[])[]) => {
    const { result } = await categoriesSent(rows, 'importPreview');
    return (result as ImportPreview).problems.map(({ row, key, message }) => [row, key, message]);
  };

  test('find their parents among them, whatever the order, and get codes [V-18]', async () => {
    expect(await categoriesSent(V18)).toMatchObject({ code: 200, result: { successCount: 3, errorCount: 0 } });
    expect(await categories()).toEqual(TREE);
    const { body } = await admin.call({ url: '/sys/category/loadTreeRoot?pcode=0&async=false' });
    expect(body.result).toMatchObject([
      {
        title: 'V18父类',
        leaf: false,
        children: [{ title: 'V18子类', leaf: false, children: [{ title: 'V18孙类' }] }],
      },
    ]);
  });

  test('are looked at first and written as they were shown, and undone as one act [V-18]', async () => {
    const { result } = await categoriesSent(V18, 'importPreview');
    const { token, problems, tables } = result as ImportPreview;
    expect(problems).toEqual([]);
    expect(tables[0]?.rows.map(({ texts }) => texts['pid'])).toEqual(['V18子类', undefined, 'V18父类']);
    expect(await categories()).toEqual([]);
    const done = await post('/sys/category/importCommit', { token, cells: [], removed: [] });
    expect(done).toMatchObject({ success: true, code: 200, result: { successCount: 3 } });
    expect(await categories()).toEqual(TREE);
    expect(await post('/sys/category/importUndo', { token })).toMatchObject({ success: true });
    expect(await categories()).toEqual([]);
  });

  test('stand below what is stored, by its name or its code [V-18]', async () => {
    await categoriesSent(V18);
    expect(await categoriesSent([HEADS, ['按名称', 'V18子类'], ['按编码', 'A01A01']])).toMatchObject({ code: 200 });
    expect((await categories()).filter(({ name }) => name.startsWith('按'))).toEqual([
      { name: '按名称', code: 'A01A01A02', above: 'V18子类' },
      { name: '按编码', code: 'A01A01A03', above: 'V18子类' },
    ]);
  });

  test('follow codes of the same sheet, and generated codes never collide with given ones [V-18]', async () => {
    const rows = [CODED, ['下', null, 'A01A01'], ['随', '上', null], ['上', null, 'A01'], ['空', null, null]];
    expect(await categoriesSent(rows)).toMatchObject({ code: 200 });
    expect(await categories()).toEqual([
      { name: '上', code: 'A01', above: null },
      { name: '下', code: 'A01A01', above: '上' },
      { name: '随', code: 'A01A02', above: '上' },
      { name: '空', code: 'A02', above: null },
    ]);
  });

  test('that stand below each other are refused with the rows of the circle [V-18]', async () => {
    const rows = [HEADS, ['甲', '丙'], ['乙', '甲'], ['丙', '乙'], ['丁', '甲'], ['戊', '戊']];
    const circle = '这些行互为上下级：第2行、第4行、第3行。请改正其中一行的上级';
    expect(await messagesOf(rows)).toEqual([
      ['0.2', 'pid', circle],
      ['0.3', 'pid', circle],
      ['0.4', 'pid', circle],
      ['0.5', 'pid', '上级是第2行，那一行有错误，不能导入：请先改正第2行'],
      ['0.6', 'pid', expect.stringContaining('自己')],
    ]);
    expect((await categoriesSent(rows)).code).toBe(201);
    expect(await categories()).toEqual([]);
  });

  test('below a row that is refused are told so, others are written [V-18]', async () => {
    const rows = [CODED, ['孙', '子', null], ['父', null, 'X1'], ['子', '父', null], ['旁', null, null]];
    const { result } = await categoriesSent(rows);
    expect(result).toMatchObject({ successCount: 1, errorCount: 3 });
    const url = `/api${(result as ImportSummary).fileUrl}`;
    const { rawPayload } = await server.app.inject({ url, headers: { 'x-access-token': admin.token } });
    const errors = sheetsIn(rawPayload)['错误明细'] ?? [];
    expect(errors.map((row) => [row[1], row[4]])).toEqual([
      ['行号', '错误原因'],
      ['3', expect.stringContaining('X1')],
      ['4', '上级是第3行，那一行有错误，不能导入：请先改正第3行'],
      ['2', '上级是第4行，那一行有错误，不能导入：请先改正第4行'],
    ]);
    expect((await categories()).map(({ name }) => name)).toEqual(['旁']);
  });

  test('whose parent is nowhere, or more than once, say what to write [V-18]', async () => {
    await categoriesSent([HEADS, ['两处', null]]);
    const rows = [
      HEADS,
      ['甲', '无处'],
      ['乙', '两处'],
      ['两处', null],
      ['丙', '同名'],
      ['同名', null],
      ['同名', null],
    ];
    expect(await messagesOf(rows)).toEqual([
      ['0.2', 'pid', '没有上级“无处”：请写系统中已有的名称或编码，或把它也写成本表的一行'],
      ['0.3', 'pid', '上级“两处”有多个（第4行、系统中）：请改写编码'],
      ['0.5', 'pid', '上级“同名”有多个（第6行、第7行）：请改写编码'],
    ]);
  });

  test('find no parent in another tenant, by code or by id', async () => {
    await categoriesSent([CODED, ['别家', null, 'B07']]);
    const { rows } = await sql<{ id: string }>`update sys_category set tenant_id = '2000' returning id`.execute(
      server.services.db,
    );
    const [id = ''] = rows.map((row) => row.id);
    const refused = (text: string) => `没有上级“${text}”：请写系统中已有的名称或编码，或把它也写成本表的一行`;
    expect(await messagesOf([HEADS, ['甲', 'B07'], ['乙', id], ['丙', '别家']])).toEqual([
      ['0.2', 'pid', refused('B07')],
      ['0.3', 'pid', refused(id)],
      ['0.4', 'pid', refused('别家')],
    ]);
  });

  test('are judged by what staff mend in the preview [V-18]', async () => {
    const { result } = await categoriesSent([HEADS, ['子', '父类'], ['父', null]], 'importPreview');
    const { token, problems } = result as ImportPreview;
    expect(problems).toMatchObject([{ row: '0.2', key: 'pid' }]);
    const cells = [{ row: '0.3', key: 'name', value: '父类' }];
    expect(await post('/sys/category/importCheck', { token, cells, removed: [] })).toMatchObject({
      result: { problems: [] },
    });
    const typed = [{ row: '0.2', key: 'pid', value: '不在' }];
    const nowhere = await post('/sys/category/importCheck', { token, cells: typed, removed: [] });
    expect(nowhere.result).toMatchObject({ problems: [{ row: '0.2', key: 'pid' }] });
    const removed = await post('/sys/category/importCheck', { token, cells, removed: ['0.3'] });
    expect(removed.result).toMatchObject({ problems: [{ row: '0.2', key: 'pid' }] });
    await post('/sys/category/importCommit', { token, cells, removed: [] });
    expect(await categories()).toEqual([
      { name: '父类', code: 'A01', above: null },
      { name: '子', code: 'A01A01', above: '父类' },
    ]);
  });
});

test('departments of one sheet stand below each other, by name or code [V-18]', async () => {
  const heads = ['机构名称', '上级部门', '机构编码'];
  const rows = [
    heads,
    ['V18组', 'V18部', null],
    ['V18部', 'V18公司', null],
    ['V18公司', null, 'Q01'],
    ['V18处', 'Q01', null],
  ];
  expect(await send('/sys/sysDepart', 'importExcel', rows)).toMatchObject({ code: 200, result: { successCount: 4 } });
  const { rows: stored } = await sql`select d.depart_name as name, d.org_code as code, p.depart_name as above
    from sys_depart d left join sys_depart p on p.id = d.parent_id
    where d.depart_name like 'V18%' order by d.org_code`.execute(server.services.db);
  expect(stored).toEqual([
    { name: 'V18公司', code: 'Q01', above: null },
    { name: 'V18部', code: 'Q01A01', above: 'V18公司' },
    { name: 'V18组', code: 'Q01A01A01', above: 'V18部' },
    { name: 'V18处', code: 'Q01A02', above: 'V18公司' },
  ]);
});
