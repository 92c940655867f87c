import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { diagnose } from '../../scripts/doctor/diagnose.ts';
import { readSchemas } from '../../scripts/doctor/readSchemas.ts';
import { newPage } from '../../scripts/newPage/newPage.ts';
import type { NameRequest } from '../../scripts/newPage/pageNames.ts';
import { inEnglish } from '../inEnglish.ts';

const root = join(import.meta.dirname, '../..');
const shipped = readSchemas(join(root, 'schemas'));

const refusalsOf = (request: NameRequest, texts: ReadonlyMap<string, string> = shipped): readonly string[] => {
  const page = newPage(request, texts);
  return 'refusals' in page ? page.refusals : [];
};

describe('a new page', () => {
  const page = newPage({ id: 'customs/thing', title: '物品', url: '/bgd/thing' }, shipped);
  const files = 'files' in page ? page.files : new Map<string, string>();
  const text = files.get('pages/customs/thing.json') ?? '';
  const menu = files.get('menu.json') ?? '';

  it('is sound, with its place in the menu', () => {
    const { problems, pages } = diagnose(new Map([...shipped, ...files]), 'schemas/');
    expect(problems.map(inEnglish)).toEqual([]);
    expect(pages.get('customs/thing')?.page).toMatchObject({
      title: '物品',
      resource: { url: '/bgd/thing', table: 'bgd_thing', permission: 'bgd:thing' },
    });
  });

  it('has two columns, a detail, a list and a form to start from', () => {
    const { columns, details, list, form } = JSON.parse(text) as Record<string, unknown>;
    expect(columns).toHaveLength(2);
    expect(details).toHaveLength(1);
    expect([list, form]).toEqual([expect.anything(), expect.anything()]);
  });

  it('stands in the menu below the folder of its address, with its permission codes; the rest of the menu stays as it is', () => {
    const before = shipped.get('menu.json') ?? '';
    const lines = menu.split('\n');
    const added = lines.findIndex((line) => line.includes('/bgd/thing')) - 1;
    const entry = lines.slice(added, added + 13);
    expect(entry.join('\n')).toContain('{ "action": "bgd:thing:add", "title": "新增" }');
    const others = lines.filter((_, index) => index < added || index >= added + 13);
    expect(others.join('\n').replace(/\},(?=\n {4}\])/, '}')).toBe(before);
  });

  it('takes address and title from its name when nothing is said', () => {
    const { names } = newPage({ id: 'trade/price-list' }, shipped) as { names: object };
    expect(names).toEqual({
      id: 'trade/price-list',
      title: 'price-list',
      url: '/trade/price-list',
      table: 'trade_price_list',
      permission: 'trade:price-list',
      menuName: 'trade-price-list',
    });
  });

  it.each([
    [{ id: 'thing' }, '"thing" is no name of a page'],
    [{ id: '../thing' }, '"../thing" is no name of a page'],
    [{ id: 'customs/Thing' }, '"customs/Thing" is no name of a page'],
    [{ id: 'a/b', url: 'bgd/thing' }, '"bgd/thing" is no address of a page'],
    [{ id: 'a/b', url: '/bgd/../x' }, '"/bgd/../x" is no address of a page'],
    [{ id: 'a/b', title: '' }, 'a title has 1 to 60 characters'],
    [{ id: 'a/b', url: `/bgd/${'x'.repeat(60)}` }, 'has more than 50 characters'],
    [{ id: 'sys/thing' }, 'the table "sys_thing" belongs to the system'],
    [{ id: 'customs/export-declaration' }, 'schemas/pages/customs/export-declaration.json is there already'],
    [{ id: 'customs/other', url: '/bgd/export' }, 'belongs to the page "customs/export-declaration" already'],
  ])('is refused as %j', (request, reason) => {
    expect(refusalsOf(request).join('\n')).toContain(reason);
  });

  it('is the first of a menu, if need be', () => {
    const first = newPage({ id: 'a/b' }, new Map([['menu.json', '[]\n']]));
    const written = 'files' in first ? first.files.get('menu.json') : undefined;
    expect(written?.startsWith('[\n  {\n    "path": "/a/b",')).toBe(true);
  });

  it('waits until the menu can be read', () => {
    expect(refusalsOf({ id: 'a/b' }, new Map([['menu.json', '{}']]))).toEqual([
      'schemas/menu.json is broken; npm run doctor says where',
    ]);
  });
});

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'waybill-new-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('npm run new', { timeout: 60_000 }, () => {
  const command = (...words: string[]) =>
    run(process.execPath, ['--import', 'tsx', 'scripts/new.ts', ...words, '--schemas', folder], { cwd: root });

  it('writes the files as the formatter would, says what to do next, has editors offer its names, and never writes over a page', async () => {
    cpSync(join(root, 'schemas'), folder, { recursive: true });
    const { stdout } = await command('customs/thing', '--title', '物品', '--url', '/bgd/thing');
    expect(stdout).toContain('npm run doctor');
    expect(stdout).toContain('npm run grant -- ROLE "bgd:thing:*"');
    const file = join(folder, 'pages/customs/thing.json');
    const written = readFileSync(file, 'utf8');
    const files = [file, join(folder, 'menu.json')];
    await run(process.execPath, ['node_modules/oxfmt/bin/oxfmt', '-c', '.oxfmtrc.json', '--check', ...files], {
      cwd: root,
    });
    const names = readFileSync(join(folder, 'meta/names.schema.json'), 'utf8');
    expect(names).toContain('{ "label": "\\"customs/thing\\"", "description": "物品", "body": "customs/thing" }');
    await expect(command('customs/thing')).rejects.toMatchObject({ code: 1 });
    expect(readFileSync(file, 'utf8')).toBe(written);
  });

  it('shows how it is used', async () => {
    await expect(command()).rejects.toMatchObject({ code: 2 });
  });
});
