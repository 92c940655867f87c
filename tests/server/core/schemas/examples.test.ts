import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { projectFolder } from '../../../../server/core/base/projectFolder.ts';
import { startTestServer, type Account, type TestServer } from '../../testServer.ts';

interface Example {
  readonly id: string;
  readonly page: { readonly title: string } | null;
  readonly dictionaries: Readonly<Record<string, { readonly kind: string; readonly title: string }>>;
  readonly problems?: readonly { readonly path: readonly unknown[]; readonly file?: string }[];
}

let folder: string;
let server: TestServer;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'waybill-examples-'));
  cpSync(join(projectFolder, 'schemas'), folder, { recursive: true });
  server = await startTestServer({ schemasFolder: folder, config: { schemasFolder: folder, development: false } });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const ask = async (account: Account, language = 'zh-CN'): Promise<readonly Example[]> => {
  const headers = { 'accept-language': language };
  const { status, body } = await (await server.signIn(account)).call({ url: '/schema/examples', headers });
  expect(status, body.message).toBe(200);
  return body.result as readonly Example[];
};
const one = (examples: readonly Example[], name: string) => examples.find(({ id }) => id === `examples/${name}`);
const file = (name: string) => join(folder, 'examples', `${name}.json`);

describe('the examples of the gallery', () => {
  test('are delivered with the dictionaries that they name, to every session and to nobody else [S2.1-9]', async () => {
    const examples = await ask('clerk');
    expect(examples.length).toBeGreaterThan(28);
    expect(one(examples, 'input')?.page?.title).toBe('单行文本');
    expect(one(examples, 'sel_search')?.dictionaries['hs']?.kind).toBe('codes');
    expect((await server.stranger.call({ url: '/schema/examples' })).status).toBe(401);
  });

  test('are read in the language of the call, with their dictionaries [S2.1-9]', async () => {
    const [chinese, english] = [await ask('clerk'), await ask('clerk', 'en-US')];
    expect(one(chinese, 'input')?.page?.title).toBe('单行文本');
    expect(one(english, 'input')?.page).toMatchObject({
      title: 'Single-line text',
      columns: expect.arrayContaining([expect.objectContaining({ title: 'Name' })]),
    });
    expect(one(chinese, 'autocomplete')?.dictionaries['country']?.title).toBe('国别(地区)');
    expect(one(english, 'autocomplete')?.dictionaries['country']?.title).toBe('Country or region');
    const words = join(folder, 'locales/en-US/examples/input.json');
    const text = readFileSync(words, 'utf8');
    writeFileSync(words, text.replace('Single-line text', 'A line of text'));
    expect(one(await ask('clerk', 'en-US'), 'input')?.page?.title).toBe('A line of text');
    writeFileSync(words, '{ "title": 7 }');
    const [broken] = (await ask('admin', 'en-US')).filter(({ id }) => id === 'examples/input');
    expect(broken?.page?.title).toBe('单行文本');
    expect(broken?.problems).toMatchObject([{ file: 'schemas/locales/en-US/examples/input.json', path: ['title'] }]);
    writeFileSync(words, text);
    expect(server.services.schemas.problems()).toEqual([]);
  });

  test('include the editor meta-schema, and project names only for schema administrators', async () => {
    const metaOf = async (account: Account) => {
      const { status, body } = await (await server.signIn(account)).call({ url: '/schema/meta' });
      expect(status, body.message).toBe(200);
      return body.result as Readonly<Record<string, { readonly definitions: Readonly<Record<string, unknown>> }>>;
    };
    const [clerk, admin] = [await metaOf('clerk'), await metaOf('admin')];
    expect(Object.keys(clerk)).toEqual(['page.schema.json']);
    expect(Object.keys(clerk['page.schema.json']?.definitions ?? {})).toContain('columnSchema');
    expect(Object.keys(admin)).toEqual(['page.schema.json', 'names.schema.json']);
    expect((await server.stranger.call({ url: '/schema/meta' })).status).toBe(401);
  });

  test('are no pages of the product', async () => {
    const admin = await server.signIn('admin');
    expect((await admin.call({ url: '/examples/input/list?pageNo=1&pageSize=10' })).status).toBe(404);
    expect((await admin.call({ url: '/schema/page?id=examples/input' })).status).toBe(404);
  });

  test('are reloaded after a file is saved, with problems shown to schema administrators', async () => {
    const text = readFileSync(file('input'), 'utf8');
    await ask('clerk');
    writeFileSync(file('input'), text.replace('单行文本', '一行文字'));
    expect(one(await ask('clerk'), 'input')?.page?.title).toBe('一行文字');
    writeFileSync(file('input'), text.replace('"maxLength": 70', '"maxLength": "x"'));
    expect(one(await ask('clerk'), 'input')).toMatchObject({ page: null });
    expect(one(await ask('clerk'), 'input')?.problems).toBeUndefined();
    const [problem] = one(await ask('admin'), 'input')?.problems ?? [];
    expect(problem).toMatchObject({ file: 'schemas/examples/input.json', path: ['columns', 0, 'maxLength'] });
    rmSync(file('input'));
    expect(one(await ask('clerk'), 'input')).toBeUndefined();
    rmSync(join(folder, 'examples'), { recursive: true });
    expect(await ask('clerk')).toEqual([]);
  });
});
