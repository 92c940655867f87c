import { describe, expect, it } from 'vitest';
import { compilePage } from '../../../engine/index.ts';
import { createHttpClient } from '../../../src/platform/http/httpClient.ts';
import { createDataSource } from '../../../src/adapters/calls/dataSource.ts';
import { createRecordAhead } from '../../../src/shell/services/recordAhead.ts';
import { bad, fakeServer, good, type FakeRoute } from '../fakes/fakeServer.ts';

const { page } = compilePage(
  {
    schemaVersion: 1,
    kind: 'list',
    title: '便笺',
    resource: { url: '/test/note', table: 'test_note', permission: 'test:note', dataScope: 'all' },
    columns: [{ type: 'input', key: 'name', title: '名称' }],
    list: { columns: ['name'] },
    form: { groups: [{ key: 'base', title: '基本', fields: ['name'] }] },
  },
  { id: 'test/note', dictionaries: new Map() },
);
if (page === undefined || page === null) throw new Error('the page does not compile');
const notes = page;

const note: FakeRoute = ({ params }) => good({ id: params['id'], name: '甲', version: 1 });

const connect = (route: FakeRoute = note) => {
  const { adapter, seen } = fakeServer({ 'GET /api/test/note/queryById': route });
  const http = createHttpClient({ base: '/api', token: () => 't', tenantId: () => 0, now: () => 0, adapter });
  const clock = { at: 0 };
  const ahead = { http, records: createRecordAhead(() => clock.at) };
  // The list and the form are in separate tabs.
  const [list, form] = [createDataSource(http, () => true, ahead), createDataSource(http, () => true, ahead)];
  return { list, form, seen, clock };
};

describe('a record whose form is about to be opened', () => {
  it('is on its way before the form asks for it, and asked for once', async () => {
    const { list, form, seen } = connect();
    list.expect?.(notes, '7');
    expect(await form.get(notes, '7')).toMatchObject({ id: '7', name: '甲' });
    expect(seen).toHaveLength(1);
  });

  it('is requested again on reload, for another record, and when the form opens late', async () => {
    const { list, form, seen, clock } = connect();
    list.expect?.(notes, '7');
    await form.get(notes, '7');
    await form.get(notes, '7');
    expect(seen).toHaveLength(2);
    list.expect?.(notes, '8');
    expect(await form.get(notes, '9')).toMatchObject({ id: '9' });
    list.expect?.(notes, '7');
    clock.at += 3001;
    await form.get(notes, '7');
    expect(seen).toHaveLength(6);
  });

  it('fails in the words of the server, where its form is', async () => {
    const { list, form } = connect(() => bad(200, '单据不存在', 500));
    list.expect?.(notes, '7');
    await expect(form.get(notes, '7')).rejects.toThrow(/^单据不存在$/);
  });
});
