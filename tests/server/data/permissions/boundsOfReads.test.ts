import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { areWithin, type RowBounds } from '../../../../server/data/recordStore/rowBounds.ts';
import { mustHoldStill, type ExportBounds } from '../../../../server/files/exports/exportBounds.ts';
import { exported, textsOf } from '../../files/exports/exportClient.ts';
import type { TestClient } from '../../testServer.ts';
import { startRuledServer, type GivenRule, type RuledServer } from './ruledServer.ts';

let server: RuledServer;
let clerk: TestClient;
beforeAll(async () => {
  server = await startRuledServer();
  ({ clerk } = server);
});
afterAll(() => server.close());

const CHINESE: GivenRule = { column: 'country', value: 'CHN' };
const LONG: GivenRule = { column: 'creditDays', condition: '>', value: '10' };

const guard = (field: string) =>
  server.services.db
    .insertInto('sys_permission')
    .values({
      id: field,
      name: field,
      menu_type: 2,
      perms: `kehu:customer:field:${field}`,
      perms_type: '1',
      status: '1',
    })
    .execute();
const setPerms = (from: string, to: string) =>
  server.services.db.updateTable('sys_permission').set({ perms: to }).where('perms', '=', from).execute();
const takeAway = (right: string) => setPerms(`kehu:customer:${right}`, `kehu:customer:${right}Gone`);

beforeEach(() => server.bind('clerk', []));
afterEach(async () => {
  await server.services.db.deleteFrom('sys_permission').where('perms', 'like', 'kehu:customer:field:%').execute();
  for (const right of ['list', 'export']) await setPerms(`kehu:customer:${right}Gone`, `kehu:customer:${right}`);
  await server.services.db.deleteFrom('sys_export').where('state', '=', 'done').execute();
});

/** Starts an export job and waits until it is done; returns its id. */
async function made(parameters: Readonly<Record<string, string>> = {}): Promise<string> {
  const body = {
    parameters: { exportFields: 'code,name,country', exportFormat: 'xlsx', ...parameters },
    fileName: 'x',
  };
  const answer = await clerk.call({ method: 'POST', url: '/kehu/customer/exportJob', body });
  if (!answer.body.success) throw new Error(answer.body.message);
  const { id } = Object(answer.body.result);
  const state = async () => {
    const { body: jobs } = await clerk.call({ url: '/sys/exports' });
    return Object(jobs.result).find((job: { readonly id: string }) => job.id === id);
  };
  await expect.poll(state, { timeout: 15_000 }).toMatchObject({ state: 'done', message: '' });
  return String(id);
}

const ticketFor = async (url: string): Promise<string> =>
  Object((await clerk.call({ method: 'POST', url: '/sys/ticket', body: { url } })).body.result).token;

/** Returns the statuses of its check, a download by session and one by a ticket from before a change. */
async function afterChange(id: string, change: () => Promise<unknown>): Promise<readonly number[]> {
  const url = `/sys/exports/download/${id}`;
  const token = await ticketFor(url);
  await change();
  return [
    (await clerk.call({ url: `/sys/exports/check?id=${id}` })).status,
    (await exported(server, clerk, url)).statusCode,
    (await exported(server, undefined, `${url}?token=${token}`)).statusCode,
  ];
}

const GIVEN = [200, 200, 200];
const REFUSED = [403, 403, 403];

describe('a made export is given no more', () => {
  test.each(['export', 'list'])('once the right to %s is gone', async (right) => {
    expect(await afterChange(await made(), () => takeAway(right))).toEqual(REFUSED);
  });

  test('once a column in it is withheld, and says to export again', async () => {
    const id = await made();
    expect(await afterChange(id, () => guard('name'))).toEqual(REFUSED);
    expect((await clerk.call({ url: `/sys/exports/check?id=${id}` })).body.message).toContain('请重新导出');
  });

  test('once a column is withheld that narrowed it', async () => {
    const byName = await made({ salesman: 'clerk' });
    expect(await afterChange(byName, () => guard('salesman'))).toEqual(REFUSED);
  });

  test.each<[string, readonly GivenRule[], readonly GivenRule[]]>([
    ['a rule binds its user', [], [CHINESE]],
    ['another rule binds him besides', [CHINESE], [CHINESE, LONG]],
    ['another rule binds him instead', [CHINESE], [{ column: 'country', value: 'JPN' }]],
    ['a rule binds him that nobody can read', [CHINESE], [{ column: 'nothing' }]],
  ])('once %s', async (_, before, now) => {
    await server.bind('clerk', before);
    expect(await afterChange(await made(), () => server.bind('clerk', now))).toEqual(REFUSED);
  });

  test('where an earlier release made it', async () => {
    const id = await made();
    expect(await afterChange(id, () => sql`update sys_export set bounds = null`.execute(server.services.db))).toEqual(
      REFUSED,
    );
  });
});

describe('a made export is given still', () => {
  test('where nothing changed, and where a column is withheld that is not in it', async () => {
    expect(await afterChange(await made(), () => guard('salesman'))).toEqual(GIVEN);
  });

  test.each<[string, readonly GivenRule[], readonly GivenRule[]]>([
    ['the same rule', [CHINESE], [CHINESE]],
    ['fewer rules', [CHINESE, LONG], [LONG]],
    ['no rule', [CHINESE], []],
  ])('under %s', async (_, before, now) => {
    await server.bind('clerk', before);
    expect(await afterChange(await made(), () => server.bind('clerk', now))).toEqual(GIVEN);
  });
});

describe('a ticket opens nothing that its session may not read by then', () => {
  test.each([
    ['the export of a list', '/kehu/customer/exportXls?exportFormat=xlsx', 'export'],
    ['the export of a report', '/online/cgreport/api/exportXls/party?exportFormat=xlsx', 'list'],
    ['the print of a report', '/online/cgreport/api/print/party', 'list'],
  ])('%s', async (_, url, right) => {
    const [before, after] = [await ticketFor(url), await ticketFor(url)];
    const joined = (token: string) => `${url}${url.includes('?') ? '&' : '?'}token=${token}`;
    expect((await exported(server, undefined, joined(before))).statusCode).toBe(200);
    await takeAway(right);
    expect((await exported(server, undefined, joined(after))).statusCode).toBe(403);
  });
});

describe('the report of parties, for who may not list suppliers', () => {
  const [supplier, customer] = ['供应七七', '北京一'];
  beforeAll(async () => {
    const body = { code: 'G-1', name: supplier, type: 'goods', status: 'active' };
    const { admin } = server;
    const added = await admin.call({ method: 'POST', url: '/kehu/supplier/add', body });
    if (!added.body.success) throw new Error(added.body.message);
    await sql`update crm_customer set status = 'active'`.execute(server.services.db);
    await setPerms('kehu:supplier:list', 'kehu:supplier:listGone');
  });
  afterAll(() => setPerms('kehu:supplier:listGone', 'kehu:supplier:list'));

  const read = async (call: string, query = ''): Promise<string> => {
    const answer = await exported(server, clerk, `/online/cgreport/api/${call}/party${query}`);
    expect(answer.statusCode).toBe(200);
    return textsOf(answer.rawPayload);
  };
  const popup = (column: string): string => `_page=customs/export-declaration&_column=${column}`;

  test('has customers alone', async () => {
    for (const query of ['', '?self_kind=supplier']) expect(await read('getData', query)).not.toContain(supplier);
    expect(await read('getData')).toContain(customer);
  });

  test('still offers suppliers in a popup that picks them, and only there', async () => {
    expect(await read('getData', `?${popup('agentName')}`)).toContain(supplier);
    for (const kind of ['', '&self_kind=supplier', '&self_kind='])
      expect(await read('getData', `?${popup('tradeName')}${kind}`), kind).not.toContain(supplier);
  });

  test('is not taken away through a popup', async () => {
    const workbook = await read('exportXls', `?exportFormat=xlsx&${popup('agentName')}`);
    expect(workbook).toContain(customer);
    expect(workbook).not.toContain(supplier);
    expect(await read('printPages', `?${popup('agentName')}`)).not.toContain(supplier);
  });
});

describe('a call that is repeated under other rules', () => {
  const edit = (code: string, key: string, body: object = { remark: '改' }) =>
    clerk.call({
      method: 'POST',
      url: '/kehu/customer/edit',
      headers: { 'x-idempotency-key': key },
      body: { id: server.ids[code], version: 1, ...body },
    });
  const add = () =>
    clerk.call({
      method: 'POST',
      url: '/kehu/customer/add',
      headers: { 'x-idempotency-key': 'bounds-0003' },
      body: { code: 'R-9', name: '釜山', country: 'KOR' },
    });

  test('tells nothing of a record that the caller has lost sight of', async () => {
    const bound = { status: 404, body: { success: false, result: null } };
    const free = { body: { success: true } };
    expect(await edit('R-3', 'bounds-0001')).toMatchObject(free);
    expect(await edit('R-1', 'bounds-0002')).toMatchObject(free);
    expect(await add()).toMatchObject(free);
    await server.bind('clerk', [CHINESE]);
    expect(await edit('R-3', 'bounds-0001')).toMatchObject(bound);
    expect(await add()).toMatchObject(bound);
    expect(await edit('R-1', 'bounds-0002')).toMatchObject({ ...free, body: { result: { version: 2 } } });
  });

  test('tells once more what the caller has himself written out of his sight', async () => {
    await server.bind('clerk', [CHINESE]);
    const away = () => edit('R-2', 'bounds-0004', { country: 'JPN' });
    expect(await away()).toMatchObject({ body: { success: true, result: { country: 'JPN' } } });
    expect(await away()).toMatchObject({ body: { success: true, result: { country: 'JPN' } } });
  });
});

const BOUNDS: RowBounds = { tenant: '1', page: 'p', user: '', department: null, authors: null, rules: null };

test.each<readonly [string, readonly [before: Partial<RowBounds>, now: Partial<RowBounds>], boolean]>([
  ['the same', [{}, {}], true],
  ['another tenant', [{}, { tenant: '2' }], false],
  ['another page', [{}, { page: 'q' }], false],
  ['another user of its condition', [{ user: 'a' }, { user: 'b' }], false],
  ['a department above', [{ department: 'A01A01' }, { department: 'A01' }], true],
  ['a department below', [{ department: 'A01' }, { department: 'A01A01' }], false],
  ['a department where all were there', [{}, { department: 'A01' }], false],
  ['the own where a department was there', [{ department: 'A01' }, { authors: ['a'] }], false],
  ['more authors', [{ authors: ['a'] }, { authors: ['a', 'b'] }], true],
  ['other authors', [{ authors: ['a'] }, { authors: ['b'] }], false],
  ['one role of two', [{ rules: [['x'], ['y']] }, { rules: [['x']] }], false],
  ['a role more', [{ rules: [['x']] }, { rules: [['y'], ['x']] }], true],
  [
    'less of each role',
    [
      {
        rules: [
          ['x', 'y'],
          ['x', 'z'],
        ],
      },
      { rules: [['x']] },
    ],
    true,
  ],
])('bounds are held against each other: %s', (_, [before, now], isWithin) => {
  expect(areWithin({ ...BOUNDS, ...before }, { ...BOUNDS, ...now })).toBe(isWithin);
});

test.each<readonly [string, readonly [before: ExportBounds['texts'], now: ExportBounds['texts']], boolean]>([
  ['as they were', [{ t: { closed: ['a'], rules: null } }, { t: { closed: ['a'], rules: null } }], true],
  ['more open', [{ t: { closed: ['a'], rules: [['x']] } }, { t: { closed: [], rules: null } }], true],
  ['with a column closed', [{ t: { closed: [], rules: null } }, { t: { closed: ['a'], rules: null } }], false],
  ['bound by a rule', [{ t: { closed: [], rules: null } }, { t: { closed: [], rules: [['x']] } }], false],
  ['of a table unknown before', [{}, { t: { closed: [], rules: null } }], false],
])('texts of a dictionary in an export: %s', (_, [before, now], isHeld) => {
  const bounds = { columns: ['a'], rows: BOUNDS };
  const hold = (): void => mustHoldStill({ ...bounds, texts: before }, { ...bounds, texts: now });
  if (isHeld) expect(hold).not.toThrow();
  else expect(hold).toThrow('请重新导出');
});
