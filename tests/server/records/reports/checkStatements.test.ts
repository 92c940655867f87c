import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compileSchemas, formatProblem, localizeProblem, type Problem } from '../../../../engine/index.ts';
import { openDb } from '../../../../server/core/database/db.ts';
import { projectFolder } from '../../../../server/core/base/projectFolder.ts';
import { checkStatements } from '../../../../server/records/reports/checkStatements.ts';
import { readFolder } from '../../../../server/core/schemas/readFolder.ts';
import { createTestDatabase, withDatabase, type TestDatabase } from '../../testDatabase.ts';

let database: TestDatabase;
let shipped: ReadonlyMap<string, string>;
beforeAll(async () => {
  // Without tables: a report's tables need not exist.
  database = await createTestDatabase({ empty: true });
  shipped = await readFolder(join(projectFolder, 'schemas'));
});
afterAll(() => database.drop());

const inEnglish = (problem: Problem): string => formatProblem(localizeProblem(problem, 'en-US'));

async function problemsOf(changed: Readonly<Record<string, string>> = {}): Promise<readonly string[]> {
  const texts = new Map([...shipped, ...Object.entries(changed)]);
  const { reports, pages, problems } = compileSchemas({ texts });
  expect(problems.map(inEnglish)).toEqual([]);
  const found = await checkStatements(database.db, {
    reports: reports.values(),
    pages: [...pages.values()].flatMap(({ page }) => page ?? []),
    textOf: (path) => texts.get(path),
    prefix: 'schemas/',
    problems,
  });
  return found.map(inEnglish);
}

const report = (params: readonly object[] = []): string =>
  JSON.stringify({
    $schema: '../meta/report.schema.json',
    schemaVersion: 1,
    kind: 'report',
    code: 'trial',
    title: '试',
    permission: 'kehu:customer:list',
    columns: [{ key: 'code', title: '代码' }],
    params,
  });

/** Fills a table with enough records for a warning, and an index on their code. */
async function filled(table: string): Promise<void> {
  const name = sql.table(table);
  await sql`create table if not exists ${name} (id text, tenant_id text, sys_org_code text, code text, version integer)`.execute(
    database.db,
  );
  await sql`truncate ${name}`.execute(database.db);
  await sql`insert into ${name} select 'r' || n, '1', 'A01', 'K' || n, n from generate_series(1, 60000) as n`.execute(
    database.db,
  );
  await sql`create index if not exists filled_code on ${name} (tenant_id, code)`.execute(database.db);
  await sql`analyze ${name}`.execute(database.db);
}

const trial = (statement: string, params?: readonly object[]) =>
  problemsOf({ 'reports/trial.json': report(params), 'reports/trial.sql': statement });

test('the statements that are shipped are sound to the database', async () => {
  expect(await problemsOf()).toEqual([]);
});

describe('reports a statement that the database cannot prepare with line, column and PostgreSQL message', () => {
  const at = 'schemas/reports/trial.sql';
  const [kind, least] = [{ name: 'kind' }, { name: 'least', fieldType: 'Decimal' }];
  test.each<readonly [string, string, readonly object[], string]>([
    [
      'its syntax',
      'select code,\n  from crm_customer',
      [],
      `${at}:2:3 / the database cannot prepare this: syntax error at or near "from"`,
    ],
    [
      'its end',
      'select code from crm_customer\nwhere code = \n-- end',
      [],
      `${at}:2:13 / the statement ends too early`,
    ],
    [
      'a column',
      'select c.code,\n  c.nam as name\nfrom crm_customer as c',
      [],
      `${at}:2:3 / the database cannot prepare this: column c.nam does not exist, Perhaps you meant to reference the column "c.name".`,
    ],
    [
      'a column of the system that nobody may read',
      'select password_hash as code from sys_user',
      [],
      `${at}:1:8 / the database cannot prepare this: column "password_hash" does not exist`,
    ],
    [
      'an alias',
      "select x.code from crm_customer c where c.code <> ''",
      [],
      `${at}:1:8 / the database cannot prepare this: missing FROM-clause entry for table "x"`,
    ],
    [
      'the type of a parameter, behind a comment with Chinese letters and emoji',
      'select code /* 代码 😀 */ from crm_customer\nwhere code = :kind and :least = code',
      [kind, least],
      `${at}:2:31 / the database cannot prepare this: operator does not exist: numeric = text, No operator matches`,
    ],
    [
      'a function',
      'select upcase(code) as code from crm_customer',
      [],
      `${at}:1:8 / the database cannot prepare this: function upcase(text) does not exist`,
    ],
    [
      'a value',
      "select code from crm_customer where version = 'x'",
      [],
      `${at}:1:47 / the database cannot prepare this: invalid input syntax for type integer: "x"`,
    ],
  ])('%s', async (...[, sql, params, said]) => {
    const problems = await trial(sql, params);
    expect(problems).toEqual([expect.stringContaining(said)]);
  });

  test('counts session variables and preceding characters as they appear in the file', async () => {
    const sql =
      "-- 说明\nselect '汉字😀' as code, #{tenant_id} as t, cod from crm_customer where tenant_id = #{tenantId}";
    expect(await trial(sql)).toEqual([expect.stringContaining(`${at}:2:43 / `)]);
  });

  test('reports missing or duplicate statement columns in the file of the report', async () => {
    const columns = ['code', 'naem', 'id'].map((key) => ({ key, title: key }));
    const json = JSON.stringify({ ...JSON.parse(report()), columns }, null, 2);
    const problems = await problemsOf({
      'reports/trial.json': json,
      'reports/trial.sql': 'select c.code, c.name, c.id, s.id from crm_customer c, crm_supplier s',
    });
    expect(problems).toEqual([
      'schemas/reports/trial.json:14:7 /columns/1/key the statement gives no column "naem", did you mean "name"?',
      'schemas/reports/trial.json:18:7 /columns/2/key the statement gives the column "id" twice',
    ]);
  });

  test('reports columns of another statement type, with the required cast', async () => {
    const columns = [
      { key: 'code', title: '代码', fieldType: 'Decimal' },
      { key: 'version', title: '版本', fieldType: 'Long' },
      { key: 'day', title: '日期', fieldType: 'Date' },
      { key: 'made', title: '时间', fieldType: 'Datetime' },
      { key: 'text', title: '文字', fieldType: 'Date' },
      { key: 'kind', title: '类别', fieldType: 'String' },
    ];
    const json = JSON.stringify({ ...JSON.parse(report([kind])), columns }, null, 2);
    const problems = await problemsOf({
      'reports/trial.json': json,
      'reports/trial.sql':
        'select code, version, version as day, create_time as made, code as text, version as kind from crm_customer where code = :kind',
    });
    expect(problems).toEqual([
      'schemas/reports/trial.json:12:7 /columns/0/fieldType the column "code" is Decimal, but the statement gives text, write cast(… as numeric) as code in the statement',
      'schemas/reports/trial.json:22:7 /columns/2/fieldType the column "day" is Date, but the statement gives integer, write cast(… as date) as day in the statement',
    ]);
  });

  describe('with many records', () => {
    beforeAll(() => filled('crm_customer'), 60_000);
    afterAll(() => sql`drop table crm_customer`.execute(database.db));
    const code = { ...kind };

    test.each<[string, string, object]>([
      ['nothing narrows it', 'select code\nfrom crm_customer', code],
      [
        'a parameter does that is blank at first',
        'select code\nfrom crm_customer where cast(:kind as text) is null or code = :kind',
        code,
      ],
    ])('warns where a table is named that is fully scanned because %s', async (_, text, param) => {
      const said = `${at}:2:6 / warning: to open the report all of "crm_customer" is read, about 60000 rows, `;
      expect(await trial(text, [param])).toEqual([expect.stringContaining(said)]);
    });

    test.each<[string, string, object]>([
      ['a parameter that must be given', 'code = :kind', { ...code, required: true }],
      ['a default', 'cast(:kind as text) is null or code = :kind', { ...code, defaultValue: 'K7' }],
    ])('an index that %s reaches leaves nothing to say', async (_, condition, param) => {
      expect(await trial(`select code from crm_customer where ${condition}`, [param])).toEqual([]);
    });

    test('a default that the statement cannot be planned with is told', async () => {
      const params = [{ ...least, defaultValue: 'much' }];
      expect(await trial('select code from crm_customer where version > :least', params)).toEqual([
        expect.stringContaining('invalid input syntax for type numeric: "much"'),
      ]);
    });
  });

  test('nothing is left behind, and a database that goes is no problem of the report', async () => {
    await trial('select code from crm_customer where cod = :kind', [kind]);
    expect(await trial('select code from crm_customer')).toEqual([]);
    const gone = openDb(withDatabase(database.url, 'waybill_gone'));
    const { reports, pages } = compileSchemas({ texts: shipped });
    const asked = {
      reports: reports.values(),
      pages: [...pages.values()].flatMap(({ page }) => page ?? []),
      textOf: () => undefined,
      prefix: '',
      problems: [],
    };
    await expect(checkStatements(gone, asked)).rejects.toThrow();
    await gone.destroy();
  });
});
