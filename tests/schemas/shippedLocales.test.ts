import { describe, expect, it } from 'vitest';
import {
  compilePage,
  compileSchemas,
  inLanguages,
  isError,
  localiseDictionary,
  localisePage,
  localiseReport,
} from '../../engine/index.ts';
import type { MenuSchema } from '../../engine/index.ts';
import { projectFolder } from '../../server/core/base/projectFolder.ts';
import { readSchemas } from '../../scripts/doctor/readSchemas.ts';

const { pages, locales, dictionaries, dictionaryLocales, reports, reportLocales, menu, menuLocales } = compileSchemas({
  texts: readSchemas(`${projectFolder}/schemas`),
});
const english = locales.get('en-US') ?? new Map();
const inEnglish = inLanguages(dictionaries, dictionaryLocales, localiseDictionary)['en-US'];
const shown = [...pages].filter(([, { page }]) => page !== undefined);

const CHINESE = /\p{Script=Han}/u;

const entriesOf = (items: MenuSchema): MenuSchema => items.flatMap((item) => [item, ...entriesOf(item.children ?? [])]);

describe('the shipped pages and examples in English', () => {
  it('are all there', () => {
    expect(shown.map(([id]) => id).filter((id) => !english.has(id))).toEqual([]);
  });

  it.each(shown.map(([id]) => id))('leave no Chinese in what %s says to staff, and compile', (id) => {
    const file = pages.get(id);
    const locale = english.get(id);
    if (file === undefined || locale === undefined) throw new Error(`no English for ${id}`);
    const schema = localisePage(file.schema, locale);
    const { page, problems } = compilePage(schema, { id, dictionaries: inEnglish, language: 'en-US' });
    // Warnings are about pages that take columns from their base; these are not distinguished here.
    expect(problems.filter(isError)).toEqual([]);
    const columns = [...(page?.columns ?? []), ...(page?.details ?? []).flatMap((detail) => detail.columns)];
    const said = [
      page?.title,
      ...columns.flatMap(({ title, placeholder, tipsContent, options = [], checks }) => [
        title,
        placeholder,
        tipsContent,
        ...options.map(({ text }) => text),
        ...checks.map(({ message }) => message),
      ]),
      ...(page?.list.columns ?? []).map(({ title }) => title),
      ...(page?.details ?? []).map(({ title }) => title),
      ...(page?.form.groups ?? []).map(({ title }) => title),
      ...(page?.list.actions ?? []).flatMap(({ title, confirm }) => [title, confirm]),
      ...(schema.rules ?? []).map(({ message }) => message),
      ...[...(schema.columns ?? []), ...(schema.details ?? []).flatMap((detail) => detail.columns)].map((column) =>
        'btnText' in column ? column.btnText : '',
      ),
      ...(schema.columns ?? []).flatMap(({ validateRules = [] }) => validateRules.map(({ message }) => message)),
    ];
    expect(said.filter((text) => CHINESE.test(text ?? ''))).toEqual([]);
  });
});

describe('what ships beside the pages, in English', () => {
  it.each([...inEnglish.values()].map(({ dictCode }) => dictCode))(
    'are the title of the dictionary %s and the items of its file',
    (code) => {
      const { title = '', items = [] } = inEnglish.get(code) ?? {};
      expect([title, ...items.map(({ text }) => text)].filter((text) => CHINESE.test(text))).toEqual([]);
    },
  );

  it.each([...reports.keys()])('are all texts of the popup report %s', (code) => {
    const report = inLanguages(reports, reportLocales, localiseReport)['en-US'].get(code);
    const ofColumns = report?.columns.flatMap(({ title, groupTitle = '', options = [] }) => [
      title,
      groupTitle,
      ...options.map(({ text }) => text),
    ]);
    const said = [report?.title ?? '', ...(ofColumns ?? []), ...(report?.params ?? []).map(({ title }) => title)];
    expect(said.length).toBeGreaterThan(1);
    expect(said.filter((text) => CHINESE.test(text))).toEqual([]);
  });

  it('are all entries and rights of the menu', () => {
    const { entries = {}, rights = {} } = menuLocales.get('en-US') ?? {};
    const all = entriesOf(menu ?? []);
    expect(all.map(({ name }) => name).filter((name) => entries[name] === undefined)).toEqual([]);
    const codes = all.flatMap(({ permissionList = [] }) => permissionList.map(({ action }) => action));
    expect(codes.filter((code) => rights[code] === undefined)).toEqual([]);
    expect([...Object.values(entries), ...Object.values(rights)].filter((text) => CHINESE.test(text))).toEqual([]);
  });
});
