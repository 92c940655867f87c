import { describe, expect, test } from 'vitest';
import type { CompiledExpression, Values, WireRecord } from '../../../../engine/index.ts';
import { auditOfDiff } from '../../../../server/data/recordStore/auditLog.ts';
import { mergeRecord } from '../../../../server/data/recordStore/mergeRecord.ts';
import { diffRecord, isEmptyDiff } from '../../../../server/data/recordStore/recordDiff.ts';
import type { StoredRecord } from '../../../../server/data/recordStore/storedRecord.ts';
import { orderPage } from './orderPage.ts';
import { problemsInChinese } from '../../core/texts/problemsInChinese.ts';

const page = await orderPage();
const user = { id: 'u1', username: 'clerk', realname: '制单员', orgCode: 'A01' };

const stored = (values: Values, lines: readonly Values[] = []): StoredRecord => ({
  mark: {
    id: 'o1',
    version: 1,
    sysOrgCode: 'A01',
    createBy: 'clerk',
    createTime: new Date(0),
    updateBy: null,
    updateTime: null,
  },
  values: { status: 'draft', ...values },
  details: { lines },
});

const LINES = [
  { id: 'a', sku: 'A', qty: '1' },
  { id: 'b', sku: 'B', qty: '2.50' },
  { id: 'c', sku: 'C', qty: null },
];
const [A, B, C] = LINES;

const diffOf = (values: Values, lines?: readonly (Values | undefined)[]) => {
  const before = stored({ customer: '甲', amount: '86.50000', terms: null }, LINES);
  const wire: WireRecord = {
    ...values,
    ...(lines === undefined ? {} : { orderLineList: lines.filter((line) => line !== undefined) }),
  };
  const { merged, problems } = mergeRecord(page, { wire, stored: before }, { can: () => true, user });
  expect(problems).toEqual([]);
  return diffRecord(page, before, merged);
};

describe('what the log says of a save', () => {
  test.each<readonly [string, Values, readonly (Values | undefined)[] | undefined]>([
    ['nothing', {}, undefined],
    ['the same amount with other zeros', { amount: '86.5' }, undefined],
    ['the same rows', {}, [A, B, C]],
    ['a quantity with other zeros', {}, [A, { id: 'b', qty: '2.5' }, C]],
    ['blanks in the place of blanks', { terms: '' }, [A, B, { id: 'c', qty: '' }]],
  ])('changes nothing when it says %s', (_what, values, lines) => {
    const diff = diffOf(values, lines);
    expect(isEmptyDiff(diff)).toBe(true);
    expect(auditOfDiff(diff)).toEqual({ header: {}, details: {} });
  });

  const rows = { added: [], removed: [], changed: [], moved: [] };
  test.each<readonly [string, Values, readonly (Values | undefined)[] | undefined, object]>([
    ['a cell', { customer: '乙' }, undefined, { header: { customer: ['甲', '乙'] }, details: {} }],
    ['a cell made blank', { customer: '' }, undefined, { header: { customer: ['甲', null] }, details: {} }],
    [
      'a row removed, those behind it moved',
      {},
      [A, C],
      { header: {}, details: { lines: { ...rows, removed: [B], moved: [{ id: 'c', order: 2 }] } } },
    ],
    [
      'a cell of a row',
      {},
      [A, { ...B, qty: '3' }, C],
      { header: {}, details: { lines: { ...rows, changed: [{ id: 'b', order: 2, cells: { qty: ['2.50', '3'] } }] } } },
    ],
    [
      'a new row',
      {},
      [A, B, C, { sku: 'D' }],
      { header: {}, details: { lines: { ...rows, added: [expect.objectContaining({ sku: 'D', lineNo: '4' })] } } },
    ],
    ['all rows gone', {}, [], { header: {}, details: { lines: { ...rows, removed: LINES } } }],
  ])('tells %s', (_what, values, ...[lines, told]) => {
    const diff = diffOf(values, lines);
    expect(isEmptyDiff(diff)).toBe(false);
    expect(auditOfDiff(diff)).toEqual(told);
    expect(auditOfDiff(diff, { isLastWrite: true })).toEqual({ lastWrite: true, ...told });
  });
});

describe('a record that is put upon the stored one', () => {
  test('numbers its rows in the given order, and a new record has page defaults', () => {
    const lines = [{ id: 'c' }, { sku: 'D' }, { id: 'a', sku: 'A2' }];
    const { merged } = mergeRecord(
      page,
      { wire: { orderLineList: lines }, stored: stored({}, LINES) },
      { can: () => true, user },
    );
    expect(merged.details['lines']).toMatchObject([
      { id: 'c', sku: 'C', lineNo: '1' },
      { sku: 'D', qty: null, lineNo: '2' },
      { id: 'a', sku: 'A2', qty: '1', lineNo: '3' },
    ]);
    expect(merged.details['lines']?.[1]).not.toHaveProperty('id');
    expect(mergeRecord(page, { wire: { customer: '甲' } }, { can: () => true, user }).merged).toMatchObject({
      values: { status: 'draft', customer: '甲', amount: null },
      details: { lines: [] },
    });
  });

  test('starts with what default expressions give its author, unless the call says otherwise', () => {
    const expression: CompiledExpression = {
      source: '',
      type: 'text',
      reads: [],
      evaluate: (scope) => scope.user.username,
    };
    const begun = <T extends { readonly key: string }>(columns: readonly T[], at: string) =>
      columns.map((column) => (column.key === at ? { ...column, defaultExpression: expression } : column));
    const own = {
      ...page,
      columns: begun(page.columns, 'customer'),
      details: page.details.map((detail) => ({ ...detail, columns: begun(detail.columns, 'sku') })),
    };
    const ofWire = (wire: Values | WireRecord) => mergeRecord(own, { wire }, { can: () => true, user }).merged;
    expect(ofWire({ amount: '1' }).values).toMatchObject({ customer: 'clerk' });
    expect(ofWire({ customer: null }).values).toMatchObject({ customer: null });
    expect(ofWire({ orderLineList: [{ qty: '1' }, { sku: 'X' }] }).details['lines']).toMatchObject([
      { sku: 'clerk' },
      { sku: 'X' },
    ]);
    const kept = mergeRecord(own, { wire: {}, stored: stored({ customer: null }) }, { can: () => true, user });
    expect(kept.merged.values).toMatchObject({ customer: null });
  });

  test.each<readonly [string, object, readonly string[]]>([
    [
      'a row of another record',
      { orderLineList: [{ id: 'x' }] },
      ['/lines/0/id 第1行的编号不属于本记录，或出现了两次'],
    ],
    [
      'a row twice',
      { orderLineList: [{ id: 'a' }, { id: 'b' }, { id: 'a' }] },
      ['/lines/2/id 第3行的编号不属于本记录，或出现了两次'],
    ],
    ['another fixed value', { kind: 'rent' }, ['/kind “kind”在本页固定为“sale”']],
    ['the fixed value', { kind: 'sale' }, []],
    ['a blank for the fixed value', { kind: '' }, []],
    ['another status', { status: 'review' }, ['/status “状态”不能直接保存，只能通过操作改变']],
    ['the stored status', { status: 'returned' }, []],
    [
      'the first status in place of the stored one',
      { status: 'draft' },
      ['/status “状态”不能直接保存，只能通过操作改变'],
    ],
    ['a blank for the status', { status: null }, []],
  ])('may say %s: %j', (_what, wire, said) => {
    const before = stored({ status: 'returned' }, LINES);
    const { problems, merged } = mergeRecord(page, { wire: wire as Values, stored: before }, { can: () => true, user });
    expect(problemsInChinese(problems).map(({ path, message }) => `${path} ${message}`)).toEqual(said);
    expect(merged.values['status']).toBe('returned');
  });

  test('uses the fixed value for a page column regardless of input', () => {
    const fixed = { kind: 'sale', customer: '甲' };
    const own = { ...page, resource: { ...page.resource, fixed } };
    const { merged } = mergeRecord(own, { wire: { amount: '1' } }, { can: () => true, user });
    expect(merged.values).toMatchObject({ customer: '甲', amount: '1' });
    expect(merged.values).not.toHaveProperty('kind');
  });

  test('reports each column without edit permission once, for header and rows', () => {
    const wire = { agencyFee: '1', grade: 'A', orderLineList: [{ cost: '1' }, { cost: '2' }] };
    const { refused, merged } = mergeRecord(page, { wire }, { can: () => false, user });
    expect(refused.map(({ key }) => key)).toEqual(['agencyFee', 'grade', 'cost']);
    expect(merged).toMatchObject({
      values: { agencyFee: null, grade: null },
      details: { lines: [{ cost: null }, {}] },
    });
  });
});
