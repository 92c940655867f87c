import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { prepareRecords } from '../../../../server/records/operations/prepareRecords.ts';
import { startTestServer, type TestClient, type TestServer } from '../../testServer.ts';

const column = (key: string, title: string, more: object = {}) => ({
  type: 'input',
  key,
  title,
  maxLength: 40,
  ...more,
});

/** A page with one number; its right is one that the test accounts hold. */
const pageOf = (name: string, rule: string, more: object = {}) => ({
  schemaVersion: 1,
  kind: 'list',
  title: '取号示例',
  resource: { url: `/field/${name}`, table: `field_${name}`, permission: 'kehu:customer', dataScope: 'all', ...more },
  columns: [column('no', '编号', { fillRule: rule }), column('name', '名称')],
  details: [
    {
      key: 'lines',
      title: '明细',
      table: `field_${name}_line`,
      wireName: 'lines',
      columns: [column('lineNo', '行号', { fillRule: `${rule}_line` }), column('what', '品名')],
    },
  ],
  list: { columns: ['no', 'name'], actions: [{ action: 'add' }, { action: 'edit' }, { action: 'delete' }] },
  form: { groups: [{ key: 'base', title: '取号', columns: 2, fields: ['no', 'name'] }], tabs: [{ detail: 'lines' }] },
});

const UNIQUE = { unique: [['no']] };
const PAGES = {
  number: pageOf('number', 'field_no', UNIQUE),
  shared: pageOf('shared', 'shared_no', UNIQUE),
  other: pageOf('other', 'shared_no'),
  many: pageOf('many', 'many_no', UNIQUE),
};

let folder: string;
let server: TestServer;
let admin: TestClient;
let clerk: TestClient;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waybill-numbers-'));
  for (const path of ['pages/system/fill-rule.json', 'dicts/fill_rule_class.json'])
    await cp(join('schemas', path), join(folder, path));
  await mkdir(join(folder, 'pages/field'), { recursive: true });
  for (const [name, page] of Object.entries(PAGES))
    await writeFile(join(folder, `pages/field/${name}.json`), JSON.stringify(page));
  server = await startTestServer({ schemasFolder: folder });
  expect(server.services.schemas.problems()).toEqual([]);
  await prepareRecords(server.services);
  [admin, clerk] = await Promise.all([server.signIn('admin'), server.signIn('clerk')]);
  for (const code of ['field_no', 'shared_no', 'many_no']) await setRule(`${code}_line`, { prefix: 'L', date: 'none' });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const post = (url: string, body: unknown, who = clerk) => who.call({ method: 'POST', url, body });

/** Adds the rule, or changes its parameters. */
async function setRule(ruleCode: string, params: object): Promise<void> {
  const ruleParams = JSON.stringify(params);
  const exact = encodeURIComponent(`= ${ruleCode}`);
  const found = (await admin.call({ url: `/sys/fillRule/list?ruleCode=${exact}` })).body.result;
  const [rule] = Object(found).records;
  const { body } =
    rule === undefined
      ? await post('/sys/fillRule/add', { ruleName: ruleCode, ruleCode, ruleClass: 'orderNumber', ruleParams }, admin)
      : await post('/sys/fillRule/edit', { id: rule.id, ruleParams }, admin);
  expect(body.success, body.message).toBe(true);
}

async function save(page: keyof typeof PAGES, more: object = {}): Promise<string> {
  const { body } = await post(`/field/${page}/add`, { name: '示例', ...more });
  expect(body.success, body.message).toBe(true);
  return String(Object(body.result).no);
}

const next = async (ruleCode: string): Promise<unknown> =>
  (await admin.call({ url: `/sys/fillRule/testFillRule?ruleCode=${ruleCode}` })).body.result;

const take = async (ruleCode: string): Promise<unknown> =>
  (await clerk.call({ method: 'PUT', url: `/sys/fillRule/executeRuleByCode/${ruleCode}`, body: {} })).body.result;

describe('a changed pattern', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T08:00:00Z') }));
  afterEach(() => vi.useRealTimers());

  test('passes over the numbers that stand, and the page goes on saving [V-27]', async () => {
    await setRule('field_no', { prefix: 'A2026', date: 'none' });
    const before = [await save('number'), await save('number'), await save('number')];
    await setRule('field_no', { prefix: 'A', date: 'yyyy' });
    expect(await next('field_no')).toBe('A20260004');
    const after = [await save('number'), await save('number')];
    expect([...before, ...after]).toEqual(['A20260001', 'A20260002', 'A20260003', 'A20260004', 'A20260005']);
  });

  test('counts from one in another year, whose numbers do not stand yet [V-27]', async () => {
    vi.setSystemTime(new Date('2026-12-31T16:00:00Z'));
    expect([await save('number'), await save('number')]).toEqual(['A20270001', 'A20270002']);
  });

  test('gives each of those who save at once a number of his own [V-27]', async () => {
    await setRule('field_no', { prefix: 'A20', date: 'none', digits: 6 });
    const saved = await Promise.all(Array.from({ length: 12 }, () => save('number')));
    // The counter of patterns without a date is at 3.
    expect(saved.sort()).toEqual(Array.from({ length: 12 }, (_, n) => `A20${String(n + 4).padStart(6, '0')}`));
    await sql`update sys_counter set value = 0 where name like 'fillRule field_no%'`.execute(server.services.db);
    const others = await Promise.all(Array.from({ length: 12 }, () => save('number')));
    const free = [1, 2, 3, 16, 17, 18, 19, 20, 21, 22, 23, 24];
    expect(others.sort()).toEqual(free.map((n) => `A20${String(n).padStart(6, '0')}`));
  });
});

test('a number stands wherever its rule fills a column: other pages and rows [V-27]', async () => {
  await setRule('shared_no', { prefix: 'S', date: 'none', digits: 2 });
  expect([await save('shared'), await save('other'), await save('shared')]).toEqual(['S01', 'S02', 'S03']);
  const { db } = server.services;
  await sql`update sys_counter set value = 0 where name like 'fillRule shared_no%'`.execute(db);
  expect(await save('other')).toBe('S04');
  await sql`update sys_counter set value = 0 where name like 'fillRule shared_no_line%'`.execute(db);
  const { body } = await post('/field/shared/add', { name: '行', lines: [{ what: 'a' }, { what: 'b' }] });
  await sql`update sys_counter set value = 0 where name like 'fillRule shared_no_line%'`.execute(db);
  const again = await post('/field/shared/add', { name: '行', lines: [{ what: 'c' }] });
  const read = async (id: unknown) =>
    Object((await clerk.call({ url: `/field/shared/queryById?id=${String(id)}` })).body.result).lines.map(
      (line: Readonly<Record<string, unknown>>) => line['lineNo'],
    );
  expect(await read(Object(body.result).id)).toEqual(['L0001', 'L0002']);
  expect(await read(Object(again.body.result).id)).toEqual(['L0003']);
});

test('a number that is taken over the wire is none that stands [V-27]', async () => {
  const { db } = server.services;
  await setRule('shared_no', { prefix: 'S', date: 'none', digits: 2 });
  await sql`update sys_counter set value = 0 where name like 'fillRule shared_no%'`.execute(db);
  const taken = await Promise.all(Array.from({ length: 6 }, () => take('shared_no')));
  expect(new Set(taken).size).toBe(6);
  for (const number of taken) expect(['S01', 'S02', 'S03', 'S04']).not.toContain(number);
});

test('skips ten thousand used numbers at once, and fills gaps between them [V-27]', async () => {
  const { db } = server.services;
  await setRule('many_no', { prefix: 'M', date: 'none' });
  expect(await save('many')).toBe('M0001');
  await sql`insert into field_many (id, tenant_id, sys_org_code, create_by, create_time, no, name)
    select 'x' || n, tenant_id, sys_org_code, create_by, create_time,
      'M' || lpad(n::text, greatest(4, length(n::text)), '0'), name
    from field_many, generate_series(2, 10050) as n where n not in (9000, 10001)`.execute(db);
  const start = performance.now();
  expect(await save('many')).toBe('M9000');
  expect(await save('many')).toBe('M10001');
  expect(await save('many')).toBe('M10051');
  expect(performance.now() - start).toBeLessThan(1500);
  // Numbers that only resemble this pattern do not count: other digits, another tenant.
  await sql`insert into field_many (id, tenant_id, sys_org_code, create_by, create_time, no, name)
    select 'y' || no, case when no = 'M10052' then 'other' else tenant_id end, sys_org_code, create_by, create_time, no, name
    from (select tenant_id, sys_org_code, create_by, create_time, name from field_many limit 1) as one,
      unnest(array['M010052', 'M10052', 'M10052x', 'm10052']) as no`.execute(db);
  expect(await save('many')).toBe('M10052');
});

test.each([
  ['yyyyMMdd', 'D20261231000', 'D20270101000'],
  ['yyMMdd', 'D261231000', 'D270101000'],
  ['yyyyMM', 'D202612000', 'D202701000'],
  ['yyMM', 'D2612000', 'D2701000'],
  ['yyyy', 'D2026000', 'D2027000'],
])('numbers with %s begin anew with each of its dates, by the clock of Beijing [S1-4]', async (date, old, young) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-31T15:59:59Z') });
  onTestFinished(() => void vi.useRealTimers());
  await setRule('many_no', { prefix: 'D', date });
  const before = [await save('many'), await save('many')];
  vi.setSystemTime(new Date('2026-12-31T16:00:00Z'));
  const after = [await save('many'), await save('many')];
  expect([before, after]).toEqual([
    [`${old}1`, `${old}2`],
    [`${young}1`, `${young}2`],
  ]);
});

test('numbers with yyyyMMdd begin anew each day, those with yyyyMM do not [S1-4]', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-09T03:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const saved: string[] = [];
  for (const date of ['yyyyMMdd', 'yyMMdd', 'yyyyMM'])
    for (const day of ['2026-03-09', '2026-03-10']) {
      vi.setSystemTime(new Date(`${day}T03:00:00Z`));
      await setRule('many_no', { prefix: `${date.length}-`, date });
      saved.push(await save('many'));
    }
  expect(saved).toEqual([
    '8-202603090001',
    '8-202603100001',
    '6-2603090001',
    '6-2603100001',
    '6-2026030001',
    '6-2026030002',
  ]);
});
