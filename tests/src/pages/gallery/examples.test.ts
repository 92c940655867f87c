import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parsePage } from '../../../../engine/index.ts';
import type { PageSchema } from '../../../../engine/index.ts';
import { columnsOf, inStates, matches, toExamples } from '../../../../src/pages/gallery/examples.ts';
import { COLUMN_TYPES } from '../../../../src/pages/gallery/families.ts';

const folder = join(import.meta.dirname, '../../../../schemas/examples');
const files = readdirSync(folder).map((file) => ({
  name: file.replace('.json', ''),
  text: readFileSync(join(folder, file), 'utf8'),
}));

const read = (text: string): PageSchema => {
  const { page, problems } = parsePage(text, 'x.json');
  if (page === undefined) throw new Error(JSON.stringify(problems));
  return page;
};

const examples = toExamples(
  files.map(({ name, text }) => ({ id: `examples/${name}`, hash: 'h', page: read(text), dictionaries: {} })),
);
const found = (text: string) => examples.filter((example) => matches(example, text)).map(({ name }) => name);

describe('the examples of the gallery', () => {
  it('show every column type, family by family, and what is no type last [S2.1-9]', () => {
    expect(examples.map(({ name }) => name)).toEqual([...COLUMN_TYPES, 'customs-picker', 'linkage', 'steps', 'tree']);
    expect(examples.filter(({ family }) => family === 'number').map(({ name }) => name)).toEqual([
      'inputNumber',
      'progress',
    ]);
    expect(examples.find(({ name }) => name === 'input')?.title).toBe('单行文本');
  });

  it.each(files.map(({ name, text }) => [name, read(text)] as const))(
    'of %s are sound in every state that they are shown in',
    (_name, page) => {
      for (const states of [
        { readOnly: true, disabled: false, required: false },
        { readOnly: false, disabled: true, required: false },
        { readOnly: false, disabled: false, required: true },
        { readOnly: true, disabled: true, required: true },
      ])
        expect(parsePage(JSON.stringify(inStates(page, states)), 'x.json').problems).toEqual([]);
    },
  );

  it('say in their JSON what makes the state', () => {
    const page = read(files.find(({ name }) => name === 'select')?.text ?? '');
    const plain = { readOnly: false, disabled: false, required: false };
    expect(inStates(page, plain)).toBe(page);
    const shown = JSON.stringify(
      columnsOf(inStates(page, { readOnly: true, disabled: true, required: true }), 'select'),
    );
    expect(shown).toContain('"disabled":true,"required":true');
    expect(shown).toContain('"form":{"readOnly":true}');
    expect(JSON.stringify(columnsOf(page, 'select'))).not.toMatch(/readOnly|"type":"input"/);
  });

  it('are found by title, by type and by what stands in the JSON', () => {
    expect(found('下拉')).toContain('select');
    expect(found('INPUTNUMBER')).toContain('inputNumber');
    expect(found('linkageKey')).toEqual(['linkage']);
    expect(found('popupCode  carriers')).toEqual(['popup']);
    expect(found('')).toHaveLength(examples.length);
    expect(found('没有这样的')).toEqual([]);
  });

  it('are read from an answer of any shape', () => {
    expect(toExamples(null)).toEqual([]);
    expect(toExamples([null, { id: 'pages/x' }, {}])).toEqual([]);
    expect(toExamples([{ id: 'examples/input', page: null, problems: [{ message: 'm' }] }])).toMatchObject([
      { name: 'input', title: 'input', wire: { page: null, problems: [{ message: 'm' }] } },
    ]);
  });
});
