import { describe, expect, it } from 'vitest';
import { createStoredValues } from '../../../../src/platform/browserStorage/storedValues.ts';
import { createHttpClient } from '../../../../src/platform/http/httpClient.ts';
import { createOpenedRecords } from '../../../../src/shell/openedRecords/openedRecords.ts';
import { shownRecord } from '../../../../src/features/openedRecordLists/recordStatus.ts';
import { createSession } from '../../../../src/platform/session/session.ts';
import { createUserValues } from '../../../../src/shell/settings/userValues.ts';
import { fakeServer, good } from '../../fakes/fakeServer.ts';
import { memoryStorage } from '../../fakes/memoryStorage.ts';
import { toRecordStatuses } from '../../../../contract/recordStatus.ts';

const WEEK_MS = 604_800_000;
const PAGE = 'customs/export-declaration';
const WANG = { id: 'u1', username: 'wang', realname: '王芳', loginTenantId: 1000 };
const LI = { id: 'u2', username: 'li', realname: '李丽', loginTenantId: 1000 };

interface Row {
  readonly key: string;
  readonly value: unknown;
  readonly time: number;
}

/** Sets up one browser of a user; `rows` are the rows stored on the server. */
const setUp = (rows: Row[] = []) => {
  const world = { now: 1_000_000 };
  const storage = memoryStorage();
  const now = () => world.now;
  const stored = createStoredValues(storage, now);
  const session = createSession(stored);
  const { adapter } = fakeServer({
    'GET /api/sys/user/settings': () => good(rows.slice()),
    'POST /api/sys/user/settings': ({ body }) => {
      rows.push(...(body as { settings: Row[] }).settings);
      return good(null);
    },
  });
  const http = createHttpClient({ base: '/api', token: () => 't', tenantId: () => 0, adapter });
  const values = createUserValues({ stored, http, userId: () => session.state.info?.id ?? '', now });
  const records = createOpenedRecords({ stored, values, session: session.state, now });
  session.begin({ token: 't', userInfo: WANG });
  const open = (id: string, more: Readonly<Record<string, string>> = {}) => {
    world.now += 1000;
    records.add({ page: PAGE, id, name: `HT-${id}`, path: '/bgd/export', ...more });
  };
  return { world, storage, stored, session, values, records, open };
};

describe('the last business record opened', () => {
  it('stands under pro__Current_Ywd with page and id, for seven days and no longer [W9-19][S3-15]', () => {
    const { world, storage, records, open } = setUp();
    open('7');
    expect(JSON.parse(storage.getItem('pro__Current_Ywd') ?? '')).toEqual({
      value: { page: PAGE, id: '7' },
      expire: world.now + WEEK_MS,
    });
    open('8');
    expect(records.last()).toEqual({ page: PAGE, id: '8' });
    world.now += WEEK_MS - 1;
    expect(records.last()).toEqual({ page: PAGE, id: '8' });
    world.now += 1;
    expect(records.last()).toBeNull();
  });

  it('is cleared with the session, and when another user signs in after expiry', () => {
    const { session, records, storage, open } = setUp();
    open('7');
    session.end();
    expect(storage.getItem('pro__Current_Ywd')).toBeNull();
    session.begin({ token: 't', userInfo: WANG });
    open('7');
    session.begin({ token: 't2', userInfo: WANG });
    expect(records.last()).toEqual({ page: PAGE, id: '7' });
    session.begin({ token: 't3', userInfo: LI });
    expect(records.last()).toBeNull();
  });

  it('is not one of a page that looks after the system', () => {
    const { records, open } = setUp();
    open('7', { path: '/isystem/annountCement' });
    expect([records.last(), records.list()]).toEqual([null, []]);
  });
});

describe('the records opened lately', () => {
  it('are the last 20, the latest first, each once', () => {
    const { records, open } = setUp();
    for (let id = 1; id <= 25; id += 1) open(String(id));
    open('10');
    const since = Array.from({ length: 20 }, (_, n) => String(25 - n)).filter((id) => id !== '10');
    expect(records.list().map(({ id }) => id)).toEqual(['10', ...since]);
    expect(records.list()).toHaveLength(20);
  });

  it('are those of the user in the tenant', () => {
    const { session, records, open } = setUp();
    open('7');
    session.begin({ token: 't', userInfo: LI });
    expect(records.list()).toEqual([]);
    session.begin({ token: 't', userInfo: { ...WANG, loginTenantId: 2000 } });
    expect(records.list()).toEqual([]);
    session.begin({ token: 't', userInfo: WANG });
    expect(records.list().map(({ id }) => id)).toEqual(['7']);
  });

  it('meet the user on another machine', async () => {
    const rows: Row[] = [];
    const here = setUp(rows);
    here.open('7');
    await here.values.flush();
    const there = setUp(rows);
    let told = 0;
    there.records.subscribe(() => (told += 1));
    await there.values.load();
    expect(there.records.list()).toMatchObject([{ page: PAGE, id: '7', name: 'HT-7', path: '/bgd/export' }]);
    expect(told).toBe(1);
  });

  it('go one by one or all at once, and take the last one with them', () => {
    const { records, open } = setUp();
    open('7');
    open('8');
    records.remove({ page: PAGE, id: '8' });
    expect([records.list().map(({ id }) => id), records.last()]).toEqual([['7'], null]);
    open('9');
    records.remove({ page: PAGE, id: '7' });
    expect(records.last()).toEqual({ page: PAGE, id: '9' });
    records.clear();
    expect([records.list(), records.last()]).toEqual([[], null]);
  });

  it('survive a copy that cannot be read, and lead to no other site', () => {
    const { records, values } = setUp();
    values.set('records.opened.1000', [
      null,
      { page: PAGE, id: '1', path: '//evil.example' },
      { page: PAGE, id: '2', path: 'javascript:alert(1)' },
      { page: PAGE, path: '/bgd/export' },
      { page: PAGE, id: '3', path: '/bgd/export', at: 'x' },
    ]);
    expect(records.list()).toEqual([{ page: PAGE, id: '3', name: '', path: '/bgd/export', at: 0 }]);
  });
});

describe('a record of the list', () => {
  const record = { page: PAGE, id: 'a/7', name: 'HT-7', path: '/bgd/export', at: 0 };
  const titleOf = (path: string) => (path === '/bgd/export' ? '出口报关单' : undefined);
  const found = toRecordStatuses([
    {
      page: PAGE,
      id: 'a/7',
      pageTitle: '出口报关单',
      statusText: '待复核',
      names: [
        { title: '统一编号', text: 'E1' },
        { title: '合同协议号', text: 'HT-7' },
      ],
    },
  ]);

  it('goes by what the server says of it now', () => {
    expect(shownRecord(record, { standings: { asked: [record], found }, titleOf })).toMatchObject({
      name: 'E1',
      statusText: '待复核',
      more: [{ title: '合同协议号', text: 'HT-7' }],
      isGone: false,
      href: '/bgd/export/form/a%2F7',
    });
  });

  it('counts as there until the server has said otherwise', () => {
    const known = { name: 'HT-7', pageTitle: '出口报关单', isGone: false };
    expect(shownRecord(record, { standings: undefined, titleOf })).toMatchObject(known);
    expect(shownRecord(record, { standings: { asked: [], found: [] }, titleOf })).toMatchObject(known);
    expect(shownRecord(record, { standings: { asked: [record], found: [] }, titleOf })).toMatchObject({
      isGone: true,
      href: null,
    });
  });

  it('is gone where the user’s menu has no page for it any more', () => {
    const elsewhere = { ...record, path: '/bgd/import' };
    expect(shownRecord(elsewhere, { standings: { asked: [record], found }, titleOf })).toMatchObject({ href: null });
  });
});
