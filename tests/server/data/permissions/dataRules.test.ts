import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CompiledDictionary } from '../../../../engine/index.ts';
import { allEntries, entriesOf, searchEntries } from '../../../../server/data/dictionaries/dictionaryEntries.ts';
import { findHolder } from '../../../../server/identity/sessions/sessionStore.ts';
import { startRuledServer, TENANT, type GivenRule, type RuledServer } from './ruledServer.ts';
import { SECOND_TENANT } from '../../secondTenant.ts';
import type { TestClient } from '../../testServer.ts';
import { rowsOf } from '../../files/exports/exportClient.ts';
import { sendForm, sheetForm, workbook } from '../../files/imports/sheets.ts';

const ALL = ['R-1', 'R-2', 'R-3', 'R-4'];

let server: RuledServer;
let admin: TestClient;
let clerk: TestClient;
beforeAll(async () => {
  server = await startRuledServer();
  ({ admin, clerk } = server);
});
afterAll(() => server.close());
beforeEach(async () => {
  for (const role of ['clerk', 'reviewer', 'admin']) await server.bind(role, []);
});

const id = (code: string): string => server.ids[code] ?? '';
const CHINESE: GivenRule = { column: 'country', value: 'CHN' };

const giveRole = async (role: string, given: boolean): Promise<void> => {
  const { db } = server.services;
  const link = { user_id: clerk.userId, role_id: await server.roleId(role) };
  if (given)
    await db
      .insertInto('sys_user_role')
      .values(link)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  else
    await db
      .deleteFrom('sys_user_role')
      .where('user_id', '=', link.user_id)
      .where('role_id', '=', link.role_id)
      .execute();
};

describe('a rule of a role shows [S6-9, D58]', () => {
  test.each<[GivenRule, readonly string[]]>([
    [{ column: 'country', condition: '=', value: 'CHN' }, ['R-1', 'R-2']],
    [{ column: 'country', condition: '!=', value: 'CHN' }, ['R-3', 'R-4']],
    [{ column: 'country', condition: 'IN', value: 'JPN,KOR' }, ['R-3', 'R-4']],
    [{ column: 'country', condition: 'NOT_IN', value: 'JPN,KOR' }, ['R-1', 'R-2']],
    [{ column: 'name', condition: 'LIKE', value: '京' }, ['R-1', 'R-2', 'R-3']],
    [{ column: 'name', condition: 'NOT_LIKE', value: '京' }, ['R-4']],
    [{ column: 'name', condition: 'LEFT_LIKE', value: '一' }, ['R-1']],
    [{ column: 'name', condition: 'RIGHT_LIKE', value: '北京' }, ['R-1', 'R-2']],
    [{ column: 'name', condition: 'RIGHT_LIKE', value: '%' }, []],
    // Compared as numbers: as text, 9 sorts after 30.
    [{ column: 'creditDays', condition: '>', value: '10' }, ['R-2', 'R-3']],
    [{ column: 'creditDays', condition: '>=', value: '10' }, ['R-1', 'R-2', 'R-3']],
    [{ column: 'creditDays', condition: '<', value: '10' }, ['R-4']],
    [{ column: 'creditDays', condition: '<=', value: '10' }, ['R-1', 'R-4']],
    [{ column: 'creditDays', condition: 'RANGE', value: '10,20' }, ['R-1', 'R-2']],
    [{ column: 'salesman', condition: 'EMPTY' }, ['R-3']],
    [{ column: 'salesman', condition: 'NOT_EMPTY' }, ['R-1', 'R-2', 'R-4']],
    [{ column: 'salesman', value: '#{sys_user_code}' }, ['R-1', 'R-4']],
    [{ column: 'salesman', value: '#{sysUserCode}2' }, ['R-2']],
    [{ column: 'salesman', condition: '!=', value: '#{sys_user_code}' }, ['R-2', 'R-3']],
    [{ column: 'create_by', value: 'admin' }, ALL],
    [{ column: 'createBy', value: '#{sys_user_code}' }, []],
    [{ column: 'sysOrgCode', condition: 'RIGHT_LIKE', value: '#{sys_org_code}' }, []],
    [{ column: 'sys_org_code', condition: 'IN', value: 'A01,#{sys_multi_org_code}' }, ALL],
    [{ column: 'createTime', condition: '>=', value: '#{sys_date}' }, ALL],
    [{ column: 'createTime', condition: '<', value: '#{sys_date} 00:00:00' }, []],
    [{ column: 'createTime', condition: '=', value: '#{sys_date}' }, ALL],
    [{ ...CHINESE, status: '0' }, ALL],
    // A rule of another tenant has no effect here.
    [{ ...CHINESE, tenant: SECOND_TENANT }, ALL],
    // A rule that cannot be read shows nothing.
    [{ column: 'gone', value: '1' }, []],
    [{ column: 'country', condition: 'USE_SQL_RULES', value: '1 = 1' }, []],
    [{ column: 'ext', condition: 'ext', value: '1 = 1' }, []],
    [{ column: 'country', condition: 'nothing', value: 'CHN' }, []],
    [{ column: 'country', value: '' }, []],
    [{ column: 'country', condition: 'RIGHT_LIKE', value: '' }, []],
    [{ column: 'country', value: '#{password}' }, []],
    [{ column: 'creditDays', condition: '>', value: 'many' }, []],
    [{ column: 'contacts.person', value: 'x' }, []],
    [{ column: 'tenant_id', value: TENANT }, []],
  ])('%j: %j', async (rule, codes) => {
    await server.bind('clerk', [rule]);
    expect(await server.codes(clerk)).toEqual(codes);
  });

  test('the rows matching all rules of the role, with the last rule per column', async () => {
    await server.bind('clerk', [CHINESE, { column: 'creditDays', condition: '>', value: '10' }]);
    expect(await server.codes(clerk)).toEqual(['R-2']);
    await server.bind('clerk', [
      { column: 'country', value: 'CHN' },
      { column: 'country', value: 'JPN' },
    ]);
    expect(await server.codes(clerk)).toEqual(['R-3']);
  });

  test('nothing where a variable is blank for the user, whatever the condition', async () => {
    const { db } = server.services;
    const user = db.updateTable('sys_user').where('id', '=', clerk.userId);
    await user.set({ org_code: null }).execute();
    try {
      for (const condition of ['=', '!=', 'RIGHT_LIKE', 'NOT_IN']) {
        await server.bind('clerk', [{ column: 'sysOrgCode', condition, value: '#{sys_org_code}' }]);
        expect(await server.codes(clerk), condition).toEqual([]);
      }
    } finally {
      await user.set({ org_code: 'A01A01' }).execute();
    }
  });
});

describe('several roles [D58]', () => {
  test('show the union of their rows, or all if one opens the page without rules', async () => {
    const { db } = server.services;
    await giveRole('reviewer', true);
    try {
      await server.bind('clerk', [{ column: 'country', value: 'KOR' }]);
      await server.bind('reviewer', [{ column: 'country', value: 'JPN' }]);
      // The reviewer's role does not open the page, so its rules show no records.
      expect(await server.codes(clerk)).toEqual(['R-4']);
      const grant = { role_id: await server.roleId('reviewer'), permission_id: server.entry };
      await db.insertInto('sys_role_permission').values(grant).execute();
      expect(await server.codes(clerk)).toEqual(['R-3', 'R-4']);
      await server.bind('reviewer', []);
      expect(await server.codes(clerk)).toEqual(ALL);
      await db
        .deleteFrom('sys_role_permission')
        .where('role_id', '=', grant.role_id)
        .where('permission_id', '=', grant.permission_id)
        .execute();
      expect(await server.codes(clerk)).toEqual(['R-4']);
    } finally {
      await giveRole('reviewer', false);
    }
  });

  test('a role of the department counts as a role, with its rules', async () => {
    const { db } = server.services;
    const depart = await db
      .selectFrom('sys_depart')
      .select('id')
      .where('tenant_id', '=', TENANT)
      .where('org_code', '=', 'A01A01')
      .executeTakeFirstOrThrow();
    const role = { id: 'dr', tenant_id: TENANT, depart_id: depart.id, role_code: 'head', role_name: '组长' };
    await db.insertInto('sys_depart_role').values(role).execute();
    await db.insertInto('sys_depart_role_user').values({ user_id: clerk.userId, role_id: 'dr' }).execute();
    await server.bind('clerk', [{ column: 'country', value: 'KOR' }]);
    expect(await server.codes(clerk)).toEqual(['R-4']);
    await db.insertInto('sys_depart_role_permission').values({ role_id: 'dr', permission_id: server.entry }).execute();
    expect(await server.codes(clerk)).toEqual(ALL);
    await server.bind('reviewer', [CHINESE]);
    await db
      .insertInto('sys_depart_role_data_rule')
      .columns(['role_id', 'rule_id'])
      .expression((builder) =>
        builder
          .selectFrom('sys_role_data_rule as bound')
          .innerJoin('sys_role as role', 'role.id', 'bound.role_id')
          .where('role.role_code', '=', 'reviewer')
          .where('role.tenant_id', '=', TENANT)
          .select([builder.val('dr').as('role_id'), 'bound.rule_id']),
      )
      .execute();
    expect(await server.codes(clerk)).toEqual(['R-1', 'R-2', 'R-4']);
    await db.deleteFrom('sys_depart_role').where('id', '=', 'dr').execute();
  });
});

describe('under a rule', () => {
  beforeEach(() => server.bind('clerk', [CHINESE]));

  const post = (url: string, body: unknown, client = clerk) =>
    client.call({ method: 'POST', url: `/kehu/customer/${url}`, body });

  test('no condition of a query reaches what is hidden', async () => {
    expect(await server.codes(clerk, '&code=R-3')).toEqual([]);
    const params = encodeURIComponent(
      JSON.stringify([
        { field: 'code', rule: 'like', val: 'R-' },
        { field: 'country', rule: 'ne', val: 'CHN' },
      ]),
    );
    expect(await server.codes(clerk, `&superQueryParams=${params}&superQueryMatchType=or`)).toEqual(['R-1', 'R-2']);
  });

  test('a record that is hidden is not there for reading, editing and removing', async () => {
    expect((await clerk.call({ url: `/kehu/customer/queryById?id=${id('R-1')}` })).body.success).toBe(true);
    expect((await clerk.call({ url: `/kehu/customer/queryById?id=${id('R-3')}` })).body.success).toBe(false);
    const edited = await post('edit', { id: id('R-3'), version: 1, name: '改' });
    expect(edited.body.success).toBe(false);
    expect((await clerk.call({ method: 'DELETE', url: `/kehu/customer/delete?id=${id('R-3')}` })).body.success).toBe(
      false,
    );
    expect(await server.codes(admin)).toEqual(ALL);
    expect((await admin.call({ url: `/kehu/customer/queryById?id=${id('R-3')}` })).body.result).toMatchObject({
      name: '东京三',
      version: 1,
    });
  });

  test('a batch that reaches one hidden record removes none of it', async () => {
    const { body } = await clerk.call({
      method: 'DELETE',
      url: `/kehu/customer/deleteBatch?ids=${id('R-1')},${id('R-3')}`,
    });
    expect(body.success).toBe(false);
    expect(await server.codes(admin)).toEqual(ALL);
  });

  test('what is written out of the own rule is answered once, and then not there', async () => {
    const { body } = await post('edit', { id: id('R-2'), version: 1, country: 'JPN' });
    expect(body).toMatchObject({ success: true, result: { code: 'R-2', country: 'JPN' } });
    expect(await server.codes(clerk)).toEqual(['R-1']);
    expect((await post('edit', { id: id('R-2'), version: 2, country: 'CHN' })).body.success).toBe(false);
    expect((await post('edit', { id: id('R-2'), version: 2, country: 'CHN' }, admin)).body.success).toBe(true);
  });

  test('an export, at once and as a job, has exactly the rows that are shown', async () => {
    const query = 'exportFields=code,country&exportFormat=xlsx&column=code&order=asc';
    const answer = await server.app.inject({
      url: `/api/kehu/customer/exportXls?${query}`,
      headers: { 'x-access-token': clerk.token },
    });
    expect(
      rowsOf(answer)
        .flat()
        .filter((cell) => String(cell).startsWith('R-')),
    ).toEqual(['R-1', 'R-2']);
    const parameters = { exportFields: 'code,country', exportFormat: 'xlsx', column: 'code', order: 'asc' };
    const job = await post('exportJob', { parameters, fileName: '客户' });
    const jobId = String(Object(job.body.result).id);
    const state = async () =>
      (
        Object((await clerk.call({ url: '/sys/exports' })).body.result) as readonly { id: string; state: string }[]
      ).find((one) => one.id === jobId)?.state;
    await expect.poll(state, { timeout: 15_000 }).toBe('done');
    const file = await server.app.inject({
      url: `/api/sys/exports/download/${jobId}`,
      headers: { 'x-access-token': clerk.token },
    });
    expect(
      rowsOf(file)
        .flat()
        .filter((cell) => String(cell).startsWith('R-')),
    ).toEqual(['R-1', 'R-2']);
  });

  test('a report over the table has exactly the rows that are shown', async () => {
    const codes = async (client: TestClient) => {
      const { body } = await client.call({ url: '/online/cgreport/api/getData/party?pageSize=100' });
      return (Object(body.result).records as readonly { code: string }[])
        .map(({ code }) => code)
        .filter((code) => code.startsWith('R-'));
    };
    const active = { status: 'active' };
    for (const code of ALL) {
      const { result } = (await admin.call({ url: `/kehu/customer/queryById?id=${id(code)}` })).body;
      await post('edit', { id: id(code), version: Number(Object(result).version), ...active }, admin);
    }
    expect(await codes(admin)).toEqual(ALL);
    expect(await codes(clerk)).toEqual(['R-1', 'R-2']);
  });

  test('a dictionary over the table offers exactly the visible rows, by text and code', async () => {
    const { db, schemas } = server.services;
    const dictionary: CompiledDictionary = {
      dictCode: 'crm_customer,name,code',
      title: '客户',
      kind: 'table',
      attributes: new Map(),
      source: { table: 'crm_customer', value: 'code', text: 'name', orderBy: [], attributes: new Map() },
    };
    const holder = await findHolder(db, { userId: clerk.userId, tenantId: TENANT, orgCode: 'A01A01' });
    if (holder === undefined) throw new Error('the clerk is gone');
    const reader = { db, pages: () => schemas.pages(), user: holder.user };
    const valuesOf = (entries: readonly { readonly value: string }[]) => entries.map(({ value }) => value);
    expect(valuesOf(await allEntries(reader, dictionary, {}))).toEqual(['R-1', 'R-2']);
    expect(valuesOf(await searchEntries(reader, dictionary, { keyword: 'shouer', limit: 10 }))).toEqual([]);
    expect(valuesOf(await entriesOf(reader, dictionary, ALL))).toEqual(['R-1', 'R-2']);
  });

  test('an import writes no row that the importer would not see, and says which', async () => {
    const heads = ['客户代码', '*客户名称', '国家/地区', '状态'];
    const rows = [
      ['I-1', '进口一', '中国', '启用'],
      ['I-2', '进口二', '日本', '启用'],
    ];
    const file = { name: '客户.xlsx', bytes: workbook({ 客户: [heads, ...rows] }), field: 'file' };
    const { body } = await sendForm(server, clerk, ['/kehu/customer/importExcel', sheetForm([file])]);
    expect(body).toMatchObject({ code: 201, result: { totalCount: 2, errorCount: 1, successCount: 1 } });
    expect((await server.codes(admin)).filter((code) => code.startsWith('I-'))).toEqual(['I-1']);
  });
});
