import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compileSchemas, formatProblem, sayProblem, type Problem } from '../../../engine/index.ts';
import { openDb } from '../../../server/database/db.ts';
import { projectFolder } from '../../../server/base/projectFolder.ts';
import { checkStatements } from '../../../server/reports/checkStatements.ts';
import { readFolder } from '../../../server/schemas/readFolder.ts';
import { createTestDatabase, withDatabase, type TestDatabase } from '../testDatabase.ts';

let database: TestDatabase;
let shipped: ReadonlyMap<string, string>;
beforeAll(async () => {
  // Without any table: nothing that a report reads has to be there.
  database = await createTestDatabase({ empty: true });
  shipped = await readFolder(join(projectFolder, 'schemas'));
});
afterAll(() => database.drop());

const inEnglish = (problem: Problem): string => formatProblem(sayProblem(problem, 'en-US'));

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

const trial = (sql: string, params?: readonly object[]) =>
  problemsOf({ 'reports/trial.json': report(params), 'reports/trial.sql': sql });

test('the statements that are shipped are sound to the database', async () => {
  expect(await problemsOf()).toEqual([]);
});

describe('a statement that the database cannot prepare is told with line, column and PostgreSQL’s own words', () => {
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

  test('what is bound by the session and letters before it on the line count as they stand in the file', async () => {
    const sql =
      "-- 说明\nselect '汉字😀' as code, #{tenant_id} as t, cod from crm_customer where tenant_id = #{tenantId}";
    expect(await trial(sql)).toEqual([expect.stringContaining(`${at}:2:43 / `)]);
  });

  test('a report whose columns its statement does not give, or gives twice, is told in its own file', async () => {
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
