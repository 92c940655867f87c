import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { upsertCodeItems } from '../../../../server/data/dictionaries/codeItems.ts';
import { prepareRecords } from '../../../../server/records/operations/prepareRecords.ts';
import { followMenu } from '../../../../server/app/seeds/menu.ts';
import { startTestServer, type TestClient, type TestServer } from '../../testServer.ts';

let server: TestServer;
let clerk: TestClient;

const ENGLISH = { 'accept-language': 'en-US' };

const ask = async (url: string, headers: Readonly<Record<string, string>> = ENGLISH): Promise<unknown> =>
  (await clerk.call({ url, headers })).body.result;

const add = (body: object, headers: Readonly<Record<string, string>> = ENGLISH) =>
  clerk.call({ method: 'POST', url: '/kehu/customer/add', headers, body });

const CUSTOMER = { code: 'K700', name: 'Sample', country: 'DEU', status: 'active' };

beforeAll(async () => {
  server = await startTestServer();
  const { db, schemas } = server.services;
  await followMenu(db, schemas.menu() ?? [], { fresh: true });
  await prepareRecords(server.services);
  await upsertCodeItems(db, 'country', [
    { value: 'DEU', text: '德国', texts: { 'en-US': 'Germany' }, search: '', attributes: {} },
    { value: 'ZZZ', text: '某国', search: '', attributes: {} },
  ]);
  clerk = await server.signIn('clerk');
});
afterAll(() => server.close());

describe('in English', () => {
  test('file dictionaries return texts of the locale, and original texts for filling fields', async () => {
    expect(await ask('/sys/dict/getDictItems/bgd_status')).toMatchObject([
      { value: 'draft', text: 'Draft', title: 'Draft', jsonObject: { text: '暂存' } },
      { value: 'review', text: 'In review' },
      { value: 'approved' },
      { value: 'declared' },
      { value: 'returned' },
    ]);
    expect(await ask('/sys/dict/loadDict/bgd_status?keyword=review')).toMatchObject([
      { value: 'review' },
      { value: 'approved' },
    ]);
  });

  test('code tables prefer database texts, then texts of the locale, then Chinese', async () => {
    const items = await ask('/sys/dict/lookup/country?keys=DEU,USA,ZZZ');
    expect(items).toMatchObject({
      DEU: { text: 'Germany', jsonObject: { text: '德国' } },
      USA: { text: 'United States of America' },
      ZZZ: { text: '某国', jsonObject: { nameEn: null } },
    });
    expect(await ask('/sys/dict/loadDict/country?keyword=germ')).toMatchObject([{ value: 'DEU' }]);
    expect(await ask('/sys/dict/loadDict/unit?keyword=square metre')).toMatchObject([{ value: '032' }]);
  });

  test('lists give the texts of codes, and saves what the checks say', async () => {
    expect((await add(CUSTOMER)).body).toMatchObject({ success: true, message: 'Added' });
    expect(await ask('/kehu/customer/list?code=K700')).toMatchObject({
      records: [{ status: 'active', status_dictText: 'In use', country_dictText: 'Germany' }],
    });
    const { body } = await add({ ...CUSTOMER, code: 'K701', name: '', status: null });
    expect(body).toMatchObject({
      success: false,
      message: '2 things are not as they should be: Enter Name and others',
    });
    expect((await add(CUSTOMER)).body.message).toBe('This value is taken already');
  });

  test('the menu gives the titles of its locale, but for what administrators called otherwise', async () => {
    await server.services.db
      .updateTable('sys_permission')
      .set({ name: '顾客' })
      .where('url', '=', '/kehu/customer')
      .execute();
    const { menu } = Object(await ask('/sys/permission/getUserPermissionByToken'));
    const partners = Object([...menu].find(({ path }: { path: string }) => path === '/kehu'));
    expect(partners).toMatchObject({
      meta: { title: 'Partners' },
      children: [
        {
          meta: {
            title: '顾客',
            permissionList: expect.arrayContaining([expect.objectContaining({ describe: 'View' })]),
          },
        },
        { meta: { title: 'Suppliers' } },
        {},
      ],
    });
  });
});

describe('in Chinese', () => {
  test.each([{}, { 'accept-language': 'zh-CN' }, { 'accept-language': 'en-GB,en;q=0.9' }])(
    'everything is as the files have it, for whoever asks with %j',
    async (headers: Readonly<Record<string, string>>) => {
      expect(await ask('/sys/dict/getDictItems/bgd_status', headers)).toMatchObject([
        { text: '暂存', jsonObject: null },
        {},
        {},
        {},
        {},
      ]);
      expect(await ask('/sys/dict/lookup/country?keys=DEU', headers)).toMatchObject({
        DEU: { text: '德国', jsonObject: { nameEn: null } },
      });
      expect(await ask('/kehu/customer/list?code=K700', headers)).toMatchObject({
        records: [{ status_dictText: '启用', country_dictText: '德国' }],
      });
      expect((await add({ ...CUSTOMER, code: 'K702', name: '' }, headers)).body.message).toBe('请输入客户名称');
      const { menu } = Object(await ask('/sys/permission/getUserPermissionByToken', headers));
      expect([...menu].map(({ meta }) => meta.title)).toEqual(['首页', '报关管理', '往来单位', '我的消息', '系统管理']);
    },
  );
});
