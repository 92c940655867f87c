import { describe, expect, it } from 'vitest';
import { compilePageFile, compilePage, type PageSchema } from '../../../../engine/index.ts';
import { inEnglish } from '../../../inEnglish.ts';

type Header = NonNullable<PageSchema['form']>['header'];
type Move = readonly [id: string, from: string, to: string];

const move = ([id, from, to]: Move) =>
  ({ action: 'transition', id, title: id, from: from.split(' ') as [string], to }) as const;

const usual: readonly Move[] = [
  ['submit', 'draft returned', 'review'],
  ['approve', 'review', 'approved'],
  ['sendBack', 'review', 'returned'],
  ['declare', 'approved', 'declared'],
  ['drop', 'approved', 'dropped'],
];

const pageOf = (header: Header, moves = usual): PageSchema => ({
  schemaVersion: 1,
  kind: 'list',
  title: '订单',
  resource: { url: '/t/order', table: 't_order', permission: 't:order', statusKey: 'status' },
  pasteMemoryKey: 'owner',
  columns: [
    {
      type: 'select',
      key: 'status',
      title: '状态',
      defaultValue: 'draft',
      options: ['draft', 'review', 'returned', 'approved', 'declared', 'dropped'].map((value) => ({
        value,
        text: value,
      })) as [{ value: string; text: string }],
    },
    { type: 'input', key: 'code', title: '编号' },
    { type: 'input', key: 'owner', title: '客户' },
    { type: 'inputNumber', key: 'gross', title: '毛重' },
  ],
  details: [
    {
      key: 'goods',
      title: '商品',
      table: 't_goods',
      columns: [
        { type: 'inputNumber', key: 'amount', title: '总价' },
        { type: 'input', key: 'name', title: '品名' },
      ],
    },
  ],
  list: { columns: ['code', 'owner'], totals: [{ column: 'gross' }], actions: moves.map(move) },
  form: { groups: [{ key: 'base', title: '基本', fields: ['code'] }], ...(header && { header }) },
});

const compile = (header: Header, moves?: readonly Move[]) =>
  compilePage(pageOf(header, moves), { id: 't/order', dictionaries: new Map() });
const headerOf = (header: Header, moves?: readonly Move[]) => compile(header, moves).page?.form.header;

describe('the header of a record', () => {
  it('defaults to the first list column, the paste owner and the list sums [U-eye-1]', () => {
    const { number, customer, totals } = headerOf(undefined) ?? {};
    expect([number?.key, customer?.key, totals?.map(({ column }) => column.key)]).toEqual(['code', 'owner', ['gross']]);
  });

  it('names what the page says, the sum of a detail as well [U-eye-1]', () => {
    const { number, customer, totals } =
      headerOf({ number: 'owner', customer: 'code', totals: ['goods.amount'] }) ?? {};
    expect([number?.key, customer?.key]).toEqual(['owner', 'code']);
    expect(totals?.map(({ detail, column }) => `${detail}.${column.key}`)).toEqual(['goods.amount']);
  });

  it('follows the first transition of each status and places side statuses at their origin [U-eye-1]', () => {
    const track = headerOf(undefined)?.track;
    expect(track?.steps).toEqual(['draft', 'review', 'approved', 'declared']);
    expect([...(track?.asides ?? [])]).toEqual([
      ['returned', 0],
      ['dropped', 2],
    ]);
  });

  it('shows no way where a status is a switch, or the page wants none [U-eye-1]', () => {
    const toAndFro: readonly Move[] = [
      ['stop', 'draft', 'review'],
      ['start', 'review', 'draft'],
    ];
    expect(headerOf(undefined, toAndFro)?.track).toBeUndefined();
    expect(headerOf({ track: [] })?.track).toBeUndefined();
    expect(headerOf({ track: ['draft', 'review'] }, toAndFro)?.track?.steps).toEqual(['draft', 'review']);
  });

  it.each<readonly [string, NonNullable<Header>, string]>([
    ['a misspelt column', { number: 'cod' }, '/form/header/number'],
    ['a total of texts', { totals: ['code'] }, '/form/header/totals/0'],
    ['a total of an unknown detail', { totals: ['gods.amount'] }, '/form/header/totals/0'],
    ['a total of an unknown column of a detail', { totals: ['goods.amont'] }, '/form/header/totals/0'],
    ['a status that there is not', { track: ['draft', 'gone'] }, '/form/header/track/1'],
  ])('the doctor tells of %s [U-eye-1]', (_, header, path) => {
    const said = compile(header).problems.map(inEnglish);
    expect(said).toHaveLength(1);
    expect(said[0]).toContain(path);
  });

  it('loses columns that an extending page leaves out [U-eye-1]', () => {
    const base: PageSchema = { ...pageOf({ customer: 'owner', totals: ['gross', 'goods.amount'] }), kind: 'base' };
    const { pasteMemoryKey: _, ...own } = base;
    const page = {
      ...own,
      kind: 'list' as const,
      columns: [],
      details: [],
      extends: 't/base',
      omit: { columns: ['owner', 'goods.amount'] as [string, string] },
      list: { columns: ['code'] as [string] },
      form: { groups: [] },
    };
    const compiled = compilePageFile(
      page,
      { ...base, pasteMemoryKey: 'code' },
      { id: 't/own', dictionaries: new Map() },
    );
    expect(compiled.problems.map(inEnglish)).toEqual([]);
    const { customer, totals } = compiled.page?.form.header ?? {};
    expect([customer?.key, totals?.map(({ column }) => column.key)]).toEqual(['code', ['gross']]);
  });
});
