import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseDictionary, parseMenu, parsePage, parsePrint, parseReport } from '../../engine/index.ts';
import { diagnose } from '../../scripts/doctor/diagnose.ts';
import { readSchemas } from '../../scripts/doctor/readSchemas.ts';
import { inEnglish } from '../inEnglish.ts';

const root = join(import.meta.dirname, '../..');
const pages = [
  'docs/implementers.md',
  ...readdirSync(join(root, 'docs/implementers')).map((file) => `docs/implementers/${file}`),
];
const textOf = (page: string): string => readFileSync(join(root, page), 'utf8');

const examplesIn = (page: string): string[] =>
  [...textOf(page).matchAll(/```json\n([\s\S]*?)```/g)].map(([, example = '']) => example);

type Example = Readonly<Record<string, unknown>>;

/** Returns a page around an example that is only a part of one. */
const around = (part: Example): string => JSON.stringify({ schemaVersion: 1, kind: 'base', title: 'A', ...part });

/** Places an example in a file of its kind and returns the problems of that file. */
function problemsOf(example: Example, text: string): readonly object[] {
  // A record of a tenant, or one that is sent to the server.
  if ('ruleCode' in example || 'plateNo' in example) return [];
  if ('dictCode' in example && 'kind' in example) return parseDictionary(text, 'a.json').problems;
  if ('blocks' in example) return parsePrint(text, 'a.json').problems;
  if (example['kind'] === 'report') return parseReport(text, 'a.json').problems;
  if ('component' in example) return parseMenu(`[${text}]`, 'a.json').problems;
  if ('schemaVersion' in example) return parsePage(text, 'a.json').problems;
  if ('must' in example) return parsePage(around({ rules: [example] }), 'a.json').problems;
  if ('type' in example) return parsePage(around({ columns: [example] }), 'a.json').problems;
  if ('validateRules' in example)
    return parsePage(around({ columns: [{ type: 'input', key: 'a', title: 'A', ...example }] }), 'a.json').problems;
  return parsePage(around(example), 'a.json').problems;
}

describe('the pages for implementers', () => {
  it.each(pages)('%s leads to files that are there', (page) => {
    const links = [...textOf(page).matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g)].map(([, link = '']) => link);
    expect(links.filter((link) => !existsSync(join(root, dirname(page), link)))).toEqual([]);
  });

  it.each(pages)('%s shows JSON that the language takes', (page) => {
    for (const text of examplesIn(page)) expect(problemsOf(JSON.parse(text) as Example, text), text).toEqual([]);
  });

  it('lead to every topic', () => {
    const index = textOf('docs/implementers.md');
    const topics = pages.slice(1).map((page) => page.replace('docs/', ''));
    expect(topics.filter((topic) => !index.includes(`(${topic})`))).toEqual([]);
  });

  it('begin with a page that works as it stands', () => {
    const [example = ''] = examplesIn('docs/implementers.md');
    const texts = new Map([...readSchemas(join(root, 'schemas')), ['pages/customs/vehicle.json', example]]);
    // The menu has no entry for it yet.
    const found = diagnose(texts, '').problems.filter(({ code }) => code !== 'page-without-entry');
    expect(found.map(inEnglish)).toEqual([]);
  });

  it('make a first screen whose files are sound as they stand', () => {
    const page = textOf('docs/implementers/first-screen.md');
    const texts = readSchemas(join(root, 'schemas'));
    const blocks = [...page.matchAll(/`schemas\/([^`]+)`[^\n]*\n\n```\w+\n([\s\S]*?)```/g)];
    for (const [, path = '', block = ''] of blocks) {
      const items = path === 'menu.json' ? [...JSON.parse(texts.get(path) ?? ''), JSON.parse(block)] : undefined;
      texts.set(path, items === undefined ? block : JSON.stringify(items));
    }
    const { pages, reports, problems } = diagnose(texts, '');
    expect(problems).toEqual([]);
    expect(pages.get('fleet/truck')?.page?.columns).toHaveLength(12);
    expect(pages.get('fleet/truck')?.page?.details).toHaveLength(1);
    expect(reports.get('carrier')?.statement.tables).toMatchObject([{ name: 'crm_supplier' }]);
    expect(page).toContain('npm run grant -- clerk "fleet:truck:*"');
  });
});
