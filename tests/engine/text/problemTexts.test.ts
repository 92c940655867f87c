import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '../../../engine/text/problemTexts/catalogue.ts';
import { FORMS } from '../../../engine/language/load/forms.ts';
import { describeProblem } from '../../../engine/text/problems.ts';
import { localizeProblem } from '../../../engine/text/localizeProblem.ts';

const root = join(import.meta.dirname, '../../..');

const placeholdersOf = (text: string): string[] => [...text.matchAll(/\$\{(\w+)\}/g)].map(([, name = '']) => name);

const entries = Object.entries(CATALOGUE);

describe('the catalogue of problems', () => {
  it('holds a few hundred texts, so that the tests below speak of something', () =>
    expect(entries.length).toBeGreaterThan(200));

  it.each(entries)('says %s in Chinese and in English, with the same names filled in', (_key, { zh, en }) => {
    expect(zh.trim()).not.toBe('');
    expect(en.trim()).not.toBe('');
    expect([...new Set(placeholdersOf(zh))].sort()).toEqual([...new Set(placeholdersOf(en))].sort());
  });

  it('has a Chinese text for every text with English words', () => {
    const bare = (text: string): string => text.replaceAll(/\$\{\w+\}|[A-Z][\w$]*|\bnull\b|\btrue\b|\bfalse\b/g, '');
    const odd = entries.filter(([, { zh, en }]) => /[a-z]{3}/.test(bare(en)) && !/[\u4e00-\u9fff]/.test(zh));
    expect(odd.map(([key]) => key)).toEqual([
      // Exact wording required (W5.1-34, D1).
      'bad-area-type',
      'part.this',
    ]);
  });

  it('fills in parameters, including nested texts, and joins lists by the rules of the language', () => {
    const problem = { ...describeProblem('unknown-value', { value: '"a"', allowed: ['b', 'c'] }), path: [] };
    expect(localizeProblem(problem).message).toBe('"a" 不是 b、c 之一');
    expect(localizeProblem(problem, 'en-US').message).toBe('"a" is none of b, c');
    const nested = {
      ...describeProblem('json-syntax.inText', { what: describeProblem('json-syntax.empty').said }),
      path: [],
    };
    expect(localizeProblem(nested).message).toBe('这段文本不是 JSON：文件是空的');
    expect(localizeProblem(nested, 'en-US').message).toBe('the text is no JSON: the file is empty');
  });

  it('says the form of every pattern of the meta-schemas in words', () => {
    const folder = join(root, 'schemas/meta');
    const files = readdirSync(folder).filter((name) => name.endsWith('.schema.json'));
    const patterns = files.flatMap((name) => {
      const found: string[] = [];
      JSON.parse(readFileSync(join(folder, name), 'utf8'), (key, value: unknown) => {
        if (key === 'pattern' && typeof value === 'string') found.push(value);
        return value;
      });
      return found;
    });
    expect(patterns.length).toBeGreaterThan(50);
    expect([...new Set(patterns)].filter((pattern) => !FORMS.has(pattern))).toEqual([]);
  });
});

/** The type checker accepts only keys of the catalogue; the parameters could still contain words of one language. */
const SAYING = new Set(['describeProblem', 'hints', 'part']);

function proseIn(
  file: string,
  text = readFileSync(file, 'utf8'),
): { readonly calls: number; readonly prose: readonly string[] } {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const prose: string[] = [];
  let calls = 0;
  const visit = (node: ts.Node, isSaid: boolean): void => {
    const isCall = ts.isCallExpression(node) && ts.isIdentifier(node.expression) && SAYING.has(node.expression.text);
    if (isCall) calls += 1;
    const isText = ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);
    if (isSaid && isText && /[a-z]{2} [a-z]{2}|[\u4e00-\u9fff]/.test(node.getText())) prose.push(node.getText());
    ts.forEachChild(node, (child) => visit(child, isSaid || isCall));
  };
  visit(source, false);
  return { calls, prose };
}

describe('no problem is worded outside of the catalogue', () => {
  it.each(['engine', 'scripts', 'server'])('in %s', (folder) => {
    const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.ts'),
    );
    const found = files.map((name) => ({ name, ...proseIn(join(root, folder, name)) }));
    expect(files.length).toBeGreaterThan(50);
    if (folder === 'engine') expect(found.reduce((sum, { calls }) => sum + calls, 0)).toBeGreaterThan(200);
    expect(found.flatMap(({ name, prose }) => prose.map((text) => `${name}: ${text}`))).toEqual([]);
  });

  it.each([
    ["complain(at, describeProblem('unknown-value', { value: 'the wrong word' }))", 1],
    ["complain(at, describeProblem('unknown-value', { value: `错误的值` }))", 1],
    ["hints('use-one', part('of the list'))", 1],
    ["complain(at, describeProblem('unknown-value', { value: name }))", 0],
    ["log('the wrong word')", 0],
  ])('is found where there is some: %s has %i', (text, count) => {
    expect(proseIn('sample.ts', text).prose).toHaveLength(count);
  });

  it('every message is a key of the catalogue, so literal text does not compile', () => {
    // @ts-expect-error a free text
    expect(describeProblem('the page is wrong').code).toBe('the page is wrong');
    // @ts-expect-error a name that the text has not
    expect(describeProblem('unknown-column', { nane: 'x' }).code).toBe('unknown-column');
  });
});
