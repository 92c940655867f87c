import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ImportPreview } from '../../../../contract/imports.ts';
import type { Account, TestClient, TestServer } from '../../testServer.ts';
import { sendForm, sheetForm, startPartyServer, workbook, type Cell } from './sheets.ts';

let server: TestServer;
const clients = new Map<Account, TestClient>();
beforeAll(async () => {
  server = await startPartyServer();
  for (const account of ['clerk', 'clerk2'] as const) clients.set(account, await server.signIn(account));
});
afterAll(() => server.close());

const clientOf = (account: Account): TestClient => {
  const client = clients.get(account);
  if (client === undefined) throw new Error(`${account} is not signed in`);
  return client;
};

const HEADS = ['客户代码', '*客户名称', '国家/地区', '结算方式', '账期(天)', '状态'];
const row = (code: string, country: string): readonly Cell[] => [code, `样例${code}`, country, '月结', 30, '启用'];
const formOf = (rows: readonly (readonly Cell[])[], field = 'files[]') =>
  sheetForm([{ name: '客户.xlsx', bytes: workbook({ 客户: [HEADS, ...rows] }), field }]);

const preview = async (rows: readonly (readonly Cell[])[], account: Account = 'clerk'): Promise<ImportPreview> =>
  (await sendForm(server, clientOf(account), ['/kehu/customer/importPreview', formOf(rows)])).body
    .result as ImportPreview;
const post = async (operation: string, body: unknown) =>
  (await clientOf('clerk').call({ method: 'POST', url: `/kehu/customer/${operation}`, body })).body;

const countryOf = ({ tables }: ImportPreview) => tables[0]?.rows.map(({ values }) => values['country'] ?? null);
const message = '按您上次的选择设置为“NLD - 荷兰”；不对时请改选';

/** Imports a row whose country is a word, corrected to a code. */
async function teach(code: string, word: string, value: string): Promise<void> {
  const { token } = await preview([row(code, word)]);
  const cells = [{ row: '0.2', key: 'country', value }];
  expect(await post('importCommit', { token, cells, removed: [] })).toMatchObject({ code: 200 });
}

test('a corrected word is suggested with a doubt in the next preview of this user', async () => {
  expect((await preview([row('R0', '风车国')])).problems).toMatchObject([{ key: 'country', message: '没有这个选项' }]);
  await teach('R1', '风车国', 'NLD');
  const next = await preview([row('R2', ' 风车国 ')]);
  expect(next).toMatchObject({ problems: [], remarks: [{ row: '0.2', key: 'country', message, level: 'doubt' }] });
  expect(countryOf(next)).toEqual(['NLD']);
  expect(next.words).toEqual([{ detail: '', key: 'country', word: '风车国', shown: 'NLD - 荷兰' }]);
  const ofOther = await preview([row('R2', '风车国')], 'clerk2');
  expect(ofOther.problems).toMatchObject([{ key: 'country' }]);
  expect(ofOther.words).toEqual([]);
  await server.services.db.updateTable('sys_import_word').set({ tenant_id: 'other' }).execute();
  expect((await preview([row('R2', '风车国')])).problems).toMatchObject([{ key: 'country' }]);
});

test('an import without preview reads no memory', async () => {
  await teach('S1', '郁金香国', 'NLD');
  const form = formOf([row('S2', '郁金香国')], 'file');
  const { body } = await sendForm(server, clientOf('clerk'), ['/kehu/customer/importExcel', form]);
  expect(body).toMatchObject({ code: 201, result: { successCount: 0, errorCount: 1 } });
});

test('the user chooses another code, or has a word forgotten and the sheet read anew', async () => {
  await teach('T1', '木鞋国', 'NLD');
  await teach('T2', '木鞋国', 'DNK');
  const { token, words } = await preview([row('T3', '木鞋国')]);
  expect(words).toMatchObject([{ word: '木鞋国', shown: 'DNK - 丹麦' }]);
  const { result } = await post('importMap', { token, forget: words[0] });
  expect(result).toMatchObject({ words: [], problems: [{ key: 'country', message: '没有这个选项' }] });
  expect((await preview([row('T3', '木鞋国')])).words).toEqual([]);
  expect(await post('importMap', { token, forget: { key: 7 } })).toMatchObject({ success: false });
});

test('what the code table is certain of, and what was not written, is not remembered', async () => {
  await teach('U1', '德国', 'NLD');
  const { token } = await preview([row('', '风土国')]);
  const cells = [{ row: '0.2', key: 'country', value: 'NLD' }];
  expect(await post('importCommit', { token, cells, removed: [] })).toMatchObject({ code: 422 });
  const next = await preview([row('U3', '德国'), row('U4', '风土国')]);
  expect(countryOf(next)?.[0]).toBe('DEU');
  expect(next.problems).toMatchObject([{ row: '0.3', key: 'country', message: '没有这个选项' }]);
  expect(next.words).toEqual([]);
});
