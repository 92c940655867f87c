import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestClient, TestServer } from '../../testServer.ts';
import { addOrder, fieldsOf, postWith, startOrderServer } from './orderServer.ts';

let server: TestServer;
let clerk: TestClient;
let hash: string;
beforeAll(async () => {
  server = await startOrderServer();
  clerk = await server.signIn('clerk');
  hash = server.services.schemas.pageByUrl('/trade/order')?.hash ?? '';
});
afterAll(() => server.close());

const OUTDATED = '0123456789abcdef';
const save = (pageHash: string, body: unknown) => postWith({ 'x-page-hash': pageHash })(clerk, 'add', body);

test('the audit log says which version of the page a record was written with', async () => {
  const id = String(fieldsOf(await save(hash, { customer: '甲' }))['id']);
  await postWith({ 'x-page-hash': OUTDATED })(clerk, 'edit', { id, version: 1, customer: '乙' });
  const log = await server.services.db
    .selectFrom('sys_data_log')
    .select(['action', 'page_hash'])
    .where('data_id', '=', id)
    .orderBy('data_version')
    .execute();
  expect(log).toEqual([
    { action: 'add', page_hash: hash },
    { action: 'edit', page_hash: OUTDATED },
  ]);
  expect((await addOrder(clerk, { customer: '无' }))['version']).toBe(1);
});

test('reports input for a field missing in the newer page version instead of dropping it', async () => {
  const refused = await save(OUTDATED, { noSuchField: 'x' });
  expect(refused).toMatchObject({ status: 400, body: { result: { pageHash: hash } } });
  expect(refused.body.message).toMatch(/^页面定义已更新，请刷新页面后再试：.*noSuchField/);
  expect((await save(OUTDATED, { customer: '甲', noSuchField: '' })).body.success).toBe(true);
});

test.each([
  [{ orderLineList: [{ qty: '-1' }] }, 200, '数量不能为负'],
  [{ customer: {} }, 400, '客户: 应为文本'],
])('saving %j on an older page version reports that the page has changed', async (body, status, message) => {
  const refused = await save(OUTDATED, body);
  expect(refused).toMatchObject({ status, body: { success: false, result: { pageHash: hash } } });
  expect(refused.body.message).toMatch(/^页面定义已更新，请刷新页面后再试：/);
  expect(refused.body.message).toContain(message);
  const current = await save(hash, body);
  expect(current.body.message).toContain(message);
  expect(current.body.message).not.toContain('页面定义已更新');
});

test('saves a valid record on any page version, and ignores an invalid hash header', async () => {
  expect((await save(OUTDATED, { customer: '丙' })).body.success).toBe(true);
  expect((await save("x'; drop table", { customer: '丁' })).body.success).toBe(true);
  expect((await save('zzz', { orderLineList: [{ qty: '-1' }] })).body.message).toBe('数量不能为负');
});
