import { describe, expect, it } from 'vitest';
import {
  compileSchemas,
  inLanguages,
  localiseDictionary,
  localisePage,
  localiseReport,
} from '../../../../engine/index.ts';
import type { LocaleSchema } from '../../../../engine/index.ts';
import { compiledOrder, orderPage } from './orderPage.ts';
import { english as saidInEnglish, inEnglish } from '../../../inEnglish.ts';

const english: LocaleSchema = {
  title: 'Orders',
  columns: { orderNumber: 'Order number', 'lines.goods': 'Goods' },
  placeholders: { orderNumber: 'Enter ${title}' },
  options: { size: { S: 'Small' } },
  details: { lines: 'Lines' },
  groups: { base: 'Basics' },
  actions: { add: 'New', submit: 'Submit' },
  confirms: { submit: 'Sure?' },
  rules: { E02: 'Unit should be ${goods.unit}' },
};

const codes = (dictCode: string, attributes = {}) =>
  JSON.stringify({ dictCode, title: dictCode, kind: 'codes', attributes });
const items = [
  { value: 'draft', text: '暂存' },
  { value: 'sent', text: '已提交' },
];
const files = (more: Record<string, unknown>) =>
  compileSchemas({
    texts: new Map([
      ['dicts/party.json', codes('party')],
      ['dicts/goods.json', codes('goods', { unit: 'text' })],
      ['dicts/order_status.json', JSON.stringify({ dictCode: 'order_status', title: '状态', kind: 'items', items })],
      ['pages/demo/order.json', JSON.stringify(orderPage)],
      ...Object.entries(more).map(([path, value]) => [path, JSON.stringify(value)] as const),
    ]),
  });

describe('the texts of a page in another language', () => {
  const page = compiledOrder(localisePage(orderPage, english));

  it('replace titles, placeholders, options, headings, buttons and messages', () => {
    expect(page.title).toBe('Orders');
    expect(page.columnByKey.get('orderNumber')).toMatchObject({
      title: 'Order number',
      placeholder: 'Enter Order number',
    });
    expect(page.columnByKey.get('size')?.options).toEqual([{ value: 'S', text: 'Small' }]);
    expect(page.details[0]?.title).toBe('Lines');
    expect(page.details[0]?.columns[1]?.title).toBe('Goods');
    expect(page.form.groups[0]?.title).toBe('Basics');
    expect(page.list.actions.map(({ title, confirm }) => [title, confirm])).toEqual([
      ['New', undefined],
      ['编辑', undefined],
      ['作废', '删除后不能恢复，确认删除？'],
      ['Submit', 'Sure?'],
    ]);
    const user = { id: '1', username: 'u', realname: 'U', orgCode: 'A' };
    expect(page.rules[1]?.message({ values: {}, details: {}, lookup: { goods: { unit: 'kg' } }, user })).toBe(
      'Unit should be kg',
    );
  });

  it('leave what they do not name', () => {
    expect(page.columnByKey.get('partyName')?.title).toBe('客户名称');
    expect(page.rules[0]?.id).toBe('E01');
  });

  it("stand in files of the page's path, and are held against the page", () => {
    const { locales, problems } = files({ 'locales/en-US/demo/order.json': english });
    expect(problems).toEqual([]);
    expect(locales.get('en-US')?.get('demo/order')?.title).toBe('Orders');
    const wrong = {
      columns: { orderNumbr: 'X' },
      options: { size: { M: 'Medium', SS: 'Very small' } },
      groups: { bas: 'X' },
      actions: { sbmit: 'X' },
      rules: { E03: 'X' },
      checks: { orderNumber: ['X'], party: ['X', 'Y'] },
    };
    expect(
      files({ 'locales/en-US/demo/order.json': wrong })
        .problems.map(saidInEnglish)
        .map(({ path, hint }) => `/${path.join('/')} ${hint ?? ''}`),
    ).toEqual([
      '/columns/orderNumbr did you mean "orderNumber"?',
      '/options/size/M did you mean "S"?',
      '/options/size/SS did you mean "S"?',
      '/groups/bas did you mean "base"?',
      '/actions/sbmit did you mean "submit"?',
      '/rules/E03 did you mean "E01"?',
      '/checks/orderNumber ',
      '/checks/party ',
    ]);
  });

  it('break nothing in the page, or are told so', () => {
    const wrong = { rules: { E02: 'Unit should be ${goods.unti}' } };
    expect(files({ 'locales/en-US/demo/order.json': wrong }).problems.map(inEnglish)).toEqual([
      expect.stringMatching(
        /^schemas\/locales\/en-US\/demo\/order\.json:1:1 \/ in these words "demo\/order" has a problem at \/rules\/1\/message: .*unti/,
      ),
    ]);
  });

  it('are not blamed for what is wrong with the page itself', () => {
    const rules = [{ id: 'E01', must: '$values.totl >= 0', marks: ['/total'], message: '总额不能为负' }];
    const { problems } = files({
      'pages/demo/order.json': { ...orderPage, rules },
      'locales/en-US/demo/order.json': { title: 'Orders' },
    });
    expect(problems.map(({ file }) => file)).toEqual(['schemas/pages/demo/order.json']);
  });

  it('say which page they have none of', () => {
    expect(files({ 'locales/en-US/demo/ordr.json': english }).problems.map(inEnglish)).toEqual([
      'schemas/locales/en-US/demo/ordr.json:1:1 / no page is called "demo/ordr", did you mean "demo/order"?',
    ]);
  });

  it('are inherited with the page', () => {
    const twin = {
      schemaVersion: 1,
      kind: 'list',
      title: '孪生',
      extends: 'demo/order',
      resource: { url: '/t', table: 'demo_order', permission: 'a:t' },
    };
    const { locales } = files({
      'pages/demo/twin.json': twin,
      'locales/en-US/demo/order.json': english,
      'locales/en-US/demo/twin.json': { title: 'Twins', columns: { party: 'Party' } },
    });
    expect(locales.get('en-US')?.get('demo/twin')).toMatchObject({
      title: 'Twins',
      columns: { party: 'Party', orderNumber: 'Order number' },
      groups: { base: 'Basics' },
    });
  });
});

describe('the texts of dictionaries and of the menu in another language', () => {
  const menu = [
    {
      path: '/demo',
      name: 'demo',
      title: '订单',
      component: 'schema:demo/order',
      permissionList: [{ action: 'demo:order:list', title: '查看' }],
    },
  ];
  const said = (more: Record<string, unknown>): string[] =>
    files({ 'menu.json': menu, ...more }).problems.map((problem) => inEnglish(problem).replace(/^\S+ /, ''));

  it('are read, and stand in the dictionaries of the language alone', () => {
    const compiled = files({
      'menu.json': menu,
      'locales/en-US/menu.json': { entries: { demo: 'Orders' }, rights: { 'demo:order:list': 'View' } },
      'locales/en-US/dicts/order_status.json': { title: 'Status', items: { draft: 'Draft' } },
      'locales/en-US/dicts/goods.json': { items: { A1: 'Apples' } },
    });
    expect(compiled.menuLocales.get('en-US')?.entries).toEqual({ demo: 'Orders' });
    const { 'zh-CN': chinese, 'en-US': spoken } = inLanguages(
      compiled.dictionaries,
      compiled.dictionaryLocales,
      localiseDictionary,
    );
    expect(chinese).toBe(compiled.dictionaries);
    expect(spoken.get('order_status')).toMatchObject({
      title: 'Status',
      items: [
        { value: 'draft', text: 'Draft', attributes: { text: '暂存' } },
        { value: 'sent', text: '已提交' },
      ],
    });
    expect(spoken.get('goods')?.texts?.get('A1')).toBe('Apples');
    expect(spoken.get('party')).toBe(chinese.get('party'));
  });

  it.each([
    ['dicts/order_status', { items: { drafd: 'Draft' } }, 'the dictionary has no item "drafd"'],
    ['dicts/order_statu', { title: 'Status' }, 'no dictionary is called "order_statu"'],
    ['dicts/order_status', { columns: { a: 'A' } }, 'the locale of a dictionary has no "columns"'],
    ['menu', { entries: { demos: 'Orders' } }, 'the menu has no entry "demos"'],
    ['menu', { rights: { 'demo:order:lists': 'View' } }, 'the menu has no permission code "demo:order:lists"'],
    ['menu', { title: 'Menu' }, 'the locale of the menu has no "title"'],
    ['demo/order', { items: { a: 'A' } }, 'the locale of a page has no "items"'],
  ])('are held against what they name: %s with %j', (name, locale, problem) => {
    expect(said({ [`locales/en-US/${name}.json`]: locale }).join('\n')).toContain(problem);
  });
});

describe('the texts of a popup report in another language', () => {
  const goods = {
    schemaVersion: 1,
    kind: 'report',
    code: 'goods',
    title: '商品',
    columns: [
      { key: 'code', title: '编号' },
      { key: 'kind', title: '类别', replace_val: '整机_whole,配件_part', groupTitle: '说明' },
      { key: 'name', title: '名称' },
    ],
    params: [{ name: 'kind', title: '类别' }, { name: 'unnamed' }],
  };
  const locale = {
    title: 'Goods',
    columns: { code: 'Code', kind: 'Kind' },
    options: { kind: { whole: 'Machine' } },
    groups: { 说明: 'About' },
    params: { kind: 'Kind' },
  };
  const statement = "select '1' as code, :kind as kind, :unnamed as name";
  const reading = (path: string, words: unknown) =>
    compileSchemas({
      texts: new Map([
        ['reports/goods.json', JSON.stringify(goods)],
        ['reports/goods.sql', statement],
        [path, JSON.stringify(words)],
      ]),
    });

  it('replace titles, choices, headings and parameters, and leave the rest as the file has it', () => {
    const { reports, reportLocales, problems } = reading('locales/en-US/reports/goods.json', locale);
    expect(problems).toEqual([]);
    const { 'zh-CN': chinese, 'en-US': spoken } = inLanguages(reports, reportLocales, localiseReport);
    expect(chinese).toBe(reports);
    expect(spoken.get('goods')).toMatchObject({
      title: 'Goods',
      columns: [
        { key: 'code', title: 'Code', groupTitle: undefined },
        {
          title: 'Kind',
          groupTitle: 'About',
          options: [
            { value: 'whole', text: 'Machine' },
            { value: 'part', text: '配件' },
          ],
        },
        { title: '名称' },
      ],
      params: [
        { name: 'kind', title: 'Kind' },
        { name: 'unnamed', title: 'unnamed' },
      ],
    });
  });

  it.each([
    ['good', { title: 'Goods' }, 'no report is called "good", did you mean "goods"?'],
    ['goods', { columns: { cod: 'Code' } }, 'the report has no column "cod", did you mean "code"?'],
    ['goods', { params: { kinds: 'Kind' } }, 'the report has no parameter "kinds"'],
    ['goods', { groups: { About: 'About' } }, 'the report has no group title "About"'],
    ['goods', { options: { kind: { parts: 'Part' } } }, '"kind" has no option "parts", did you mean "part"?'],
    ['goods', { options: { code: { a: 'A' } } }, '"code" has no option "a"'],
    ['goods', { rules: { a: 'A' } }, 'the locale of a report has no "rules"'],
  ])('are held against the report %s: %j', (name, words, problem) => {
    const path = `locales/en-US/reports/${name}.json`;
    const said = reading(path, words).problems.map((each) => `${each.file} ${inEnglish(each)}`);
    expect(said.join('\n')).toContain(problem);
    expect(said.join('\n')).toContain(`schemas/${path}`);
  });
});
