import { describe, expect, it } from 'vitest';
import { parseDictionary, parseMenu, parsePage } from '../../../../engine/language/load/parseFile.ts';
import { locateProblems } from '../../../../engine/language/load/places.ts';
import cases from './mistakes.cases.json';
import { describeProblem } from '../../../../engine/index.ts';
import { english, inEnglish } from '../../../inEnglish.ts';

const said = (text: string): string[] => parsePage(text, 'a.json').problems.map(inEnglish);

describe('a page file', () => {
  it.each(cases)('reports $name', ({ text, problems }) => {
    const lines = said(text);
    expect(lines).toHaveLength(problems.length);
    for (const [index, problem] of problems.entries()) expect(lines[index]).toContain(problem);
    expect(parsePage(text, 'a.json').page).toBeUndefined();
  });

  it('is read when it is right, with a byte order mark as well', () => {
    const text = '{"schemaVersion": 1, "kind": "base", "title": "基础"}';
    expect(parsePage(text, 'a.json')).toEqual({
      page: { schemaVersion: 1, kind: 'base', title: '基础' },
      problems: [],
    });
    expect(parsePage(`\uFEFF${text}`, 'a.json').page?.title).toBe('基础');
  });

  it('is refused when it is larger than a million characters', () => {
    expect(said(`"${'a'.repeat(1_000_000)}"`)).toEqual([
      'a.json:1:1 / the file has 1000002 characters, at most 1000000 are allowed',
    ]);
  });

  it('is refused when it is nested too deep, however deep', () => {
    expect(said('['.repeat(500_000))).toEqual(['a.json:1:1 / the file is nested more than 64 levels deep']);
  });

  it('does not count brackets in texts as depth', () => {
    expect(said(`{"title": "\\"${'['.repeat(200)}"}`).join()).not.toContain('levels deep');
  });

  it('says every mistake of a file at once, and each only once', () => {
    const columns = Array.from({ length: 31 }, (_, index) => ({ type: 'input', key: `c${index}`, title: 'C' }));
    const broken = columns.map((column, index) => (index % 7 === 0 ? { ...column, widht: 3 } : column));
    const page = { schemaVersion: 1, kind: 'base', title: 'A', columns: broken };
    expect(said(JSON.stringify(page))).toHaveLength(5);
  });
});

describe('the other files', () => {
  it('are dictionaries with their own keys', () => {
    const { problems } = parseDictionary('{"dictCode": "unit", "title": "单位", "kind": "items"}', 'd.json');
    expect(problems.map(inEnglish)).toEqual(['d.json:1:1 / the key "items" is missing']);
  });

  it('are menus of any depth', () => {
    const leaf = { path: '/a/b', name: 'a-b', title: 'B', component: 'x', icn: 'y' };
    const menu = [{ path: '/a', name: 'a', title: 'A', component: 'layouts/RouteView', children: [leaf] }];
    const { problems } = parseMenu(JSON.stringify(menu), 'm.json');
    expect(problems.map(english)[0]).toMatchObject({
      code: 'unknown-key',
      path: [0, 'children', 0, 'icn'],
      hint: 'did you mean "icon"?',
    });
  });
});

describe('a problem that knows only its path', () => {
  const text = '{\n  "a": [\n    { "b": 1 }\n  ]\n}';
  const placed = (path: (string | number)[]) =>
    locateProblems([{ ...describeProblem('json-syntax.empty'), path }], text, 'a.json').map(inEnglish);

  it('is placed at the key of a property', () =>
    expect(placed(['a', 0, 'b'])).toEqual(['a.json:3:7 /a/0/b the file is empty']));
  it('is placed at an item of a list', () => expect(placed(['a', 0])).toEqual(['a.json:3:5 /a/0 the file is empty']));
  it('is placed at the nearest that is there', () =>
    expect(placed(['a', 0, 'c', 'd'])).toEqual(['a.json:3:5 /a/0/c/d the file is empty']));
  it('is placed at the start when nothing is there', () =>
    expect(placed(['z'])).toEqual(['a.json:1:1 /z the file is empty']));
  it('keeps its place when it has one', () => {
    const problem = { ...describeProblem('json-syntax.empty'), path: [], line: 9, column: 8 };
    expect(locateProblems([problem], text, 'a.json').map(inEnglish)).toEqual(['a.json:9:8 / the file is empty']);
  });
});
