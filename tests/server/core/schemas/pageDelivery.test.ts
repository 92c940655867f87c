import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toWirePage } from '../../../../contract/wirePage.ts';
import { compilePage, isError } from '../../../../engine/index.ts';
import { projectFolder } from '../../../../server/core/base/projectFolder.ts';
import { startTestServer, type TestClient, type TestServer } from '../../testServer.ts';

const ID = 'customs/export-declaration';
const BY_ID = { url: `/schema/page?id=${ID}` };

/** Titles and keys of a delivered page. */
interface Delivered {
  readonly hash: string;
  readonly otherTitles: Readonly<Record<string, string>>;
  readonly page: {
    readonly title: string;
    readonly columns: readonly { readonly key: string; readonly title: string }[];
    readonly details: readonly {
      readonly key: string;
      readonly title: string;
      readonly columns: readonly { readonly key: string; readonly title: string }[];
    }[];
  };
}

const CHINESE = /\p{Script=Han}/u;

const keysOf = ({ page }: Delivered): readonly string[] => [
  ...page.columns.map(({ key }) => key),
  ...page.details.flatMap((detail) => [detail.key, ...detail.columns.map(({ key }) => key)]),
];

let folder: string;
let server: TestServer;
let clerk: TestClient;
let admin: TestClient;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'waybill-schemas-'));
  cpSync(join(projectFolder, 'schemas'), folder, { recursive: true });
  server = await startTestServer({ schemasFolder: folder });
  clerk = await server.signIn('clerk');
  admin = await server.signIn('admin');
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('a page', () => {
  test('is given by id and by menu component, the same', async () => {
    const byId = await clerk.call(BY_ID);
    const byComponent = await clerk.call({ url: '/schema/resolve?component=bgd/BgdExportList' });
    expect(byId.body.result).toMatchObject({
      id: ID,
      page: { title: '出口报关单' },
      dictionaries: { hs: { kind: 'codes' } },
    });
    expect(byComponent.body.result).toEqual(byId.body.result);
  });

  test.each(['export', 'import', 'record'])('comes with every dictionary that it names: %s compiles', async (kind) => {
    const id = `customs/${kind}-declaration`;
    const wire = toWirePage((await admin.call({ url: `/schema/page?id=${id}` })).body.result);
    if (!wire?.page) throw new Error('no page came');
    expect(compilePage(wire.page, { id, dictionaries: wire.dictionaries }).problems.filter(isError)).toEqual([]);
  });

  test('is not sent again to one who has it', async () => {
    const { headers } = await clerk.call(BY_ID);
    const again = await clerk.call({ ...BY_ID, headers: { 'if-none-match': String(headers['etag']) } });
    expect(again).toMatchObject({ status: 304, body: undefined });
  });

  test('comes in English to who asks for it, with the same keys and hash', async () => {
    const chinese = await clerk.call(BY_ID);
    const english = await clerk.call({ ...BY_ID, headers: { 'accept-language': 'en-US' } });
    const [zh, en] = [chinese.body.result as Delivered, english.body.result as Delivered];
    expect(en.page.title).toBe('Export declaration');
    expect(en.page.columns.find(({ key }) => key === 'grossWet')?.title).toBe('Gross weight (kg)');
    expect(en.page.columns.filter(({ title }) => CHINESE.test(title))).toEqual([]);
    expect(
      en.page.details.flatMap(({ title, columns }) => [title, ...columns.map((one) => one.title)]).join(),
    ).not.toMatch(CHINESE);
    expect(keysOf(en)).toEqual(keysOf(zh));
    expect(en.otherTitles).toMatchObject({ grossWet: '毛重(千克)', 'goods.gName': '商品名称' });
    expect(zh.otherTitles['grossWet']).toBe('Gross weight (kg)');
    expect(en.hash).toBe(zh.hash);
    expect(english.headers['etag']).not.toBe(chinese.headers['etag']);
    expect(english.headers['vary']).toContain('accept-language');
    expect((await clerk.call({ url: `${BY_ID.url}&lang=en-US` })).body.result).toEqual(en);
    const byComponent = await clerk.call({ url: '/schema/resolve?component=bgd/BgdExportList&lang=en-US' });
    expect(byComponent.body.result).toEqual(en);
  });

  test.each(['en-US,en;q=0.9', 'en', 'fr-FR', '*'])('stays Chinese to a browser that says %s', async (language) => {
    const { body } = await clerk.call({ ...BY_ID, headers: { 'accept-language': language } });
    expect(body.result).toMatchObject({ page: { title: '出口报关单' } });
  });

  test('is refused to one without a menu entry for it', async () => {
    const { db } = server.services;
    const entry = await db
      .deleteFrom('sys_role_permission')
      .where(
        'permission_id',
        'in',
        db.selectFrom('sys_permission').select('id').where('component', '=', 'bgd/BgdExportList'),
      )
      .where('role_id', 'in', db.selectFrom('sys_role').select('id').where('role_code', '=', 'reviewer'))
      .returningAll()
      .executeTakeFirstOrThrow();
    const reviewer = await server.signIn('reviewer');
    expect(await reviewer.call(BY_ID)).toMatchObject({ status: 403, body: { code: 403, success: false } });
    await db.insertInto('sys_role_permission').values(entry).execute();
    expect(await reviewer.call(BY_ID)).toMatchObject({ status: 200 });
  });
});

describe('a broken page', () => {
  const file = () => join(folder, `pages/${ID}.json`);
  let good: string;
  beforeAll(async () => {
    good = readFileSync(file(), 'utf8');
    writeFileSync(file(), good.replace('"dictCode": "customs_district"', '"dictCode": "customs_distric"'));
    await server.services.schemas.reload();
  });

  test('shows its problems to those who look after pages', async () => {
    const { body } = await admin.call(BY_ID);
    expect(body.result).toMatchObject({
      page: { title: '出口报关单' },
      problems: [{ message: expect.stringContaining('customs_distric'), line: expect.any(Number) }],
    });
  });

  test('is the last good one for everybody else', async () => {
    const { status, body } = await clerk.call(BY_ID);
    expect({ status, hash: Object(body.result).hash }).toEqual({
      status: 200,
      hash: server.services.schemas.page(ID)?.hash,
    });
    expect(body.result).not.toHaveProperty('problems');
  });

  test('that never was good says so', async () => {
    writeFileSync(join(folder, 'pages/broken.json'), '{}');
    await server.services.schemas.reload();
    expect(await admin.call({ url: '/schema/page?id=broken' })).toMatchObject({
      status: 404,
      body: {
        message: '页面定义有误，暂时不能打开：broken',
        result: { problems: expect.arrayContaining([expect.anything()]) },
      },
    });
  });
});
