import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CompiledPage, RecordFilter } from '../../../../engine/index.ts';
import { callerOf, type Caller } from '../../../../server/data/recordStore/caller.ts';
import { readRecords } from '../../../../server/data/recordStore/storedRecord.ts';
import { findSession } from '../../../../server/identity/sessions/sessionStore.ts';
import type { Account, TestServer } from '../../testServer.ts';
import { addOrder, startOrderServer } from './orderServer.ts';

let server: TestServer;
let page: CompiledPage;
let ids: readonly string[];
const callers = new Map<Account, Caller>();

const SENT: readonly (readonly [Account, object])[] = [
  ['clerk', { customer: 'first', amount: '9.50', orderDate: '2026-01-31' }],
  ['clerk2', { customer: 'second', amount: '10', orderDate: '2026-02-01' }],
  ['admin', { customer: 'third' }],
];

beforeAll(async () => {
  server = await startOrderServer();
  const found = server.services.schemas.pageByUrl('/trade/order');
  if (found === undefined) throw new Error('no order page');
  page = found;
  const added: string[] = [];
  for (const [account, order] of SENT) {
    const client = await server.signIn(account);
    const session = await findSession(server.services.db, client.token);
    if (session !== undefined) callers.set(account, callerOf(session));
    added.push(String((await addOrder(client, { ...order }))['id']));
  }
  ids = added;
});
afterAll(() => server.close());

/** Returns the customers of the records visible to an account on a page with such a resource. */
const seen = async (account: Account, resource: Partial<CompiledPage['resource']>, justWritten = false) => {
  const own = { ...page, resource: { ...page.resource, ...resource } };
  const caller = callers.get(account);
  if (caller === undefined) throw new Error('no session');
  const records = await readRecords(server.services.db, { page: own, caller }, { ids, lock: false, justWritten });
  return records.map(({ values }) => values['customer']).sort();
};

const ALL = ['first', 'second', 'third'];

describe('records exist', () => {
  test.each<readonly [CompiledPage['resource']['dataScope'], Account, readonly string[]]>([
    ['all', 'clerk', ALL],
    ['department', 'clerk', ['first']],
    ['department', 'clerk2', ['second']],
    ['department', 'admin', ALL],
    ['own', 'clerk', ['first']],
    ['own', 'admin', ['third']],
  ])('of the scope %s for %s: %j', async (dataScope, account, customers) => {
    expect(await seen(account, { dataScope })).toEqual(customers);
  });

  test('of the values alone that the page fixes', async () => {
    expect(await seen('admin', { fixed: { kind: 'rent' } })).toEqual([]);
    expect(await seen('admin', { fixed: {} })).toEqual(ALL);
    expect(await seen('admin', { fixed: { kind: 'sale', customer: 'third' } })).toEqual(['third']);
  });

  const compared = (column: string, op: 'eq' | 'gt' | 'le' | 'ne', value: string): RecordFilter => ({
    kind: 'compare',
    column,
    op,
    operand: { kind: 'literal', value },
  });
  test.each<readonly [RecordFilter, readonly string[]]>([
    [compared('amount', 'gt', '9.5'), ['second']],
    [compared('amount', 'eq', '9.5'), ['first']],
    [compared('version', 'eq', '1.0'), ALL],
    [compared('orderDate', 'le', '2026-01-31'), ['first']],
    [compared('customer', 'eq', 'third'), ['third']],
    [compared('createTime', 'gt', '2020-01-01 00:00:00'), ALL],
    [compared('createTime', 'gt', '2999-01-01 00:00:00'), []],
    [compared('createBy', 'ne', 'clerk'), ['second', 'third']],
    [compared('agencyFee', 'ne', '1'), []],
    [compared('lines.sku', 'ne', '1'), []],
    [compared('nothing', 'ne', '1'), []],
  ])('where the condition of the page holds: %j: %j', async (filter, customers) => {
    const [visible] = [{ ...Object(undefined), filter }];
    expect(await seen('admin', { rowPermission: { visible } })).toEqual(customers);
    expect(await seen('admin', { rowPermission: { visible } }, true)).toEqual(ALL);
  });
});
