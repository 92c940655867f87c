import { describe, expect, it } from 'vitest';
import { compileSchemas } from '../../../../engine/index.ts';
import { inEnglish } from '../../../inEnglish.ts';

const dictionary = (dictCode: string): string =>
  JSON.stringify({ dictCode, title: 'D', kind: 'items', items: [{ value: '1', text: 'A' }] });

const column = (key: string, dictCode: string) => ({ type: 'select', key, title: 'C', dictCode });

const base = (dictCode: string) => ({
  schemaVersion: 1,
  kind: 'base',
  title: 'B',
  columns: [column('unit', 'unit'), column('mode', dictCode), { type: 'input', key: 'name', title: 'N' }],
  rules: [{ id: 'R1', must: "$values.name == 'x'", marks: ['/name'], message: 'm' }],
  list: { columns: ['unit', 'mode'] },
  form: { groups: [{ key: 'a', title: 'A', fields: ['unit', 'mode', 'name'] }] },
});

const page = (name: string, more: object = {}) => ({
  schemaVersion: 1,
  kind: 'list',
  title: 'P',
  extends: 'base',
  resource: { url: `/a/${name}`, table: `a_${name}`, permission: `a:${name}` },
  ...more,
});

function problemsOf(files: Readonly<Record<string, object | string>>): string[] {
  const texts = Object.entries(files).map(([path, content]): [string, string] => [
    path,
    typeof content === 'string' ? content : JSON.stringify(content),
  ]);
  const { problems } = compileSchemas({ texts: new Map(texts), prefix: '' });
  return problems.map(inEnglish).map((line) => line.replace(/:\d+:\d+ /, ' '));
}

const DICTIONARIES = { 'dicts/unit.json': dictionary('unit'), 'dicts/mode.json': dictionary('mode') };

describe('what is wrong with a base page', () => {
  it('is said once, at its place in the base', () => {
    const problems = problemsOf({
      ...DICTIONARIES,
      'pages/base.json': base('mod'),
      'pages/a.json': page('a'),
      'pages/b.json': page('b'),
    });
    expect(problems).toEqual([
      'pages/a.json /extends the page "base" has problems of its own',
      'pages/b.json /extends the page "base" has problems of its own',
      'pages/base.json /columns/1/dictCode unknown dictionary "mod", did you mean "mode"?',
    ]);
  });

  it('is said at each of its places', () => {
    const { columns, ...others } = base('far');
    const problems = problemsOf({
      ...DICTIONARIES,
      'pages/base.json': { ...others, columns: [...columns, column('other', 'far')] },
      'pages/a.json': page('a'),
    });
    expect(problems.slice(1)).toEqual([
      'pages/base.json /columns/1/dictCode unknown dictionary "far"',
      'pages/base.json /columns/3/dictCode unknown dictionary "far"',
    ]);
  });

  it('is said of the page that extends it, when that page made it wrong', () => {
    const problems = problemsOf({
      ...DICTIONARIES,
      'pages/base.json': base('mode'),
      'pages/a.json': page('a', { columns: [{ type: 'inputNumber', key: 'name', title: 'N' }] }),
      'pages/b.json': page('b'),
    });
    expect(problems).toEqual([
      'pages/a.json /extends in "base" at /rules/0/must: == stands between decimal and text, write x without quotes, if it is a number',
    ]);
  });
});

describe('a dictionary with problems of its own', () => {
  it('is not taken for another one that is called nearly alike', () => {
    const files = {
      'dicts/unit.json': '{',
      'dicts/unit1.json': dictionary('unit1'),
      'dicts/mode.json': dictionary('mode'),
      'pages/base.json': base('mode'),
      'pages/a.json': page('a'),
    };
    expect(problemsOf(files).slice(1)).toEqual([
      'pages/a.json /extends the page "base" has problems of its own',
      'pages/base.json /columns/0/dictCode the dictionary "unit" has problems of its own',
    ]);
  });
});
