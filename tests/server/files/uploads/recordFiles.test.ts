import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { FileFacts } from '../../../../contract/files/uploads.ts';
import { remove } from '../../records/storedFiles/fileClient.ts';
import type { TestAnswer, TestClient } from '../../testServer.ts';
import { PNG, PDF, read, save, startPaperServer, uploaded, type PaperServer } from './paperServer.ts';

let server: PaperServer;
let clerk: TestClient;
let colleague: TestClient;
let elsewhere: TestClient;
let admin: TestClient;
let neighbour: TestClient;
beforeAll(async () => {
  server = await startPaperServer();
  clerk = await server.signIn('clerk');
  // Reads papers of the same department, and cannot write any.
  colleague = await server.signIn('reviewer');
  elsewhere = await server.signIn('clerk2');
  admin = await server.signIn('admin');
  neighbour = await server.signIn('neighbour');
});
afterAll(() => server.close());

const statuses = async (path: string, clients: readonly TestClient[]): Promise<readonly number[]> =>
  Promise.all(clients.map(async (client) => (await read(server, client, path)).statusCode));

const resultOf = ({ body }: TestAnswer): Readonly<Record<string, unknown>> => {
  if (!body.success) throw new Error(JSON.stringify(body));
  return Object(body.result);
};

const facts = async (client: TestClient, paths: readonly string[]): Promise<readonly FileFacts[]> =>
  Object((await client.call({ method: 'POST', url: '/sys/common/files', body: { paths } })).body.result).files;

const findings = ({ body }: TestAnswer): unknown => Object(body.result).findings;

describe('a stored file is read', () => {
  test('by its uploader and administrators until a record uses it, then by record readers [D18]', async () => {
    const path = await uploaded(server, clerk);
    const everybody = [clerk, colleague, elsewhere, admin, neighbour, server.stranger];
    expect(await statuses(path, everybody)).toEqual([200, 404, 404, 200, 404, 401]);
    const paper = resultOf(await save(clerk, { name: '甲', contract: path }));
    expect(await statuses(path, everybody)).toEqual([200, 200, 404, 200, 404, 401]);
    await clerk.call({ method: 'DELETE', url: `/cargo/paper/delete?id=${String(paper['id'])}` });
    expect(await statuses(path, everybody)).toEqual([200, 404, 404, 200, 404, 401]);
  });

  test('in a detail as well, but not by users without access to the column', async () => {
    const [proof, secret] = [await uploaded(server, admin), await uploaded(server, admin)];
    const { body } = await save(admin, { name: '乙', secret, linesList: [{ proof }] });
    expect(body.success).toBe(true);
    const [ofAdmin, ofClerk] = [await facts(admin, [proof, secret]), await facts(clerk, [proof, secret])];
    expect(ofAdmin.map(({ path }) => path).sort()).toEqual([proof, secret].sort());
    // The administrator's paper belongs to the parent department.
    expect(ofClerk).toEqual([]);
    const own = await uploaded(server, clerk);
    const paper = resultOf(await save(clerk, { name: '丙', linesList: [{ proof: own }] }));
    const hidden = await uploaded(server, admin);
    const edited = await save(admin, { id: paper['id'], version: paper['version'], secret: hidden }, 'edit');
    expect(edited.body.success).toBe(true);
    expect(await statuses(hidden, [admin, clerk, colleague])).toEqual([200, 404, 404]);
    expect(await statuses(own, [admin, clerk, colleague])).toEqual([200, 200, 200]);
  });

  test('with its metadata, and by a five-minute link without a session [D18]', async () => {
    const path = await uploaded(server, clerk, { fileName: '章 1.png', bytes: PNG });
    const [file, ...others] = await facts(clerk, [path, 'temp/none_1600000000000.png']);
    expect(others).toEqual([]);
    expect(file).toEqual({
      path,
      name: '章 1.png',
      size: PNG.length,
      mediaType: 'image/png',
      link: expect.stringMatching(/^\/sys\/common\/signed\/\w+\?until=\d+&sign=[0-9a-f]{64}$/),
      linkUntil: expect.any(Number),
    });
    expect(await facts(colleague, [path])).toEqual([]);
    const link = file?.link ?? '';
    const open = async (url: string): Promise<number> => (await server.app.inject(`/api${url}`)).statusCode;
    const minutes = ((file?.linkUntil ?? 0) - Date.now()) / 60_000;
    expect([minutes > 4.5, minutes <= 5]).toEqual([true, true]);
    const opened = await server.app.inject(`/api${link}`);
    expect([opened.statusCode, opened.rawPayload.equals(PNG)]).toEqual([200, true]);
    expect(opened.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'content-type': 'image/png' });
    const later = link.replace(/until=(\d+)/, (_all, until: string) => `until=${Number(until) + 1000}`);
    const other = link.replace(/signed\/\w+/, 'signed/01a2');
    const unsigned = link.replace(/&sign=.*/, '');
    expect([await open(later), await open(other), await open(`${link}0`), await open(unsigned)]).toEqual([
      403, 403, 400, 400,
    ]);
    const { createFileLinks } = await import('../../../../server/records/storedFiles/fileLinks.ts');
    const id = /signed\/(\w+)/.exec(link)?.[1] ?? '';
    const past = await createFileLinks(server.services.db).make(id, Date.now() - 5 * 60_000 - 1);
    expect(await open(past.link)).toBe(403);
  });
});

describe('a record that names files', () => {
  test('cannot reference a missing file or one its author may not read', async () => {
    const foreign = await uploaded(server, admin);
    const theirs = await uploaded(server, neighbour);
    const told = async (path: string) => findings(await save(clerk, { name: '丁', contract: path }));
    const finding = (name: string) => [
      expect.objectContaining({
        ruleId: 'file',
        level: 'error',
        path: '/contract',
        message: `文件“${name}”不存在或已过期，请重新上传`,
      }),
    ];
    expect(await told(foreign)).toEqual(finding('合同.pdf'));
    expect(await told(theirs)).toEqual(finding('合同.pdf'));
    expect(await told('temp/none_1600000000000.pdf')).toEqual(finding('none.pdf'));
    expect(await statuses(foreign, [clerk])).toEqual([404]);
  });

  test('keeps external addresses as text, and existing references for every author', async () => {
    const path = await uploaded(server, clerk);
    const paper = resultOf(await save(clerk, { name: '戊', papers: `${path},https://x.example/y.pdf` }));
    const kept = await save(admin, { id: paper['id'], version: paper['version'], name: '戊二' }, 'edit');
    expect(kept.body.success).toBe(true);
    const copied = await save(admin, { name: '抄件', contract: path });
    expect(copied.body.success).toBe(true);
  });

  test('names as many, as large, and of the kind that its column takes', async () => {
    const paths = [await uploaded(server, clerk), await uploaded(server, clerk), await uploaded(server, clerk)];
    const message = async (body: Readonly<Record<string, unknown>>): Promise<string> =>
      (await save(clerk, { name: '己', ...body })).body.message;
    expect(await message({ papers: paths.join(',') })).toBe('单证最多 2 个文件');
    expect(await message({ photos: paths[0] })).toBe('请上传图片');
    const big = { bytes: Buffer.concat([PDF, Buffer.alloc(11 * 1024 * 1024)]) };
    const large = await uploaded(server, clerk, { ...big, query: '_page=cargo/paper&_column=papers' });
    expect(await message({ contract: large })).toBe('文件大小超出10MB限制, 请压缩或降低文件质量!');
    expect((await save(clerk, { name: '己', papers: large })).body.success).toBe(true);
  });

  test('prevents an administrator from removing its file; the file list shows the owner', async () => {
    const path = await uploaded(server, clerk);
    const paper = resultOf(await save(clerk, { name: '庚', contract: path }));
    const { rows } = await sql<{ id: string; source_id: string; source_name: string }>`
      select f.id, f.source_id, f.source_name from stored_file f join sys_kept_file k on k.file_id = f.id
      where k.path = ${path}`.execute(server.services.db);
    expect(rows[0]).toMatchObject({ source_id: paper['id'], source_name: '庚' });
    const refused = await remove(admin, [rows[0]?.id ?? '']);
    expect(refused.body.message).toContain('文件“合同.pdf”正在被“单证 庚”使用');
  });
});

describe('files that nothing names', () => {
  beforeEach(() => server.sweep());

  const isThere = async (path: string): Promise<boolean> => (await read(server, clerk, path)).statusCode === 200;

  test('are gone after a day when nobody ever saved them, and not before', async () => {
    const path = await uploaded(server, clerk);
    await server.pass(23);
    await server.sweep();
    expect(await isThere(path)).toBe(true);
    await server.pass(2);
    expect(await isThere(path)).toBe(false);
    await server.sweep();
    expect(await server.onDisk()).toEqual(await server.inDatabase());
    const late = await save(clerk, { name: '迟', contract: path });
    expect(late.body.message).toBe('文件“合同.pdf”不存在或已过期，请重新上传');
  });

  test('stay another 30 days with every word of a draft, for who uploaded them alone', async () => {
    const [drafted, other] = [await uploaded(server, clerk), await uploaded(server, clerk)];
    const keep = (client: TestClient, paths: readonly string[]): Promise<TestAnswer> =>
      client.call({ method: 'POST', url: '/sys/common/files/keep', body: { paths } });
    expect((await keep(clerk, [drafted, 'temp/none_1.pdf'])).body.success).toBe(true);
    await keep(colleague, [other]);
    await server.pass(29 * 24);
    expect([await isThere(drafted), await isThere(other)]).toEqual([true, false]);
    await keep(clerk, [drafted, other]);
    await server.pass(29 * 24);
    await server.sweep();
    expect([await isThere(drafted), await isThere(other)]).toEqual([true, false]);
    await server.pass(2 * 24);
    await server.sweep();
    expect(await isThere(drafted)).toBe(false);
  });

  test('stay while any record references them, and 30 days after the last reference', async () => {
    const path = await uploaded(server, clerk);
    const first = resultOf(await save(clerk, { name: '一', contract: path }));
    const second = resultOf(await save(clerk, { name: '二', contract: path }));
    await server.pass(400 * 24);
    await server.sweep();
    expect(await isThere(path)).toBe(true);
    await save(clerk, { id: first['id'], version: first['version'], contract: null }, 'edit');
    await server.pass(400 * 24);
    await server.sweep();
    expect(await isThere(path)).toBe(true);
    await clerk.call({ method: 'DELETE', url: `/cargo/paper/delete?id=${String(second['id'])}` });
    await server.pass(29 * 24);
    await server.sweep();
    expect(await isThere(path)).toBe(true);
    await server.pass(2 * 24);
    await server.sweep();
    expect(await isThere(path)).toBe(false);
    expect(await server.onDisk()).toEqual(await server.inDatabase());
  });

  test('are neither released nor claimed by a save that fails', async () => {
    const path = await uploaded(server, clerk);
    const paper = resultOf(await save(clerk, { name: '三', contract: path }));
    const stale = await save(clerk, { id: paper['id'], version: 99, contract: null }, 'edit');
    expect(stale.status).toBe(409);
    const next = await uploaded(server, clerk);
    const bad = { id: paper['id'], version: paper['version'], contract: next, papers: 'temp/none_1600000000000.pdf' };
    expect((await save(clerk, bad, 'edit')).body.success).toBe(false);
    await server.pass(48);
    await server.sweep();
    expect([await isThere(path), await isThere(next)]).toEqual([true, false]);
  });
});
