import { expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import type { ColumnType, CompiledColumn, Value } from '../../../engine/index.ts';
import type { DictItem } from '../../../renderers/index.ts';
import { memoryDictionaries } from '../memoryDictionaries.ts';
import { memoryTrees, nodesOf } from '../memoryTrees.ts';
import { memoryDirectory, peopleDictionaries } from '../widgets/pickers/memoryDirectory.ts';
import { exampleHeader } from '../table/openExample.tsx';
import { testPorts } from '../testPorts.ts';
import { compose, finish, giveUp, imeKey, showField, WAYS, type ShownField } from './composing.tsx';

const NODES = nodesOf({ 机电产品: { 电子元件: {} }, 纺织服装: {} });
const ITEMS: Readonly<Record<string, readonly DictItem[]>> = {
  fee_mark: [
    { value: '1', text: '率' },
    { value: '2', text: '单价' },
  ],
  country: [
    { value: 'CHN', text: '中国' },
    { value: 'JPN', text: '日本' },
  ],
  port: [{ value: 'NLD066', text: '鹿特丹' }],
};

const ports = () => {
  const own = memoryDictionaries(ITEMS);
  const people = peopleDictionaries();
  const of = (code: string) => (code.startsWith('pick:') ? people : own);
  const nobody = (values: readonly string[]) => Object.fromEntries(values.map((value) => [value, null]));
  return testPorts({
    dictionaries: {
      items: async (code, parent) => (ITEMS[code] === undefined ? [] : own.items(code, parent)),
      search: async (code, keyword, options) => of(code).search(code, keyword, options),
      lookup: async (code, values) =>
        ITEMS[code] === undefined && !code.startsWith('pick:') ? nobody(values) : of(code).lookup(code, values),
    },
    directory: memoryDirectory(),
    trees: memoryTrees(NODES),
  });
};

interface Field {
  readonly column: CompiledColumn;
  /** Existing value when Tab focuses the field; typed text replaces it. Default: none. */
  readonly start?: string;
  /** Typed text also replaces the value when a click focuses the field. */
  readonly isChoice?: boolean;
  /** The letters given to the input method; `composed` is the resulting text. */
  readonly letters: string;
  readonly composed: string;
  /** Value that is stored, or held for a search, when the field is left. Default: the composed text. */
  readonly value?: string;
  /** Value that is stored or held when the field is left with uncommitted letters; null: none. Default: the letters. */
  readonly left?: string | null;
  /** How the field is left in that case. Default: Enter, which moves to the next field. */
  readonly end?: '{Tab}' | 'click';
  /** Text that must appear in the list before it is chosen. */
  readonly offered?: string;
}

const of = (type: ColumnType, key: string, more: Partial<CompiledColumn> = {}): CompiledColumn => ({
  ...exampleHeader(type, key),
  ...more,
});

const LI_SI = { letters: "li'si", composed: '李四', value: 'lisi', offered: '李四（lisi）' };

const FIELDS: Readonly<Record<string, Field>> = {
  input: { column: of('input', 'name'), start: '旧', letters: 'zhong', composed: '中文' },
  'input with check digits': { column: of('input', 'boxNo'), letters: "ma'da", composed: '马达', left: "MA'DA" },
  textarea: { column: of('textarea', 'note'), letters: 'zhong', composed: '中文', end: '{Tab}' },
  input_pop: { column: of('input_pop', 'clause'), letters: 'di', composed: '第一条', end: '{Tab}' },
  tags: { column: of('tags', 'marks'), start: 'AB', letters: 'zhong', composed: '中文', left: 'zh;on;g' },
  color: {
    column: of('color', 'tint'),
    start: '#112233',
    letters: 'f60',
    composed: '#f60',
    value: '#ff6600',
    left: '#ff6600',
  },
  icon: { column: of('icon', 'symbol'), start: '旧', letters: 'tu', composed: '图', end: '{Tab}' },
  cron: { column: of('cron', 'runsAt'), start: '0 0 8 * * ? *', letters: 'mei', composed: '每天' },
  password: { column: of('password', 'secret'), letters: 'zhong', composed: '中文' },
  inputNumber: { column: of('inputNumber', 'quantity'), start: '1200', letters: "shi'er", composed: '12', left: null },
  'inputNumber of wide digits': {
    column: of('inputNumber', 'quantity'),
    letters: '12.5',
    composed: '１２．５',
    value: '12.5',
    left: '12.5',
  },
  date: {
    column: of('date', 'startDate'),
    start: '2026-11-05',
    letters: '2026',
    composed: '20260801',
    value: '2026-08-01',
  },
  datetime: { column: of('datetime', 'arrivedAt'), letters: 'ming', composed: '明天某时' },
  month: { column: of('month', 'endMonth'), start: '3', letters: 'ba', composed: '8' },
  select: {
    column: of('select', 'feeMark'),
    start: '1',
    isChoice: true,
    letters: "dan'jia",
    composed: '单价',
    value: '2',
  },
  sel_search: {
    column: of('sel_search', 'country'),
    start: 'CHN',
    isChoice: true,
    letters: "ri'ben",
    composed: '日本',
  },
  sel_search_async: { column: of('sel_search_async', 'port'), letters: 'lu', composed: '鹿特丹' },
  autocomplete: { column: of('autocomplete', 'country'), start: '某地', letters: 'mou', composed: '某国' },
  'autocomplete of choices': { column: of('autocomplete', 'origin'), letters: "ri'ben", composed: '日本' },
  list_multi: {
    column: of('list_multi', 'services'),
    start: '报关',
    isChoice: true,
    letters: 'yun',
    composed: '运输',
    value: '报关,运输',
    left: '报关,运输',
  },
  popup: { column: of('popup', 'partyName'), start: '旧', letters: 'shen', composed: '深圳', end: '{Tab}' },
  sel_user: { column: of('sel_user', 'owner'), ...LI_SI },
  'sel_user of several': { column: of('sel_user', 'members'), ...LI_SI },
  sel_depart: {
    column: of('sel_depart', 'departs'),
    letters: 'gui',
    composed: '归类组',
    value: 'd2',
    offered: '归类组（d2）',
  },
  sel_tree: { column: of('sel_tree', 'category'), letters: 'dian', composed: '电子元件', value: 'n2' },
  cat_tree: { column: of('cat_tree', 'category'), letters: 'dian', composed: '电子元件', value: 'n2' },
  pca: {
    column: of('pca', 'area'),
    start: '110000',
    isChoice: true,
    letters: "fu'tian",
    composed: '福田区',
    value: '440304',
  },
  'pca in three lists': {
    column: of('pca', 'area', { areaType: 'select' }),
    letters: 'guang',
    composed: '广东省',
    value: '440000',
    left: null,
  },
  code: { column: of('code', 'script'), letters: 'zong', composed: '总价', end: 'click' },
  umeditor: {
    column: of('umeditor', 'content'),
    letters: 'zong',
    composed: '总价',
    value: '<p>总价</p>',
    left: '<p>zong</p>',
    end: 'click',
  },
};

/** Each field, focused by Tab and by a click. */
const CASES = Object.entries(FIELDS).flatMap(([name, field]) =>
  (Object.keys(WAYS) as (keyof typeof WAYS)[]).map((way) => [name, way, field] as const),
);
const next = () => screen.getByRole('textbox', { name: 'next' });

async function show({ column, start = null }: { column: CompiledColumn; start?: Value }): Promise<ShownField> {
  const field = await showField({ column, start }, ports());
  // Placeholders of lazy-loaded controls are tested elsewhere.
  await expect.poll(() => field.control().closest('[aria-busy=true]')).toBeNull();
  return field;
}

test.each(CASES)(
  '%s, reached by %s, keeps composed text without early focus changes, then loses focus',
  async (...row) => {
    const [, way, { letters, composed, value = composed, isChoice = false, start = null, end = '{Enter}', offered }] =
      row;
    const field = await show({ ...row[2], start: way === 'Tab' || isChoice ? start : null });
    const { commits, control, text } = field;
    await WAYS[way](field);
    const before = control();
    await compose(letters);
    expect(text()).toContain(letters);
    await imeKey('Enter');
    expect(document.activeElement).toBe(before);
    expect(text()).toContain(letters);
    expect(commits).toEqual([]);
    await finish(composed);
    expect(control()).toBe(before);
    if (offered !== undefined) await expect.element(screen.getByTitle(offered).first()).toBeVisible();
    if (end === 'click') await userEvent.click(next());
    else await userEvent.keyboard(end);
    await expect.poll(() => commits.at(-1)).toEqual(value);
  },
);

const BY_TAB = Object.entries(FIELDS);

test.each(BY_TAB)('%s keeps its value where Escape gives up what is composed, and Escape again', async (_name, row) => {
  const field = await show(row);
  const { commits, text } = field;
  await WAYS.Tab(field);
  const before = text();
  await compose(row.letters);
  await imeKey('Escape');
  expect(text()).toContain(row.letters);
  await giveUp();
  expect(text()).not.toContain(row.letters);
  await userEvent.keyboard('{Escape}');
  await expect.poll(text).toBe(before);
  await userEvent.click(next());
  await expect.element(next()).toHaveFocus();
  expect(commits).toEqual([]);
});

test.each(BY_TAB)('%s that is left in the middle of a composition has all of its letters', async (_name, row) => {
  const field = await show(row);
  await WAYS.Tab(field);
  await compose(row.letters);
  await userEvent.click(next());
  await expect.element(next()).toHaveFocus();
  await expect.poll(() => field.commits.at(-1) ?? null).toEqual(row.left === undefined ? row.letters : row.left);
});
