import { describe, expect, test } from 'vitest';
import { checkWireShape, toPointer } from '../../../engine/index.ts';
import { open, page, stored } from './documentFixture.ts';
import cases from './wireShape.cases.json' with { type: 'json' };

describe('the shape of what comes over the wire', () => {
  test.each(cases)('refuses $name', ({ input, path, message }) => {
    const { record, problems } = checkWireShape(page, input);
    expect(record).toBeUndefined();
    expect(problems.map((problem) => ({ ...problem, path: toPointer(problem.path) }))).toEqual([{ path, message }]);
  });

  test('refuses __proto__ that a parser made a key of, in the header and in rows', () => {
    const input: unknown = JSON.parse('{"__proto__": {"isAdmin": true}, "goodsList": [{"__proto__": {}}]}');
    expect(checkWireShape(page, input).problems.map(({ message }) => message)).toEqual([
      '不允许的字段 "__proto__"',
      '商品 第 1 行 不允许的字段 "__proto__"',
    ]);
    expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false);
  });

  test('refuses more rows than any detail has, without looking at them', () => {
    const { problems } = checkWireShape(page, { goodsList: Array.from({ length: 5001 }, () => 'x') });
    expect(problems).toEqual([{ path: ['goods'], message: '商品: 最多 5000 行' }]);
  });

  test('tells of every mistake, up to fifty', () => {
    const many = Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`x${index}`, 1]));
    expect(checkWireShape(page, many).problems).toHaveLength(50);
  });

  test('a record that the document wrote passes as it is', () => {
    const sent = open({ record: stored() }).toWire();
    expect(checkWireShape(page, sent)).toEqual({ record: sent, problems: [] });
  });

  test('what only the server writes is dropped without a word', () => {
    const { record } = checkWireShape(page, {
      ownerName: '宏达',
      ownerName_dictText: '宏达公司',
      createBy: 'somebody',
      updateTime: '2024-01-01',
      sysOrgCode: 'A01',
      goodsList: [{ codeTs: '1', codeTs_dictText: '马', createBy: 'x' }],
    });
    expect(record).toEqual({ ownerName: '宏达', goodsList: [{ codeTs: '1' }] });
  });

  test('numbers become decimal text, written out', () => {
    const { record } = checkWireShape(page, { netWt: 1e-7, grossWet: 12.5, ownerName: 7, version: '3' });
    expect(record).toEqual({ netWt: '0.0000001', grossWet: '12.5', ownerName: '7', version: 3 });
  });

  test('a null or empty id is that of a new record or row', () => {
    expect(checkWireShape(page, { id: '', version: null, goodsList: [{ id: null }] }).record).toEqual({
      goodsList: [{}],
    });
  });

  test('absent stays absent, and null stays null', () => {
    expect(checkWireShape(page, { ownerName: null }).record).toEqual({ ownerName: null });
  });

  test('what staff may have typed wrong is left to the findings', () => {
    expect(checkWireShape(page, { netWt: 'x', ownerName: '超过十个字符的名称一二三' }).problems).toEqual([]);
  });
});
