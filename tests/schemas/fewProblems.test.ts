import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parsePage } from '../../engine/index.ts';
import { inEnglish } from '../inEnglish.ts';

interface PageMeta {
  readonly definitions: {
    readonly columnSchema: { readonly properties: { readonly type: { readonly enum: string[] } } };
  };
}
const path = join(import.meta.dirname, '../../schemas/meta/page.schema.json');
const meta = JSON.parse(readFileSync(path, 'utf8')) as PageMeta;
const types = meta.definitions.columnSchema.properties.type.enum;

const popup = { popupCode: 'party', orgFields: ['name'], destFields: ['c0'] };
const more: Readonly<Record<string, object>> = {
  popup,
  sel_search: { dictCode: 'x' },
  sel_search_async: { dictCode: 'x' },
  autocomplete: { dictCode: 'x' },
  sel_biz: { listUrl: '/a', text: 'b' },
  sel_tree: { dictCode: 'x' },
};

/** One column of every type, and a few more. */
const columns = Array.from({ length: types.length + 3 }, (_, index): Record<string, unknown> => {
  const type = types[index % types.length] ?? 'input';
  return { type, key: `c${index}`, title: `列${index}`, ...more[type] };
});
const indexOf = (type: string): number => types.indexOf(type);

const said = (faults: Readonly<Record<number, object>>): string[] => {
  const broken = columns.map((column, index) => {
    const changed = { ...column, ...faults[index] };
    return Object.fromEntries(Object.entries(changed).filter(([, value]) => value !== undefined));
  });
  const page = { schemaVersion: 1, kind: 'base', title: 'A', columns: broken };
  return parsePage(JSON.stringify(page), 'a.json').problems.map(inEnglish);
};

describe('a page with a column of every type', () => {
  it('has nothing wrong', () => {
    expect(types.length).toBeGreaterThan(27);
    expect(said({})).toEqual([]);
  });

  it('says five mistakes in at most seven problems, each at its place', () => {
    const problems = said({
      [indexOf('input')]: { widht: 100 },
      [indexOf('inputNumber')]: { scale: 'two' },
      [indexOf('select')]: { type: 'selct' },
      [indexOf('popup')]: { destFields: undefined },
      [indexOf('checkbox')]: { customValue: ['1'] },
    });
    expect(problems.length).toBeGreaterThanOrEqual(5);
    expect(problems.length).toBeLessThanOrEqual(7);
    for (const mistake of [
      /\/columns\/0\/widht unknown key "widht", did you mean "width"\?/,
      /\/scale must be a whole number, not the text "two"/,
      /\/type "selct" is none of .* did you mean "select"\?/,
      /the key "destFields" is missing/,
      /\/customValue must have at least 2 items/,
    ]) {
      expect(problems.filter((problem) => mistake.test(problem))).toHaveLength(1);
    }
  });

  it('says one mistake in one problem, whatever the column type', () => {
    for (const [index, { type }] of columns.entries()) {
      expect(said({ [index]: { titel: 'x' } }), String(type)).toHaveLength(1);
      expect(said({ [index]: { width: 'wide' } }), String(type)).toHaveLength(1);
    }
  });
});
