import { describe, expect, it } from 'vitest';
import { compilePage, compileSchemas, localisePage } from '../../engine/index.ts';
import { projectFolder } from '../../server/projectFolder.ts';
import { readFolder } from '../../server/schemas/readFolder.ts';

const { pages, locales, dictionaries } = compileSchemas({ texts: await readFolder(`${projectFolder}/schemas`) });
const english = locales.get('en-US') ?? new Map();
const shown = [...pages].filter(([id, { page }]) => page !== undefined && !id.startsWith('examples/'));

const CHINESE = /\p{Script=Han}/u;

describe('the shipped pages in English', () => {
  it('are all there', () => {
    expect(shown.map(([id]) => id).filter((id) => !english.has(id))).toEqual([]);
  });

  it.each(shown.map(([id]) => id))('leave no Chinese in what %s says to staff, and compile', (id) => {
    const file = pages.get(id);
    const locale = english.get(id);
    if (file === undefined || locale === undefined) throw new Error(`no English for ${id}`);
    const schema = localisePage(file.schema, locale);
    const { page, problems } = compilePage(schema, { id, dictionaries });
    expect(problems).toEqual([]);
    const columns = [...(page?.columns ?? []), ...(page?.details ?? []).flatMap((detail) => detail.columns)];
    const said = [
      page?.title,
      ...columns.flatMap(({ title, placeholder }) => [title, placeholder]),
      ...(page?.details ?? []).map(({ title }) => title),
      ...(page?.form.groups ?? []).map(({ title }) => title),
      ...(page?.list.actions ?? []).flatMap(({ title, confirm }) => [title, confirm]),
      ...(schema.rules ?? []).map(({ message }) => message),
      ...(schema.columns ?? []).flatMap(({ validateRules = [] }) => validateRules.map(({ message }) => message)),
    ];
    expect(said.filter((text) => CHINESE.test(text ?? ''))).toEqual([]);
  });
});
