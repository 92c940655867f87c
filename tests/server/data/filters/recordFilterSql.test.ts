import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { recordFilterOf } from '../../../../engine/language/compile/parts/recordFilter.ts';
import { parseWhere } from '../../../../engine/language/dicts/parseWhere.ts';
import type { FilterOperand, FilterOperator, RecordFilter } from '../../../../engine/index.ts';
import { recordFilterSql, type FilterColumn } from '../../../../server/data/filters/recordFilterSql.ts';
import type { SessionUser } from '../../../../server/core/calls/session.ts';
import { createTestDatabase, type TestDatabase } from '../../testDatabase.ts';

const CLERK: SessionUser = {
  id: 'u1',
  username: 'clerk',
  realname: '李制单',
  orgCode: 'A01',
  tenantId: '1000',
  departments: ['A01', 'A02'],
  roles: ['clerk'],
};

const COLUMNS: Readonly<Record<string, FilterColumn>> = {
  keeper: { ref: sql.ref('keeper'), kind: 'text' },
  org: { ref: sql.ref('org'), kind: 'text' },
  cost: { ref: sql.ref('cost'), kind: 'number' },
  made: { ref: sql.ref('made'), kind: 'instant' },
};

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ empty: true });
  await sql`create table kept (id text, keeper text, org text, cost numeric, made timestamptz)`.execute(database.db);
  await sql`insert into kept values
    ('one', 'clerk', 'A01', 9, '2026-01-31 23:30:00+08'),
    ('two', '李制单', 'A02', 10, '2026-02-01 00:00:00+08'),
    ('three', 'u1', '1000', 100.50, '2026-02-02 00:00:00+08'),
    ('empty', '', '', 0, null),
    ('blank', null, null, null, null)`.execute(database.db);
});
afterAll(() => database.drop());
afterEach(() => {
  vi.useRealTimers();
});

/** Returns the rows that match a filter, in their order. */
const rowsOf = async (filter: RecordFilter, user: Partial<SessionUser> = {}): Promise<readonly string[]> => {
  const context = { user: { ...CLERK, ...user }, columnOf: (name: string) => COLUMNS[name] };
  const { rows } = await sql<{ id: string }>`
    select id from kept where ${recordFilterSql(filter, context)}
    order by array_position(array['one', 'two', 'three', 'empty', 'blank'], id)`.execute(database.db);
  return rows.map(({ id }) => id);
};

const said = (where: string): RecordFilter => {
  const { filter, fault } = parseWhere(where);
  if (filter === undefined) throw new Error(JSON.stringify(fault));
  return filter;
};

test('a role is held or not, whatever the record says', async () => {
  const role = (source: string): RecordFilter => {
    const filter = recordFilterOf(source);
    if (filter === undefined) throw new Error(source);
    return filter;
  };
  const managers = role("isInList('manager', $user.roles) || $record.keeper == $user.username");
  expect(await rowsOf(managers, { roles: ['clerk', 'manager'] })).toEqual(['one', 'two', 'three', 'empty', 'blank']);
  expect(await rowsOf(managers)).toEqual(['one']);
  expect(await rowsOf(role("!isInList('manager', $user.roles)"), { roles: ['manager'] })).toEqual([]);
});

describe('a condition', () => {
  test.each<[string, readonly string[]]>([
    ["keeper = 'clerk'", ['one']],
    ["keeper != 'clerk'", ['two', 'three', 'empty']],
    ["not keeper = 'clerk'", ['two', 'three', 'empty']],
    ["keeper in ('clerk', 'u1')", ['one', 'three']],
    ["keeper like 'c_er%'", ['one']],
    ["keeper like 'cler'", []],
    ["org > 'A01'", ['two']],
    ["org >= 'A01'", ['one', 'two']],
    ["org < 'A01'", ['three', 'empty']],
    ["org <= 'A01'", ['one', 'three', 'empty']],
    ["keeper = 'clerk' and org = 'A02'", []],
    ["keeper = 'clerk' or org = 'A02'", ['one', 'two']],
    ['keeper is null', ['empty', 'blank']],
    ['keeper is not null', ['one', 'two', 'three']],
    ['cost is null', ['blank']],
    ['made is null', ['empty', 'blank']],
  ])('on texts: %s', async (where, ids) => {
    expect(await rowsOf(said(where))).toEqual(ids);
  });

  test.each<[string, readonly string[]]>([
    ["cost = '9.00'", ['one']],
    ["cost != '9'", ['two', 'three', 'empty']],
    ["cost > '9'", ['two', 'three']],
    ["cost >= '9'", ['one', 'two', 'three']],
    ["cost < '10'", ['one', 'empty']],
    ["cost <= '10'", ['one', 'two', 'empty']],
    ["cost in ('9', '100.5')", ['one', 'three']],
    ["cost like '10%'", ['two', 'three']],
  ])('on numbers counts, and does not spell: %s', async (where, ids) => {
    expect(await rowsOf(said(where))).toEqual(ids);
  });

  test.each<[string, readonly string[]]>([
    ["made = '2026-02-01 00:00:00'", ['two']],
    ["made > '2026-01-31'", ['one', 'two', 'three']],
    ["made >= '2026-02-01'", ['two', 'three']],
    ["made < '2026-02-01'", ['one']],
    ["made like '2026-02%'", ['two', 'three']],
  ])('on moments reads them as staff do, eight hours ahead: %s', async (where, ids) => {
    expect(await rowsOf(said(where))).toEqual(ids);
  });

  test.each(["cost = 'nine'", "cost in ('9', 'nine')", "cost in ('nine', '9')", "not cost = 'nine'"])(
    'that compares a number with a word lets nothing through: %s',
    async (where) => {
      expect(await rowsOf(said(where))).toEqual([]);
    },
  );

  test.each(["secret = 'x'", "not secret = 'x'", 'secret is null', 'secret is not null', "secret in ('x')"])(
    'on a column that is not registered lets nothing through: %s',
    async (where) => {
      expect(await rowsOf(said(where))).toEqual([]);
    },
  );

  test('that is always so, or never, is that', async () => {
    expect(await rowsOf({ kind: 'constant', value: true })).toHaveLength(5);
    expect(await rowsOf({ kind: 'constant', value: false })).toEqual([]);
  });

  test('takes what SQL would misread for a value', async () => {
    expect(await rowsOf(said("keeper = ''' or 1=1 --'"))).toEqual([]);
  });
});

describe('a variable', () => {
  test.each<[string, readonly string[]]>([
    ['keeper = #{sys_user_code}', ['one']],
    ['keeper = #{sysUserCode}', ['one']],
    ['keeper = #{sys_user_name}', ['two']],
    ['org = #{sys_org_code}', ['one']],
    ['org != #{sys_org_code}', ['two', 'three', 'empty']],
    ['org = #{sys_multi_org_code}', ['one', 'two']],
    ['org in (#{sys_multi_org_code})', ['one', 'two']],
    ['org != #{sys_multi_org_code}', ['three', 'empty']],
    ['org = #{tenant_id}', ['three']],
    ["org in (#{tenant_id}, 'A02')", ['two', 'three']],
  ])('stands for what the session says: %s', async (where, ids) => {
    expect(await rowsOf(said(where))).toEqual(ids);
  });

  const user = (field: Extract<FilterOperand, { kind: 'user' }>['field']): FilterOperand => ({ kind: 'user', field });

  test.each<[RecordFilter, readonly string[]]>([
    [{ kind: 'compare', column: 'keeper', op: 'eq', operand: user('id') }, ['three']],
    [{ kind: 'compare', column: 'keeper', op: 'eq', operand: user('username') }, ['one']],
    [{ kind: 'compare', column: 'keeper', op: 'eq', operand: user('realname') }, ['two']],
    [{ kind: 'compare', column: 'org', op: 'eq', operand: user('orgCode') }, ['one']],
    [{ kind: 'in', column: 'keeper', operands: [user('id'), user('realname')] }, ['two', 'three']],
  ])('of an expression is that of the user who asks: %j', async (filter, ids) => {
    expect(await rowsOf(filter)).toEqual(ids);
  });

  test.each([
    ['2026-02-01T15:59:59Z', 'made > #{sys_date}', ['two', 'three']],
    ['2026-02-01T16:00:00Z', 'made > #{sys_date}', ['three']],
    ['2026-01-31T15:59:59Z', 'made > #{sys_time}', ['two', 'three']],
    ['2026-01-31T16:00:00Z', 'made = #{sys_time}', ['two']],
    ['2026-01-31T16:00:01Z', 'made = #{sys_time}', []],
  ])('says the day and the time of the clock, eight hours ahead: at %s %s', async (now, where, ids) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
    expect(await rowsOf(said(where))).toEqual(ids);
  });
});

describe('a blank variable', () => {
  const NOBODY = { username: '', realname: '', orgCode: '', departments: [] };

  test.each([
    'keeper = #{sys_user_code}',
    'keeper != #{sys_user_code}',
    'not keeper = #{sys_user_code}',
    'keeper = #{sys_user_name}',
    'org = #{sys_org_code}',
    'org != #{sys_org_code}',
    'org like #{sys_org_code}',
    'org >= #{sys_org_code}',
    'org = #{sys_multi_org_code}',
    'org != #{sys_multi_org_code}',
    'org in (#{sys_org_code}, #{sys_multi_org_code})',
    'not org in (#{sys_org_code})',
  ])('lets nothing through, also not what is blank itself: %s', async (where) => {
    expect(await rowsOf(said(where), NOBODY)).toEqual([]);
  });

  test('beside others says nothing', async () => {
    expect(await rowsOf(said("org in (#{sys_org_code}, 'A02')"), NOBODY)).toEqual(['two']);
    expect(await rowsOf(said("org = #{sys_org_code} or org = 'A02'"), NOBODY)).toEqual(['two']);
    expect(await rowsOf(said('org = #{sys_multi_org_code}'), { departments: ['', 'A02'] })).toEqual(['two']);
  });

  test.each<FilterOperator>(['eq', 'ne', 'gt', 'ge', 'lt', 'le', 'like'])(
    'of an expression lets nothing through: %s',
    async (op) => {
      const operand: FilterOperand = { kind: 'user', field: 'orgCode' };
      expect(await rowsOf({ kind: 'compare', column: 'org', op, operand }, NOBODY)).toEqual([]);
    },
  );
});
