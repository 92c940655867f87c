import { describe, expect, test } from 'vitest';
import { checkWireShape, toPointer, WIRE_TEXTS, textFormatter, type WireProblem } from '../../../engine/index.ts';
import { compile, declaration, open, page, stored } from './documentFixture.ts';
import cases from './wireShape.cases.json' with { type: 'json' };

const words = textFormatter(WIRE_TEXTS);

/** With pointers and messages as users read them. */
const told = <P extends WireProblem>({ path, said, ...more }: P) => ({
  ...more,
  path: toPointer(path),
  message: words(said),
});

describe('the shape of what comes over the wire', () => {
  test.each(cases)('refuses $name', ({ input, path, message }) => {
    const { record, problems } = checkWireShape(page, input);
    expect(record).toBeUndefined();
    expect(problems.map(told)).toEqual([{ path, message }]);
  });

  test.each([
    [{ netWt: true }, '净重: must be a number or text, not true or false'],
    [{ goodsList: [{ codeTs: [] }] }, '商品, row 1: 商品编号: must be text, not a list'],
    [{ goodsList: 1 }, '商品: must be a list'],
    [{ version: -1 }, 'version: must be a whole number, 0 or more'],
  ])('is refused in English to who asks for it: %j', (input, message) => {
    expect(checkWireShape(page, input).problems.map(({ said }) => words(said, 'en-US'))).toEqual([message]);
  });

  test.each([
    {
      name: 'an unknown field',
      input: { ownerNam: 'x' },
      path: '/ownerNam',
      message: '未知字段 "ownerNam"',
      holds: true,
    },
    {
      name: 'an unknown field of a row',
      input: { goodsList: [{}, { x: 1 }] },
      path: '/goods/1/x',
      message: '商品 第 2 行 未知字段 "x"',
      holds: true,
    },
    {
      name: 'the key of a detail in place of its wire name',
      input: { goods: [] },
      path: '/goods',
      message: '未知字段 "goods"',
      holds: false,
    },
    {
      name: 'a version in a row',
      input: { goodsList: [{ version: 1 }] },
      path: '/goods/0/version',
      message: '商品 第 1 行 未知字段 "version"',
      holds: true,
    },
    { name: 'an empty list', input: { files: [] }, path: '/files', message: '未知字段 "files"', holds: false },
    { name: 'a zero', input: { files: 0 }, path: '/files', message: '未知字段 "files"', holds: true },
    { name: 'a blank one', input: { ownerNam: '' }, path: '/ownerNam', message: '未知字段 "ownerNam"', holds: false },
    {
      name: 'a long name',
      input: { ['x'.repeat(99)]: null },
      path: `/${'x'.repeat(60)}`,
      message: `未知字段 "${'x'.repeat(60)}"`,
      holds: false,
    },
  ])('passes over $name, and names it [contract §0.1, D55]', ({ input, path, message, holds }) => {
    const { record, problems, ignored } = checkWireShape(page, { ownerName: '宏达', ...input });
    expect(problems).toEqual([]);
    expect(record).toMatchObject({ ownerName: '宏达' });
    expect(JSON.stringify(record)).not.toMatch(/ownerNam"|"x|"goods"|version|files/);
    expect(ignored.map(told)).toEqual([{ path, message, holds }]);
  });

  test('refuses __proto__ that a parser made a key of, in the header and in rows', () => {
    const input: unknown = JSON.parse('{"__proto__": {"isAdmin": true}, "goodsList": [{"__proto__": {}}]}');
    expect(checkWireShape(page, input).problems.map(({ said }) => words(said))).toEqual([
      '不允许的字段 "__proto__"',
      '商品 第 1 行 不允许的字段 "__proto__"',
    ]);
    expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false);
  });

  test('refuses more rows than any detail has, without looking at them', () => {
    const { problems } = checkWireShape(page, { goodsList: Array.from({ length: 5001 }, () => 'x') });
    expect(problems.map(told)).toEqual([{ path: '/goods', message: '商品: 最多 5000 行' }]);
  });

  test('takes as many rows as any detail has', () => {
    const { problems, record } = checkWireShape(page, { goodsList: Array.from({ length: 5000 }, () => ({})) });
    expect(problems).toEqual([]);
    expect(record?.['goodsList']).toHaveLength(5000);
  });

  test.each([
    ['two rows that are new', [{ id: '' }, { id: null }, {}], []],
    ['three rows of one id: each later one', [{ id: 'a' }, { id: 'a' }, { id: 'a' }], ['/goods/1/id', '/goods/2/id']],
    ['an id that is refused in both rows for what it is', [{ id: '!' }, { id: '!' }], ['/goods/0/id', '/goods/1/id']],
  ])('an id may come once: %s', (_, goodsList, paths) => {
    const { problems } = checkWireShape(page, { goodsList });
    expect(problems.map(({ path }) => toPointer(path))).toEqual(paths);
  });

  describe('with a value that the page fixes', () => {
    const fixedPage = compile({
      ...declaration,
      resource: {
        url: '/test/declaration',
        table: 'test_declaration',
        permission: 'test:declaration',
        fixed: { direction: 'export', status: 'draft' },
      },
    });

    test.each([
      ['the same said again', 'export'],
      ['nothing', null],
      ['a blank', ''],
    ])('%s says nothing, and is not kept', (_, direction) => {
      expect(checkWireShape(fixedPage, { direction })).toEqual({ record: {}, problems: [], ignored: [] });
    });

    test('another one is refused with the one that holds', () => {
      expect(checkWireShape(fixedPage, { direction: 'import' }).problems.map(told)).toEqual([
        { path: '/direction', message: '“direction”在本页固定为“export”' },
      ]);
    });

    test('a column is read as any other', () => {
      expect(checkWireShape(fixedPage, { status: 'review' })).toEqual({
        record: { status: 'review' },
        problems: [],
        ignored: [],
      });
    });
  });

  test('tells of every mistake, up to fifty', () => {
    const many = Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`x${index}`, 1]));
    const rows = Array.from({ length: 1000 }, () => 'x');
    const { problems, ignored } = checkWireShape(page, { ...many, goodsList: rows });
    expect([problems.length, ignored.length]).toEqual([50, 50]);
  });

  test('a record that the document wrote passes as it is', () => {
    const sent = open({ record: stored() }).toWire();
    expect(checkWireShape(page, sent)).toEqual({ record: sent, problems: [], ignored: [] });
  });

  test('what only the server writes is dropped without a word', () => {
    const { record, ignored } = checkWireShape(page, {
      ownerName: '宏达',
      ownerName_dictText: '宏达公司',
      createBy: 'somebody',
      updateTime: '2024-01-01',
      sysOrgCode: 'A01',
      goodsList: [{ codeTs: '1', codeTs_dictText: '马', createBy: 'x' }],
    });
    expect(record).toEqual({ ownerName: '宏达', goodsList: [{ codeTs: '1' }] });
    expect(ignored).toEqual([]);
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

  test('texts come in their normal form, in rows as well [V-02, V-19]', () => {
    const { record } = checkWireShape(page, {
      ownerName: ' A\u0308\u200B ',
      feeMark: '1\u200B',
      goodsList: [{ codeTs: '\u202D8712\u202C' }],
    });
    expect(record).toEqual({ ownerName: 'Ä', feeMark: '1\u200B', goodsList: [{ codeTs: '8712' }] });
  });

  test('absent stays absent, and null stays null', () => {
    expect(checkWireShape(page, { ownerName: null }).record).toEqual({ ownerName: null });
  });

  test('what staff may have typed wrong is left to the findings', () => {
    expect(checkWireShape(page, { netWt: 'x', ownerName: '超过十个字符的名称一二三' }).problems).toEqual([]);
  });
});
