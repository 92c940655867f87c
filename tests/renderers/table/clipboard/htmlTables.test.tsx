import { describe, expect, it } from 'vitest';
import { readHtmlTables } from '../../../../renderers/table/clipboard/htmlTables.ts';
import { openTable } from '../openTable.tsx';
import { pasteInto } from './clipboardEvents.ts';

const row = (...cells: readonly string[]): string => `<tr>${cells.map((text) => `<td>${text}</td>`).join('')}</tr>`;
const tables = (html: string) =>
  readHtmlTables(html).map(({ rows, leftOut }) => [
    rows.map((cells) => cells.map(({ text }) => text).join('|')),
    leftOut?.rows,
    leftOut?.columns,
  ]);

describe('tables of copied HTML', () => {
  it.each<[string, string, readonly unknown[]]>([
    [
      'each by itself',
      `<table>${row('a')}</table><table>${row('b')}</table>`,
      [
        [['a'], 0, 0],
        [['b'], 0, 0],
      ],
    ],
    [
      'those within a table of the layout',
      `<table><tr><td><table>${row('a', 'b')}</table></td></tr><tr><td>foot</td></tr></table>`,
      [
        [['foot'], 0, 0],
        [['a|b'], 0, 0],
      ],
    ],
    [
      'a table that frames one text as that text',
      `<table>${row('<table><tr><td>a</td></tr></table>', 'b')}</table>`,
      [[['a|b'], 0, 0]],
    ],
    [
      'lines below a row apart from it',
      `<table>${row('1', 'a')}<tr><td colspan=2><table>${row('x', 'y')}</table></td></tr>${row('2', 'b')}</table>`,
      [
        [['1|a', '2|b'], 0, 0],
        [['x|y'], 0, 0],
      ],
    ],
    [
      'no hidden rows',
      `<table>${row('a')}<tr style="DISPLAY: none"><td>b</td></tr><tr hidden><td>c</td></tr></table>`,
      [[['a'], 2, 0]],
    ],
    [
      'no rows that a class hides',
      `<style>.off {display:none}</style><table><tr class="off"><td>a</td></tr>${row('b')}</table>`,
      [[['b'], 1, 0]],
    ],
    [
      'no rows of a hidden body',
      `<table><tbody>${row('a')}</tbody><tbody style="display:none">${row('b')}</tbody></table>`,
      [[['a'], 1, 0]],
    ],
    [
      'no columns that are hidden',
      `<table><col><col style="display:none"><col>${row('a', 'b', 'c')}${row('d', 'e', 'f')}</table>`,
      [[['a|c', 'd|f'], 0, 1]],
    ],
    [
      'no hidden cells',
      `<table><col><col style="display:none"><tr><td>a</td><td style="display:none">b</td><td>c</td></tr></table>`,
      [[['a|c'], 0, 0]],
    ],
    [
      'no hidden parts of a text, and no scripts',
      `<table>${row('<span style="display:none">0012</span>12<script>x</script>')}</table>`,
      [[['12'], 0, 0]],
    ],
    [
      'no hidden tables',
      `<div style="display:none"><table>${row('a')}</table></div><table>${row('b')}</table>`,
      [[['b'], 0, 0]],
    ],
    [
      'a merged cell in its place though a row that it covers is hidden',
      `<table><tr><td rowspan=3>a</td><td>b</td></tr><tr style="display:none"><td>c</td></tr>${row('d')}${row('e', 'f')}</table>`,
      [[['a|b', '|d', 'e|f'], 1, 0]],
    ],
    [
      'a row that only keeps columns apart as none',
      `<table>${row('a')}<tr height=0 style="display:none"><td></td><td></td></tr></table>`,
      [[['a'], 0, 0]],
    ],
  ])('are read: %s', (_, html, expected) => {
    expect(tables(html)).toEqual(expected);
  });

  it.each([
    [
      'a number behind a percentage',
      '<td sdval="0.1235" sdnum="2052;0;0%">12%</td>',
      { text: '12%', number: '0.1235' },
    ],
    ['a number of any format', '<td sdval="8712003000" sdnum="2052;">8712003000</td>', { number: '8712003000' }],
    ['a number too narrow to be shown', '<td sdval="123456.78" sdnum="2052;0;0.00">###</td>', { number: '123456.78' }],
    ['a text', '<td sdnum="1033;0;@">0012</td>', { text: '0012', isText: true }],
  ])('say what LibreOffice knows of a value: %s [V-05]', (_, cell, expected) => {
    const [table] = readHtmlTables(`<table><tr>${cell}</tr></table>`);
    expect(table?.rows[0]?.[0]).toMatchObject(expected);
  });
});

it('tells what it left out of the clipboard', async () => {
  const table = await openTable({ count: 0 });
  table.input.focus();
  const goods = `<tr><td>货号</td><td>数量</td></tr>${row('G1', '1')}<tr style="display:none"><td>G2</td><td>2</td></tr>`;
  const html = `<table>${row('menu')}</table><table>${goods}<tr><td>货号</td><td>数量</td></tr>${row('G3', '3')}${row('合计', '4')}</table>`;
  pasteInto(table.input, { 'text/html': html });
  expect(table.model.liveValues().map((values) => [values['sku'], values['qty']])).toEqual([
    ['G1', '1'],
    ['G3', '3'],
  ]);
  await expect
    .poll(() => table.root.querySelector('.wb-paste [role=status]')?.textContent)
    .toBe(
      '2 行 4 格, 1 行在表格中已隐藏，未粘贴, 2 行是合计、签名或重复的标题，未粘贴；是数据请单独复制, 剪贴板中另有 1 个表格未粘贴，请分别复制',
    );
});

it('tells of a day in a column of texts [V-17]', async () => {
  const table = await openTable({ count: 1 });
  table.handle.focusCell('r0', 'name');
  const html = '<table><tr><td sdval="46157" sdnum="2052;0;D-MMM">15-May</td></tr></table>';
  pasteInto(table.input, { 'text/html': html });
  expect(table.model.rowAt(0).values['name']).toBe('15-May');
  await expect
    .poll(() => table.root.querySelector('.wb-paste [role=status]')?.textContent)
    .toBe('1 行 1 格, 1 项待核对');
});
