import { describe, expect, test } from 'vitest';
import type { PageSchema, Scope } from '../../../../engine/index.ts';
import { compileOrder, orderPage } from './orderPage.ts';
import { english } from '../../../inEnglish.ts';

const withMessage = (message: string): PageSchema => ({
  ...orderPage,
  rules: [
    {
      id: 'R14',
      each: 'lines',
      lookup: { goods: { dictCode: 'goods', key: '$row.goods' } },
      must: "elementsFault($row.unit, $lookup.goods.unit) == ''",
      marks: ['/lines/*/unit'],
      message,
    },
  ],
});

const scope: Scope = {
  values: {},
  details: { lines: [{}, {}] },
  row: { unit: '4|3', quantity: null },
  lookup: { goods: { unit: '品牌类型|出口享惠情况|用途|型号' } },
  user: { id: '1', username: 'clerk', realname: '制单员', orgCode: 'A01' },
};

describe("a rule's message", () => {
  test('may say in words what a function found, and show what it computes', () => {
    const { page, problems } = compileOrder(
      withMessage('第${count($details.lines)}行${elementsFault($row.unit, $lookup.goods.unit)}，数量${$row.quantity}'),
    );
    expect(problems).toEqual([]);
    expect(page?.rules[0]?.message(scope)).toBe('第2行应有4项，现有2项，缺少：用途、型号，数量（空）');
  });

  test('has the problems of its expressions at its place', () => {
    const { problems } = compileOrder(withMessage('${elementFault($row.unit)}'));
    expect(problems.map(english)).toMatchObject([
      { code: 'unknown-function', path: ['rules', 0, 'message'], hint: 'did you mean "elementsFault"?' },
    ]);
  });
});
