import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import type { Language } from '../../engine/index.ts';
import { diagnose } from '../../scripts/doctor/diagnose.ts';
import { readSchemas } from '../../scripts/doctor/readSchemas.ts';
import { newPage } from '../../scripts/newPage/newPage.ts';
import { readOptions } from '../../scripts/newPage/options.ts';
import type { NameRequest } from '../../scripts/newPage/pageNames.ts';
import { runCommand } from '../commands.ts';
import { inEnglish } from '../inEnglish.ts';

const root = join(import.meta.dirname, '../..');
const shipped = readSchemas(join(root, 'schemas'));

const refusalOf = (request: NameRequest, language?: Language, texts: ReadonlyMap<string, string> = shipped): string => {
  const page = newPage(request, texts, language);
  return 'refusals' in page ? page.refusals.join('\n') : '';
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
    // Rows of 28 px, as the shipped pages have them.
    expect(details).toMatchObject([{ size: 'tiny' }]);
  });

  it('is in the menu folder of its address with permission codes, changing nothing else', () => {
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
    [{ id: 'thing' }, '“thing”不是页面名', '"thing" is no name of a page'],
    [{ id: '../thing' }, '“../thing”不是页面名', '"../thing" is no name of a page'],
    [{ id: 'customs/Thing' }, '“customs/Thing”不是页面名', '"customs/Thing" is no name of a page'],
    [{ id: 'a/b', url: 'bgd/thing' }, '“bgd/thing”不是页面地址', '"bgd/thing" is no address of a page'],
    [{ id: 'a/b', url: '/bgd/../x' }, '“/bgd/../x”不是页面地址', '"/bgd/../x" is no address of a page'],
    [{ id: 'a/b', title: '' }, '标题须为 1 至 60 个字符', 'a title has 1 to 60 characters'],
    [{ id: 'a/b', url: `/bgd/${'x'.repeat(60)}` }, '超过 50 个字符', 'has more than 50 characters'],
    [{ id: 'sys/thing' }, '表“sys_thing”属于系统', 'the table "sys_thing" belongs to the system'],
    [
      { id: 'customs/export-declaration' },
      'schemas/pages/customs/export-declaration.json 已存在',
      'schemas/pages/customs/export-declaration.json is there already',
    ],
    [
      { id: 'customs/other', url: '/bgd/export' },
      '已属于页面“customs/export-declaration”',
      'belongs to the page "customs/export-declaration" already',
    ],
  ])('is refused as %j, in the language asked for', (request, chinese, english) => {
    expect(refusalOf(request)).toContain(chinese);
    expect(refusalOf(request, 'en-US')).toContain(english);
  });

  it('is the first of a menu, if need be', () => {
    const first = newPage({ id: 'a/b' }, new Map([['menu.json', '[]\n']]));
    const written = 'files' in first ? first.files.get('menu.json') : undefined;
    expect(written?.startsWith('[\n  {\n    "path": "/a/b",')).toBe(true);
  });

  it('waits until the menu can be read', () => {
    const broken = new Map([['menu.json', '{}']]);
    expect(refusalOf({ id: 'a/b' }, 'zh-CN', broken)).toBe('schemas/menu.json 无法读取；npm run doctor 会指出位置');
    expect(refusalOf({ id: 'a/b' }, 'en-US', broken)).toBe('schemas/menu.json is broken; npm run doctor says where');
  });
});

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'waybill-new-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('npm run new', { timeout: 60_000 }, () => {
  const command = (...words: string[]) => runCommand('scripts/new', [...words, '--schemas', folder]);

  it('writes formatted files, shows the next steps, registers names, and never overwrites a page', async () => {
    cpSync(join(root, 'schemas'), folder, { recursive: true });
    const { told: stdout } = await command('customs/thing', '--title', '物品', '--url', '/bgd/thing');
    expect(stdout).toContain('npm run doctor');
    expect(stdout).toContain('接下来');
    expect(stdout).toMatch(/不能作列的 key：id createBy .*\borderNo\b/);
    expect(stdout).toContain('npm run grant -- 角色 "bgd:thing:*"');
    const file = join(folder, 'pages/customs/thing.json');
    const written = readFileSync(file, 'utf8');
    const files = [file, join(folder, 'menu.json')];
    await run(process.execPath, ['node_modules/oxfmt/bin/oxfmt', '-c', '.oxfmtrc.json', '--check', ...files], {
      cwd: root,
    });
    const names = readFileSync(join(folder, 'meta/names.schema.json'), 'utf8');
    expect(names).toContain('{ "label": "\\"customs/thing\\"", "description": "物品", "body": "customs/thing" }');
    expect(await command('customs/thing')).toMatchObject({ status: 1, aside: expect.stringContaining('已存在') });
    expect(readFileSync(file, 'utf8')).toBe(written);
    const other = await command('customs/other', '--url', '/bgd/other', '--lang', 'en');
    expect(other.told).toContain('npm run grant -- ROLE "bgd:other:*"');
  });

  it('shows how it is used when the page has no name', async () => {
    expect(await command()).toMatchObject({ status: 2, aside: expect.stringContaining('写入 schemas/pages') });
  });

  it.each([
    [['a/b'], { id: 'a/b' }, 'zh-CN'],
    [['a/b', '--lang', 'en'], { id: 'a/b' }, 'en-US'],
    [['--lang=zh', 'a/b', '--title', 'B'], { id: 'a/b', title: 'B' }, 'zh-CN'],
    [['--lang', 'en'], undefined, 'en-US'],
    [['a/b', 'c/d', '--lang=en'], undefined, 'en-US'],
    [['a/b', '--lang', 'fr'], undefined, 'zh-CN'],
    [['a/b', '--colour'], undefined, 'zh-CN'],
  ])('reads %j', (words, request, language) => {
    expect(readOptions(words)).toEqual({ request, folder: 'schemas', language });
  });
});
