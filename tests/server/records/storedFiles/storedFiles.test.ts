import { readdir, rm } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FILE_URL } from '../../../../server/records/storedFiles/addFile.ts';
import { prepareRecords } from '../../../../server/records/operations/prepareRecords.ts';
import { startTestServer, type TestClient, type TestServer } from '../../testServer.ts';
import { download, listFiles, remove, storeFile } from './fileClient.ts';

let server: TestServer;
let admin: TestClient;
let clerk: TestClient;
let elsewhere: TestClient;
let reviewer: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  await prepareRecords(server.services);
  admin = await server.signIn('admin');
  clerk = await server.signIn('clerk');
  elsewhere = await server.signIn('clerk2');
  reviewer = await server.signIn('reviewer');
});
afterAll(() => server.close());

const contentsInFolder = async (): Promise<number> =>
  (await readdir(server.filesFolder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
    .length;

describe('the list of stored files', () => {
  test('shows name, folder, kind, size, who, when and the record, and finds them [S2.1-16]', async () => {
    const source = { page: 'customs/export-declaration', id: 'gone', name: 'B-77' };
    const id = await storeFile(server, {
      name: '出口报文.xml',
      biz: 'message',
      source,
      bytes: Buffer.alloc(1500, 'x'),
    });
    await storeFile(server, { name: '别的.pdf' });
    const [file, ...others] = await listFiles(clerk, `&fileName=*报文*&mediaType=application/xml`);
    expect(others).toEqual([]);
    expect(file).toMatchObject({
      id,
      fileName: '出口报文.xml',
      biz: 'message',
      biz_dictText: '报文原件',
      mediaType_dictText: 'XML',
      fileSize: '1500',
      createBy_dictText: '李制单',
      sourcePage_dictText: '出口报关单',
      sourceName: 'B-77',
    });
    expect(JSON.stringify(file)).not.toContain(server.filesFolder);
  });

  test('is that of the own department and those below it, and of the own tenant', async () => {
    const mine = await storeFile(server, { by: 'clerk' });
    const foreign = await storeFile(server, { by: 'clerk', tenantId: '2000' });
    const seenBy = async (client: TestClient): Promise<readonly boolean[]> => {
      const ids = (await listFiles(client)).map(({ id }) => id);
      return [ids.includes(mine), ids.includes(foreign)];
    };
    expect([await seenBy(clerk), await seenBy(admin), await seenBy(elsewhere)]).toEqual([
      [true, false],
      [true, false],
      [false, false],
    ]);
  });

  test('takes no record that somebody makes up, and changes none', async () => {
    await sql`insert into sys_permission (id, name, menu_type, perms, status, sort_no) values
      ('fa', '新增', 2, 'system:file:add', '1', 1), ('fe', '编辑', 2, 'system:file:edit', '1', 1)`.execute(
      server.services.db,
    );
    await sql`insert into sys_role_permission (role_id, permission_id)
      select sys_role.id, p.id from sys_role, sys_permission p where role_code = 'admin' and p.id in ('fa', 'fe')`.execute(
      server.services.db,
    );
    const made = await admin.call({ method: 'POST', url: `${FILE_URL}/add`, body: { fileName: 'x.exe' } });
    expect(made.body).toMatchObject({ success: false, message: '文件管理由系统产生，不能新增' });
    const id = await storeFile(server, { name: '原名.txt' });
    const body = { id, version: 1, fileName: '改名.exe', mediaType: 'text/html' };
    expect((await admin.call({ method: 'POST', url: `${FILE_URL}/edit`, body })).body).toMatchObject({
      success: false,
      message: '该记录不能修改',
    });
  });
});

describe('the content of a stored file', () => {
  test('comes as a file that browsers save and never run, under its Chinese name [S2.1-16]', async () => {
    const bytes = Buffer.from('<script>alert(1)</script>');
    const id = await storeFile(server, { name: '装箱单 (1).xml', bytes });
    const answer = await download(server, clerk, [id]);
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload).toEqual(bytes);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/xml',
      'content-length': String(bytes.length),
      'content-disposition': `attachment; filename="_____1_.xml"; filename*=UTF-8''%E8%A3%85%E7%AE%B1%E5%8D%95%20%281%29.xml`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-cache',
      'content-security-policy': "default-src 'none'; sandbox",
    });
  });

  test('is of a kind that is known, else of none', async () => {
    const id = await storeFile(server, { name: 'page.html' });
    expect((await download(server, clerk, [id])).headers['content-type']).toBe('application/octet-stream');
  });

  test('need not come twice to the same browser, which asks each time', async () => {
    const id = await storeFile(server, {});
    const { headers } = await download(server, clerk, [id]);
    const again = await download(server, clerk, [id, { 'if-none-match': String(headers['etag']) }]);
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test('is there for nobody without a session, without the right, of another department or tenant', async () => {
    const id = await storeFile(server, { by: 'clerk' });
    const foreign = await storeFile(server, { by: 'clerk', tenantId: '2000' });
    const refusals = await Promise.all([
      download(server, server.stranger, [id]),
      download(server, reviewer, [id]),
      download(server, elsewhere, [id]),
      download(server, admin, [foreign]),
      download(server, admin, ['../../etc/passwd']),
    ]);
    expect(refusals.map(({ statusCode }) => statusCode)).toEqual([401, 403, 404, 404, 404]);
    expect(refusals.some(({ body }) => body.includes('内容'))).toBe(false);
  });

  test('that belongs to no record is read by who brought it and by administrators', async () => {
    const { db } = server.services;
    const free = await storeFile(server, { by: 'clerk' });
    const orphan = await storeFile(server, {
      by: 'clerk',
      source: { page: 'customs/export-declaration', id: 'gone', name: 'B-1' },
    });
    // A colleague in the same department, with the rights of the file manager.
    await sql`insert into sys_role_permission (role_id, permission_id)
      select role.id, permission.id from sys_role role, sys_permission permission
      where role.role_code = 'reviewer' and role.tenant_id = '1000'
        and permission.perms in ('system:file:list', 'system:file:download')
      on conflict do nothing`.execute(db);
    const statuses = (client: TestClient) =>
      Promise.all([free, orphan].map(async (id) => (await download(server, client, [id])).statusCode));
    expect([await statuses(clerk), await statuses(admin), await statuses(reviewer)]).toEqual([
      [200, 200],
      [200, 200],
      [403, 403],
    ]);
    const held = await sql<{ role_code: string }>`
      select distinct role_code from sys_role role join sys_role_permission held on held.role_id = role.id
      join sys_permission permission on permission.id = held.permission_id
      where permission.perms = 'system:file:unattached' and role.tenant_id = '1000'`.execute(db);
    expect(held.rows).toEqual([{ role_code: 'admin' }]);
    // If the record exists, only access to it decides, also for administrators.
    const { body } = await clerk.call({ method: 'POST', url: '/bgd/export/add', body: { billNo: 'BL-9' } });
    const source = { page: 'customs/export-declaration', id: String(Object(body.result).id), name: 'BL-9' };
    const attached = await storeFile(server, { by: 'clerk', source });
    await sql`delete from sys_role_permission where permission_id in
      (select id from sys_permission where perms = 'bgd:export:list')
      and role_id in (select id from sys_role where role_code = 'admin' and tenant_id = '1000')`.execute(db);
    const answer = await download(server, admin, [attached]);
    await sql`insert into sys_role_permission (role_id, permission_id) select role.id, permission.id
      from sys_role role, sys_permission permission
      where role.role_code = 'admin' and role.tenant_id = '1000' and permission.perms = 'bgd:export:list'
      on conflict do nothing`.execute(db);
    await sql`delete from sys_role_permission where permission_id in
      (select id from sys_permission where perms in ('system:file:list', 'system:file:download'))
      and role_id in (select id from sys_role where role_code = 'reviewer' and tenant_id = '1000')`.execute(db);
    expect(answer.statusCode).toBe(403);
  });

  test('that is gone from the folder is told, without headers of a file', async () => {
    const id = await storeFile(server, {});
    const key = await server.services.db
      .selectFrom('sys_stored_content')
      .select('key')
      .where('file_id', '=', id)
      .executeTakeFirstOrThrow();
    await rm(`${server.filesFolder}/${key.key.slice(0, 2)}/${key.key}`);
    const answer = await download(server, clerk, [id]);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ success: false, message: '文件内容不存在，请联系管理员' });
    expect(answer.headers['etag']).toBeUndefined();
  });
});

describe('removing stored files', () => {
  test('takes record and content, one or several, and needs the right', async () => {
    const ids = [await storeFile(server, {}), await storeFile(server, {})];
    expect((await remove(clerk, ids)).status).toBe(403);
    await server.services.contents.sweep();
    const before = await contentsInFolder();
    expect((await remove(admin, ids)).body).toMatchObject({ success: true, message: '批量删除成功!' });
    expect((await download(server, admin, [ids[0] ?? ''])).statusCode).toBe(404);
    expect(await server.services.contents.sweep()).toBe(2);
    expect(await contentsInFolder()).toBe(before - 2);
  });

  test('is refused for all when an existing record uses one, which is named [S2.1-16]', async () => {
    const { body } = await admin.call({ method: 'POST', url: '/bgd/export/add', body: { billNo: 'BL-1' } });
    const source = { page: 'customs/export-declaration', id: String(Object(body.result).id), name: 'BL-1' };
    const used = await storeFile(server, { name: '原件.xml', source });
    const free = await storeFile(server, {});
    expect((await remove(admin, [free, used])).body).toMatchObject({
      success: false,
      message: '文件“原件.xml”正在被“出口报关单 BL-1”使用，请先删除该单据',
    });
    expect((await download(server, clerk, [free])).statusCode).toBe(200);
    await admin.call({ method: 'DELETE', url: `/bgd/export/delete?id=${source.id}` });
    expect((await remove(admin, [free, used])).body.success).toBe(true);
  });
});

describe('contents that no file stands for', () => {
  test('are kept while an action may still claim them, and removed afterwards', async () => {
    const { contents, db } = server.services;
    await contents.sweep();
    const before = await contentsInFolder();
    const content = await contents.receive([Buffer.from('x')], 1);
    expect(await contents.sweep()).toBe(0);
    await sql`update sys_stored_content set due_time = now() - interval '1 second' where key = ${content.key}`.execute(
      db,
    );
    expect(await contents.sweep()).toBe(1);
    expect(await contentsInFolder()).toBe(before);
    await expect(db.transaction().execute((trx) => contents.claim(trx, content, 'late'))).rejects.toThrow(
      /removed before/,
    );
  });

  test('are none after a content was too large', async () => {
    const { contents, db } = server.services;
    const count = async (): Promise<unknown> =>
      (await db.selectFrom('sys_stored_content').select(db.fn.countAll().as('n')).executeTakeFirst())?.n;
    const before = [await contentsInFolder(), await count()];
    await expect(contents.receive([Buffer.alloc(11)], 10)).rejects.toThrow('more than 10 bytes');
    expect([await contentsInFolder(), await count()]).toEqual(before);
  });
});
