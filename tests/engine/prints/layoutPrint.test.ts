import { describe, expect, it } from 'vitest';
import { textWidth } from '../../../engine/index.ts';
import { wrapText } from '../../../engine/prints/wrapText.ts';
import { boxesOf, pagesOf, textsOf } from './orderPrint.ts';

const words = (total: string): readonly string[] =>
  pagesOf({ blocks: [{ block: 'words', value: '$values.total', title: '大写：' }] }, { values: { total } }).flatMap(
    textsOf,
  );

const lines = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    lineNo: String(index + 1),
    goods: `G${index % 2}`,
    goods_dictText: `货${index % 2}`,
    quantity: '2.500',
    amount: '10.10',
  }));

const table = {
  block: 'table',
  detail: 'lines',
  columns: [
    { title: '项号', lines: [{ column: 'lineNo' }] },
    { title: '商品', width: 4, lines: [{ column: 'goods' }] },
    { title: '金额', align: 'right', lines: [{ column: 'amount', format: 'amount' }] },
  ],
};

describe('a paper', () => {
  it.each([
    ['25153.32', '大写：贰万伍仟壹佰伍拾叁元叁角贰分'],
    ['10000.05', '大写：壹万元零伍分'],
    ['-300.00', '大写：负叁佰元整'],
  ])('says %s in capitals [L7]', (total, said) => {
    expect(words(total)).toEqual([said]);
  });

  it('says texts of codes, days and amounts as they are read [L7]', () => {
    const rows = [
      [
        { title: '客户', code: '$values.party', column: 'party' },
        { title: '日期', column: 'orderDate', format: 'day' },
        { title: '总额', column: 'total', format: 'amount' },
        { title: '折扣', column: 'discount' },
        { title: '折扣率', column: 'discount', format: 'scale' },
      ],
    ];
    const values = {
      party: 'P1',
      party_dictText: '甲公司',
      orderDate: '2026-11-20',
      total: '-25153.3',
      discount: '0.500',
    };
    const [page] = pagesOf({ blocks: [{ block: 'grid', columns: [1, 1, 1, 1, 1], rows }] }, { values });
    expect(page && textsOf(page)).toEqual([
      '客户(P1)',
      '甲公司',
      '日期',
      '20261120',
      '总额',
      '-25,153.30',
      '折扣',
      '0.5',
      '折扣率',
      '0.50',
    ]);
  });

  it('leaves missing record values blank, as for hidden fields [L7]', () => {
    const rows = [[{ title: '客户', code: '$values.party', column: 'party' }]];
    const [page] = pagesOf({ blocks: [{ block: 'grid', columns: [1], rows }] });
    expect(page && textsOf(page)).toEqual(['客户']);
  });

  it('repeats header, footer and table headings on every page and prints each row once [L7]', () => {
    const header = [{ block: 'text', text: '第 ${page} 页，共 ${pages} 页' }];
    const footer = [{ block: 'text', value: "concat('单号 ', text($values.orderNumber))" }];
    const pages = pagesOf(
      { paper: 'A5', header, footer, blocks: [table] },
      { values: { orderNumber: 'A1' }, lines: lines(50) },
    );
    expect(pages.length).toBeGreaterThan(1);
    pages.forEach((page, index) => {
      const texts = textsOf(page);
      expect(texts[0]).toBe(`第 ${index + 1} 页，共 ${pages.length} 页`);
      expect(texts.at(-1)).toBe('单号 A1');
      expect(texts.filter((text) => text === '项号')).toHaveLength(1);
      for (const box of boxesOf(page, 'text')) expect(box.y).toBeLessThan(page.height - 28);
    });
    const numbers = pages.flatMap(textsOf).filter((text) => /^\d+$/.test(text));
    expect(numbers).toEqual(Array.from({ length: 50 }, (_, index) => String(index + 1)));
  });

  it('treats page number syntax in record values as plain text [L7]', () => {
    const header = [{ block: 'text', value: '$values.reason' }];
    const [page] = pagesOf({ header }, { values: { reason: '${page}' } });
    expect(page && textsOf(page)).toEqual(['${page}']);
  });

  it('keeps rows of one group together and adds up below each and at the end [L7]', () => {
    const blocks = [{ ...table, groupBy: 'goods', totals: ['amount'] }];
    const texts = pagesOf({ blocks }, { lines: lines(3) }).flatMap(textsOf);
    expect(texts.join(' ')).toBe(
      '项号 商品 金额 货0 1 货0 10.10 3 货0 10.10 小计 20.20 货1 2 货1 10.10 小计 10.10 合计 30.30',
    );
  });

  it('fills a table with blank rows [L7]', () => {
    const heights = (minRows: number): number =>
      pagesOf({ blocks: [{ ...table, minRows }] }, { lines: lines(1) }).flatMap((page) => boxesOf(page, 'line')).length;
    expect(heights(4) - heights(0)).toBe(3 * 3 * 4);
  });

  it('cuts a row that no page is high enough for [L7]', () => {
    const blocks = [{ ...table, columns: [{ title: '商品', lines: [{ column: 'unit' }] }] }];
    const unit = Array.from({ length: 200 }, (_, index) => `行${index}`).join('\n');
    const pages = pagesOf({ blocks }, { lines: [{ unit }] });
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.flatMap(textsOf).filter((text) => text !== '商品')).toEqual(unit.split('\n'));
  });

  it('continues a box on the next page when it exceeds the page height [L7]', () => {
    const reason = Array.from({ length: 200 }, (_, index) => `行${index}`).join('\n');
    const rows = [[{ title: '原因', column: 'reason' }, { column: 'party' }]];
    const pages = pagesOf(
      { blocks: [{ block: 'grid', columns: [1, 1], rows }] },
      { values: { reason, party_dictText: '甲公司' } },
    );
    expect(pages.length).toBeGreaterThan(1);
    for (const page of pages)
      for (const box of boxesOf(page, 'text')) expect(box.y, box.text).toBeLessThan(page.height - 28);
    expect(pages.flatMap(textsOf).filter((text) => text.startsWith('行'))).toEqual(reason.split('\n'));
    expect(pages.flatMap(textsOf).filter((text) => text === '甲公司')).toHaveLength(1);
  });

  it('says no sum where the reader may see no value of it [L7]', () => {
    const hidden = lines(2).map(({ lineNo, goods }) => ({ lineNo, goods }));
    const texts = pagesOf({ blocks: [{ ...table, totals: ['amount'] }] }, { lines: hidden }).flatMap(textsOf);
    expect(texts.at(-1)).toBe('合计');
  });

  it('begins a new page at a break, and draws the watermark while its condition holds [L7]', () => {
    const parts = {
      watermark: { text: '草单', when: "$values.status == 'draft'" },
      blocks: [{ block: 'text', text: '一' }, { block: 'break' }, { block: 'text', text: '二' }],
    };
    expect(pagesOf(parts, { values: { status: 'draft' } }).map(textsOf)).toEqual([
      ['草单', '一'],
      ['草单', '二'],
    ]);
    expect(pagesOf(parts, { values: { status: 'sent' } }).map(textsOf)).toEqual([['一'], ['二']]);
  });

  it('reports columns and row of each box, so that findings can be marked [L7]', () => {
    const rows = [[{ title: '客户', code: '$values.party', column: 'party' }]];
    const blocks = [{ block: 'grid', columns: [1], rows }, table];
    const fields = pagesOf({ blocks }, { lines: lines(2) }).flatMap((page) => boxesOf(page, 'field'));
    expect(fields.map((box) => box.fields)).toEqual([
      [['party'], ['party']],
      [['lines', 0, 'lineNo']],
      [['lines', 0, 'goods']],
      [['lines', 0, 'amount']],
      [['lines', 1, 'lineNo']],
      [['lines', 1, 'goods']],
      [['lines', 1, 'amount']],
    ]);
  });

  it('draws bars only of what Code 128 encodes [L7]', () => {
    const bars = (orderNumber: string) =>
      pagesOf({ blocks: [{ block: 'barcode', value: '$values.orderNumber' }] }, { values: { orderNumber } }).flatMap(
        (page) => boxesOf(page, 'bars').map(({ text }) => text),
      );
    expect([bars('530420260001'), bars('编号'), bars('')]).toEqual([['530420260001'], [], []]);
  });
});

describe('lines of a paper', () => {
  it.each<[string, [string, number], string[]]>([
    ['blanks part words', ['one two three', 40], ['one two', 'three']],
    ['a word too long is cut', ['aaaaaaaaaa', 26], ['aaaaa', 'aaaaa']],
    ['no line begins with a closing mark', ['中文字，中文', 30], ['中文', '字，中', '文']],
    ['what stands on lines of its own stays so', ['a\n\nb', 40], ['a', 'b']],
    ['nothing is no line', ['  ', 40], []],
  ])('%s [L7]', (_, [text, width], expected) => {
    expect(wrapText(text, 9, width)).toEqual(expected);
  });

  it('are never wider than their room, whatever they hold [L7]', () => {
    const text = '品名 1|0|0|无纺布 PP 100%|规格：50CM*100CM，“牌”（无）';
    for (let width = 12; width < 120; width += 3)
      for (const line of wrapText(text, 8, width)) expect(textWidth(line, 8)).toBeLessThanOrEqual(width);
  });
});
