import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { validateRecord, type Moment, type Values, type WireRecord } from '../../../../engine/index.ts';
import { demoDeclarations, type DemoDeclaration } from '../../../../server/app/demo/demoDeclarations.ts';
import type { DemoRecord } from '../../../../server/app/demo/demoRecord.ts';
import { demoRecords, seedDemoRecords } from '../../../../server/app/demo/writeDemoRecords.ts';
import { lookupRows } from '../../../../server/data/dictionaries/lookup.ts';
import { projectFolder } from '../../../../server/core/base/projectFolder.ts';
import { prepareRecords } from '../../../../server/records/operations/prepareRecords.ts';
import { startTestServer, type TestServer } from '../../testServer.ts';

const NOW = new Date('2026-11-20T08:00:00Z');
const DECLARATIONS = demoDeclarations(NOW);
const RECORDS = demoRecords(NOW);

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await prepareRecords(server.services);
});
afterAll(() => server.close());

const pageOfDemo = () => {
  const page = server.services.schemas.page('customs/export-declaration');
  if (page === undefined) throw new Error('no page');
  return page;
};

const USER = { id: 'x', username: 'clerk', realname: 'x', orgCode: 'A01A01' };

const lookup = () => {
  const { db, schemas } = server.services;
  const user = { ...USER, tenantId: '1000', departments: ['A01A01'], roles: ['clerk'] };
  return lookupRows({ db, pages: () => schemas.pages(), user }, (code) => schemas.dictionary(code));
};

const judge = (declaration: DemoDeclaration, at: Moment) => {
  const record = { ...declaration.values, bgdGoodsList: declaration.goods };
  return validateRecord(pageOfDemo(), record, { at, user: USER, lookup: lookup() });
};

const isFaulty = ({ values }: DemoDeclaration): boolean => String(values['noteS'] ?? '').includes('有误');

describe('the demo declarations', () => {
  test('are 200, the same at every start, of both departments and in all statuses', () => {
    expect(demoDeclarations(NOW)).toEqual(DECLARATIONS);
    expect(DECLARATIONS).toHaveLength(200);
    expect(new Set(DECLARATIONS.map(({ orgCode }) => orgCode))).toEqual(new Set(['A01A01', 'A01A02']));
    expect(new Set(DECLARATIONS.map(({ values }) => values['status']))).toEqual(
      new Set(['draft', 'review', 'approved', 'declared', 'returned']),
    );
    const times = DECLARATIONS.map(({ createTime }) => createTime.getTime());
    expect(Math.max(...times)).toBeLessThan(NOW.getTime());
    expect(Math.min(...times)).toBeGreaterThan(NOW.getTime() - 60 * 86_400_000);
  });

  test('include one with 50 goods rows and one with mistakes, both drafts', () => {
    const large = DECLARATIONS.filter(({ goods }) => goods.length === 50);
    const faulty = DECLARATIONS.filter(isFaulty);
    expect([large.length, faulty.length]).toEqual([1, 1]);
    for (const { values, orgCode } of [...large, ...faulty])
      expect([values['status'], orgCode]).toEqual(['draft', 'A01A01']);
  });

  test('have numbers of customs once each, and only where declared', () => {
    const numbers = DECLARATIONS.flatMap(({ values }) => (values['entryId'] === undefined ? [] : [values]));
    expect(new Set(numbers.map(({ entryId }) => entryId)).size).toBe(numbers.length);
    for (const { entryId, status } of numbers)
      expect([status, String(entryId)]).toEqual(['declared', expect.stringMatching(/^\d{18}$/)]);
  });

  test('hold every check of the page at submit, except the one with mistakes', async () => {
    for (const declaration of DECLARATIONS.filter((one) => !isFaulty(one))) {
      const { ok, findings } = await judge(declaration, 'submit');
      expect({ ok, findings, declaration: ok ? undefined : declaration }).toEqual({
        ok: true,
        findings: [],
        declaration: undefined,
      });
    }
  });

  test('are stopped by R05, R13 and R17 where the mistakes are', async () => {
    const [faulty] = DECLARATIONS.filter(isFaulty);
    if (faulty === undefined) throw new Error('no faulty one');
    expect((await judge(faulty, 'save')).ok).toBe(true);
    const { findings } = await judge(faulty, 'submit');
    expect(findings.map(({ ruleId, path }) => [ruleId, path.join('/')])).toEqual([
      ['R05', 'grossWet'],
      ['R05', 'netWt'],
      ['R13', 'goods/0/declTotal'],
      ['R17', 'goods/0/firstUnit'],
    ]);
  });
});

const pageOf = ({ page: id }: DemoRecord) => {
  const page = server.services.schemas.page(id);
  if (page === undefined) throw new Error(`no page ${id}`);
  return page;
};

const wireOf = (record: DemoRecord): WireRecord => ({
  ...record.values,
  ...Object.fromEntries(pageOf(record).details.map(({ key, wireName }) => [wireName, record.rows[key] ?? []])),
});

describe('the demo records', () => {
  test('are of every page that staff see, 20 customers and 10 suppliers among them', () => {
    const count = (page: string): number => RECORDS.filter((record) => record.page === page).length;
    expect(count('customs/export-declaration')).toBe(200);
    expect(count('customs/import-declaration')).toBeGreaterThan(10);
    expect(count('customs/record-declaration')).toBeGreaterThan(4);
    expect([count('crm/customer'), count('crm/supplier')]).toEqual([20, 10]);
    expect(count('system/announcement')).toBe(4);
    expect(count('procurement/region')).toBe(11);
  });

  test('of imports, bonded goods, customers and suppliers hold every check of their page', async () => {
    for (const record of RECORDS.filter(({ page }) => page !== 'customs/export-declaration')) {
      const { findings } = await validateRecord(pageOf(record), wireOf(record), {
        at: 'submit',
        user: USER,
        lookup: lookup(),
      });
      // R26 counts the days until the current date.
      expect({ found: findings.filter(({ ruleId }) => ruleId !== 'R26'), of: record.values['contrNo'] }).toEqual({
        found: [],
        of: record.values['contrNo'],
      });
    }
  });

  test('have codes and numbers once each', () => {
    for (const key of ['code', 'uscc', 'entryId', 'billNo']) {
      const values = RECORDS.flatMap(({ page, values: one }) => (one[key] ? [`${page} ${String(one[key])}`] : []));
      expect(new Set(values).size, key).toBe(values.length);
    }
  });

  test('name only codes that the seeds hold', async () => {
    const unknown: string[] = [];
    for (const page of new Set(RECORDS.map(pageOf))) {
      const records = RECORDS.filter((record) => record.page === page.id);
      const places = [
        { columns: page.columns, rows: records.map(({ values }) => values) },
        ...page.details.map(({ key, columns }) => ({ columns, rows: records.flatMap(({ rows }) => rows[key] ?? []) })),
      ];
      for (const { columns, rows } of places)
        for (const { key, dictCode } of columns) {
          // A tree page chooses from its own records, which do not exist yet.
          if (dictCode === undefined || key === page.tree?.parentKey) continue;
          const values = [...new Set(rows.flatMap((row) => row[key] ?? []))].map(String);
          const found = await lookup()(dictCode, values);
          unknown.push(
            ...values.filter((value) => found[value] === null).map((value) => `${key} ${dictCode} ${value}`),
          );
        }
    }
    expect(unknown).toEqual([]);
  });
});

describe('writing the demo', () => {
  test('is done once on a fresh database, whoever asks', async () => {
    const { db } = server.services;
    const written = await Promise.all([seedDemoRecords(server.services), seedDemoRecords(server.services)]);
    expect(written.sort((one, other) => one - other)).toEqual([0, RECORDS.length]);
    const { rows } = await sql`select count(*)::integer as declarations,
      (select count(*) from bgd_goods)::integer as goods,
      (select count(*) from crm_customer)::integer as customers from bgd_declaration`.execute(db);
    const goods = RECORDS.reduce((sum, record) => sum + (record.rows['goods'] ?? []).length, 0);
    expect(rows).toEqual([{ declarations: RECORDS.length - 45, goods, customers: 20 }]);
  });

  test('logs the first version of every record with author, time and rows [S6-9]', async () => {
    const { db } = server.services;
    const tables = [...new Set(RECORDS.map(({ page }) => server.services.schemas.page(page)?.resource.table ?? ''))];
    for (const table of tables) {
      const { rows } = await sql`select count(*)::integer as records, count(log.id)::integer as logged,
        count(*) filter (where log.create_by = made.create_by and log.create_time = made.create_time)::integer as alike
        from ${sql.table(table)} made
        left join sys_data_log log on log.data_table = ${table} and log.data_id = made.id and log.data_version = 1`.execute(
        db,
      );
      const { records } = Object(rows[0]);
      expect([table, rows[0]]).toEqual([table, { records, logged: records, alike: records }]);
    }
    const admin = await server.signIn('admin');
    const list = await admin.call({ url: '/bgd/export/list?pageSize=1&status=draft&column=createTime&order=desc' });
    const [{ id, contrNo }] = Object(list.body.result).records;
    const history = await admin.call({ url: `/sys/dataLog/history?page=customs/export-declaration&id=${id}` });
    const [first, ...others] = history.body.result as readonly Values[];
    expect([others.length, first?.['action'], first?.['version']]).toEqual([0, 'add', 1]);
    const { body } = await admin.call({ url: `/bgd/export/queryById?id=${id}` });
    const { version, bgdGoodsList: goods } = Object(body.result);
    const change = {
      id,
      version,
      contrNo: `${contrNo}-2`,
      bgdGoodsList: [{ ...goods[0], gName: 'CHANGED' }, ...goods.slice(1)],
    };
    expect((await admin.call({ method: 'POST', url: '/bgd/export/edit', body: change })).body.success).toBe(true);
    const compared = await admin.call({
      url: `/sys/dataLog/compare?page=customs/export-declaration&id=${id}&from=1&to=2`,
    });
    expect(compared.body.result).toMatchObject({
      cells: [{ key: 'contrNo', before: contrNo, after: `${contrNo}-2` }],
      rows: [{ kind: 'changed', line: 1 }],
    });
  });

  test('creates a region tree with three roots, and everything else below a record', async () => {
    const admin = await server.signIn('admin');
    const { body } = await admin.call({ url: '/cgpt/region/list' });
    expect(Object(body.result).records.map((record: Values) => [record['code'], record['hasChildren']])).toEqual([
      ['HB', true],
      ['HD', true],
      ['HN', true],
    ]);
  });

  test('shows each clerk the declarations of the own department', async () => {
    const totals = await Promise.all(
      (['clerk', 'clerk2', 'admin'] as const).map(async (account) => {
        const client = await server.signIn(account);
        const { body } = await client.call({ url: '/bgd/export/list' });
        return Object(body.result).total;
      }),
    );
    const own = (code: string): number => DECLARATIONS.filter(({ orgCode }) => orgCode === code).length;
    expect(totals).toEqual([own('A01A01'), own('A01A02'), 200]);
  });

  test('creates as many records and declarations as the README and operator documentation state', async () => {
    const textOf = (file: string): string => readFileSync(join(projectFolder, file), 'utf8');
    const clerk = await server.signIn('clerk');
    const { body } = await clerk.call({ url: '/bgd/export/list' });
    expect(textOf('README.md')).toContain(`${RECORDS.length} demo records`);
    expect(textOf('README.md')).toContain(`出口报关单: ${Object(body.result).total} demo declarations`);
    expect(textOf('docs/operators.md')).toContain(`demo accounts and ${RECORDS.length} records`);
  });
});
