import { expect, it } from 'vitest';
import { readTabbedText } from '../../../renderers/table/pastedCells.ts';
import { openTable } from './openTable.tsx';

const paste = (input: HTMLInputElement, text: string): boolean => {
  const data = new DataTransfer();
  data.setData('text/plain', text);
  return input.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
};

it('spreads a block over cells and adds rows past the end as one step', async () => {
  const { handle, input, model } = await openTable();
  const labels: string[] = [];
  let undo = (): void => undefined;
  model.setOwner((_change, inverse, label) => {
    labels.push(label);
    undo = () => void model.apply(inverse);
  });
  const before = model.toValues();
  handle.focusCell('r1', 'sku');
  paste(input, 'G10\tten\t1,000.50\r\nG20\ttwenty\t20\r\nG30\tthirty\t30\r\n');
  expect(model.liveValues().map((row) => [row['sku'], row['name'], row['qty']])).toEqual([
    ['G0', 'name 0', '1'],
    ['G10', 'ten', '1000.50'],
    ['G20', 'twenty', '20'],
    ['G30', 'thirty', '30'],
  ]);
  expect(labels).toEqual(['粘贴 3 行']);
  undo();
  expect(model.toValues()).toEqual(before);
});

it('fills an empty table', async () => {
  const { input, model } = await openTable({ count: 0 });
  input.focus();
  paste(input, 'G1\ta\nG2\tb');
  expect(model.liveValues().map((row) => row['sku'])).toEqual(['G1', 'G2']);
});

it('leaves cells that cannot be edited as they are', async () => {
  const { handle, input, model } = await openTable();
  handle.focusCell('r0', 'gName');
  paste(input, 'x\ty\t2026-05-06');
  expect(model.rowAt(0).values).toMatchObject({ gName: null, unit: null, made: '2026-05-06' });
});

it('says how many rows did not fit', async () => {
  const { handle, input, model } = await openTable({ maxRows: 4 });
  handle.focusCell('r2', 'sku');
  paste(input, 'G1\nG2\nG3\nG4');
  expect(model.rowCount).toBe(4);
  await expect.poll(() => document.body.textContent).toContain('最多 4 行，有 2 行没有粘贴');
});

it('puts a plain text into the text being edited', async () => {
  const { handle, input } = await openTable();
  handle.focusCell('r0', 'name');
  input.dispatchEvent(new KeyboardEvent('keydown', { key: 'F2', bubbles: true, cancelable: true }));
  expect(paste(input, 'plain')).toBe(true);
});

it.each([
  [
    'a\tb\nc\td\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['"two\nlines"\t"say ""hi"""', [['two\nlines', 'say "hi"']]],
  ['5" tube\tx', [['5" tube', 'x']]],
  ['"unclosed\tx', [['"unclosed', 'x']]],
  ['\t\n', [['', '']]],
  ['', []],
])('reads %j as %j', (text, cells) => {
  expect(readTabbedText(text)).toEqual(cells);
});
