import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { projectFolder } from '../../../../server/core/base/projectFolder.ts';
import { openSchemaStore } from '../../../../server/core/schemas/openSchemaStore.ts';
import type { SchemaChange, SchemaStore } from '../../../../server/core/schemas/schemaStore.ts';

const ID = 'customs/export-declaration';

let folder: string;
let store: SchemaStore;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'waybill-schemas-'));
  cpSync(join(projectFolder, 'schemas'), folder, { recursive: true });
  store = await openSchemaStore(folder, { watch: false });
});
afterEach(() => {
  store.close();
  rmSync(folder, { recursive: true, force: true });
});

const edit = (path: string, change: (text: string) => string): void =>
  writeFileSync(join(folder, path), change(readFileSync(join(folder, path), 'utf8')));

const PAGE = `pages/${ID}.json`;

describe('the schemas folder', () => {
  test('gives each page by id, address and menu component', () => {
    const page = store.page(ID);
    expect(page?.title).toBe('出口报关单');
    expect(store.pageByUrl('/bgd/export')).toBe(page);
    expect(store.pageByComponent('bgd/BgdExportList')).toBe(page);
    expect(store.pageByComponent(`schema:${ID}`)).toBe(page);
    expect(store.page('constructor')).toBeUndefined();
  });

  test('has no problems as it is shipped', () => {
    expect(store.problems()).toEqual([]);
  });

  test('delivers a page with the dictionaries that it uses, items only of the short ones', () => {
    const delivery = store.delivery(ID, 'zh-CN');
    expect(delivery).toMatchObject({ id: ID, hash: store.page(ID)?.hash, problems: [] });
    expect(delivery?.dictionaries['bgd_status']?.items).toHaveLength(5);
    expect(delivery?.dictionaries['hs']).toMatchObject({ kind: 'codes', attributes: { unit1: 'text' } });
    expect(delivery?.dictionaries['hs']).not.toHaveProperty('items');
  });
});

describe('a saved file', () => {
  test('shows at once in what is delivered', async () => {
    edit(PAGE, (text) => text.replace('"title": "出口报关单"', '"title": "出口申报"'));
    const before = store.delivery(ID, 'zh-CN')?.etag;
    expect(await store.reload()).toMatchObject({ pages: [ID], dictionaries: [], menu: false });
    expect(store.page(ID)?.title).toBe('出口申报');
    expect(store.delivery(ID, 'zh-CN')?.etag).not.toBe(before);
  });

  test.each([
    ['a mistake', (text: string) => text.replace('"customs_district"', '"customs_distric"')],
    ['no JSON', (text: string) => text.replace('{', '')],
  ])('with %s in a base page is reported at extending pages, which keep working', async (_what, change) => {
    const before = store.page(ID);
    edit('pages/customs/declaration-base.json', change);
    await store.reload();
    expect(store.page(ID)).toEqual(before);
    expect(store.problems(ID).map(({ file }) => file)).toContain('schemas/pages/customs/declaration-base.json');
  });

  test('that is broken leaves the last good version, with its problems', async () => {
    edit(PAGE, (text) => text.replace('"dictCode": "customs_district"', '"dictCode": "customs_distric"'));
    expect((await store.reload()).pages).toEqual([ID]);
    expect(store.page(ID)?.title).toBe('出口报关单');
    expect(store.delivery(ID, 'zh-CN')?.problems).toMatchObject([
      { file: `schemas/${PAGE}`, line: expect.any(Number), message: expect.stringContaining('customs_distric') },
    ]);
  });

  test('that is no JSON any more leaves the last good version too', async () => {
    edit(PAGE, (text) => text.slice(0, 200));
    await store.reload();
    expect(store.page(ID)?.title).toBe('出口报关单');
    expect(store.problems(ID).length).toBeGreaterThan(0);
  });

  test('that is mended has no problems any more', async () => {
    const good = readFileSync(join(folder, PAGE), 'utf8');
    edit(PAGE, () => '{');
    await store.reload();
    edit(PAGE, () => good);
    expect((await store.reload()).pages).toEqual([ID]);
    expect(store.problems()).toEqual([]);
  });

  test('of a dictionary changes the pages that use it', async () => {
    edit('dicts/bgd_status.json', (text) => text.replace('暂存', '草稿'));
    const { pages, dictionaries } = await store.reload();
    expect([...pages].sort()).toEqual([ID, 'customs/import-declaration', 'customs/record-declaration']);
    expect(dictionaries).toEqual(['bgd_status']);
    expect(store.dictionary('bgd_status')?.items?.[0]?.text).toBe('草稿');
  });

  test('that is new is a new page, without a restart', async () => {
    const copy = readFileSync(join(folder, 'pages/crm/customer.json'), 'utf8')
      .replace('"/kehu/customer"', '"/kehu/copy"')
      .replaceAll('"crm_customer', '"crm_copy')
      .replace('"kehu/CustomerList"', '"kehu/CopyList"');
    writeFileSync(join(folder, 'pages/crm/copy.json'), copy);
    expect((await store.reload()).pages).toEqual(['crm/copy']);
    expect(store.pageByUrl('/kehu/copy')?.id).toBe('crm/copy');
  });

  test('that is gone takes its page along', async () => {
    rmSync(join(folder, PAGE));
    expect((await store.reload()).pages).toContain(ID);
    expect(store.page(ID)).toBeUndefined();
  });

  test('of words of a report in another language changes the report there', async () => {
    const words = 'locales/en-US/reports/party.json';
    edit(words, (text) => text.replace('"Partners"', '"Companies"'));
    expect(await store.reload()).toMatchObject({ pages: [], dictionaries: [], menu: false, reports: true });
    expect(store.report('party')?.title).toBe('往来单位');
    expect(store.report('party', 'en-US')?.title).toBe('Companies');
  });

  test('with no new meaning tells nobody', async () => {
    edit(PAGE, (text) => `${text}\n`);
    expect(await store.reload()).toEqual({ pages: [], dictionaries: [], menu: false, reports: false });
  });
});

test('a watched folder tells of a saved file by itself', async () => {
  const watched = await openSchemaStore(folder, { watch: true });
  const told = new Promise<SchemaChange>((resolve) => {
    watched.onChange(resolve);
  });
  edit(PAGE, (text) => text.replace('"title": "出口报关单"', '"title": "出口申报"'));
  expect(await told).toMatchObject({ pages: [ID] });
  expect(watched.page(ID)?.title).toBe('出口申报');
  watched.close();
});
