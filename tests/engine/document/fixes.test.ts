import { describe, expect, test } from 'vitest';
import type { Finding, PageDocument, PageSchema, Values } from '../../../engine/index.ts';
import { cell, compile, declaration, open, stored, type } from './documentFixture.ts';

/** The declaration with rules that have fixes, and columns whose checks require one spelling of their texts. */
const mendable: PageSchema = {
  ...declaration,
  columns: [
    ...(declaration.columns ?? []),
    {
      type: 'input',
      key: 'seal',
      title: '封号',
      validateRules: [{ pattern: '^[A-Z]{2}[0-9]{4}$', message: '封号为两个大写字母和四位数字' }],
    },
  ],
  rules: (declaration.rules ?? []).map((rule) =>
    rule.id === 'R17'
      ? { ...rule, fix: '$lookup.hs.unit1' }
      : rule.id === 'R13'
        ? { ...rule, fix: 'round($row.gQty * $row.declPrice, 2)' }
        : rule,
  ),
};
const opened = (): PageDocument => open({ record: { ...stored(), seal: 'AB1234' }, page: compile(mendable) });

const findingOf = (document: PageDocument, ruleId: string): Finding => {
  const finding = document.findings().find((one) => one.ruleId === ruleId);
  if (finding === undefined) throw new Error(`no finding of ${ruleId}`);
  return finding;
};

describe('a mend that is certain', () => {
  test.each([
    [' AB1234 ', 'AB1234'],
    ['ＡＢ１２３４', 'AB1234'],
    ['ab1234', 'AB1234'],
    ['AB 12 34', 'AB1234'],
    ['ab-1234', 'AB1234'],
    ['AB123', undefined],
    ['ABC1234', undefined],
  ])('of %j by its checks is %j', (typed, mended) => {
    const document = opened();
    document.set({ seal: typed });
    const [finding] = document.findings().filter(({ path }) => path[0] === 'seal');
    expect(finding && document.fixFor(finding)).toBe(mended);
  });

  test('is the value of the look-up that a rule names', async () => {
    const document = opened();
    type(document, 1, { firstUnit: '035' });
    await document.validate('submit');
    expect(document.fixFor(findingOf(document, 'R17'))).toBe('001');
  });

  test('is the total that a rule computes', () => {
    const document = opened();
    type(document, 0, { declTotal: '1' });
    const total = document.fixFor(findingOf(document, 'R13'));
    expect(Number(total)).toBe(Number(cell(document, 0, 'gQty')) * Number(cell(document, 0, 'declPrice')));
  });

  test('does not exist for missing values, rules without a fix, or closed records', async () => {
    const document = opened();
    document.set({ ownerName: null, grossWet: '0.1' });
    await document.validate('submit');
    for (const finding of document.findings()) expect(document.fixFor(finding)).toBeUndefined();
    const closed = open({ record: { ...stored(), seal: 'ab1234', status: 'review' }, page: compile(mendable) });
    for (const finding of closed.findings()) expect(closed.fixFor(finding)).toBeUndefined();
  });
});

describe('a field that is locked', () => {
  const lock = (key: string, disabled: boolean | string): PageSchema => ({
    ...mendable,
    columns: (mendable.columns ?? []).map((column) => (column.key === key ? { ...column, disabled } : column)),
    details: (mendable.details ?? []).map((detail) => ({
      ...detail,
      columns: detail.columns.map((column) => (column.key === key ? { ...column, disabled } : column)),
    })),
  });

  test.each<readonly [string, boolean | string, string | undefined]>([
    ['always', true, undefined],
    ['by an expression', "$values.feeMark == '2'", undefined],
    ['by an expression that does not hold', "$values.feeMark == '3'", 'AB1234'],
  ])('%s is offered a mend only where it may be changed', async (_, disabled, mended) => {
    const document = open({ record: { ...stored(), seal: 'ab1234' }, page: compile(lock('seal', disabled)) });
    await document.validate('save');
    const finding: Finding = { ruleId: '', path: ['seal'], level: 'error', at: 'save', message: '' };
    const [found = finding] = document.findings().filter(({ path }) => path[0] === 'seal');
    const { id } = document.page.columnByKey.get('seal')?.checks[0] ?? { id: '' };
    const asked = { ...found, ruleId: id };
    expect(document.fixFor(asked)).toBe(mended);
    document.fix([asked], '修正');
    expect(document.field('seal').value).toBe(mended ?? 'ab1234');
  });

  test.each<readonly [string, boolean | string, string | undefined]>([
    ['always', true, undefined],
    ['by its row', "$row.codeTs == '8471300000'", undefined],
    ['by another row', "$row.codeTs == '6109100000'", '001'],
  ])('in a row, %s, is offered a mend only where it may be changed', async (_, disabled, mended) => {
    const record = stored();
    const [first, ...others] = record['goodsList'] as readonly Values[];
    const goodsList = [{ ...first, firstUnit: '035' }, ...others];
    const document = open({ record: { ...record, goodsList }, page: compile(lock('firstUnit', disabled)) });
    await document.validate('submit');
    const finding = findingOf(document, 'R17');
    expect(document.fixFor(finding)).toBe(mended);
    document.fix([finding], '修正');
    expect(cell(document, 0, 'firstUnit')).toBe(mended ?? '035');
  });
});

describe('mending all at once', () => {
  test('is one step of undo over header and rows, with its label', async () => {
    const document = opened();
    document.set({ seal: 'ab1234' });
    type(document, 0, { declTotal: '1' });
    type(document, 1, { firstUnit: '035' });
    await document.validate('submit');
    const before = document.toWire();
    document.fix(document.findings(), '修正 3 项');
    expect([document.field('seal').value, cell(document, 1, 'firstUnit')]).toEqual(['AB1234', '001']);
    expect(document.findings().map(({ ruleId }) => ruleId)).not.toEqual(expect.arrayContaining(['R13']));
    expect(document.steps.done[0]).toBe('修正 3 项');
    document.undo();
    expect(document.toWire()).toEqual(before);
    expect(document.steps).toMatchObject({ undone: ['修正 3 项'] });
  });

  test('is no step when nothing can be mended', () => {
    const document = opened();
    document.fix([], 'x');
    expect(document.canUndo).toBe(false);
  });
});
