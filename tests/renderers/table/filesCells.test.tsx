import { expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import type { ColumnType, CompiledUpload, Values } from '../../../engine/index.ts';
import { rowsOf } from '../../engine/table/tableFixture.ts';
import { stepsOf } from '../../engine/table/tableSteps.ts';
import { testPorts, type Told } from '../testPorts.ts';
import { memoryUploads } from '../data/uploads/memoryUploads.ts';
import { fileOf, refusedWith } from '../data/uploads/sending.ts';
import { pasteInto, takeFrom } from './commands/clipboard/clipboardEvents.ts';
import { exampleColumns, press, shippedDictionaries } from './openExample.tsx';
import { openTable } from './openTable.tsx';

const KEYS = { file: 'papers', image: 'photo', upload: 'proof' } as const;
const CONTRACT = 'temp/合同扫描件终稿_1600000000000.pdf';

interface Opened {
  readonly upload?: Partial<CompiledUpload>;
  readonly rows?: readonly Values[];
}

/** Opens a table whose first row has a file cell in edit mode. */
async function openFiles(type: Extract<ColumnType, keyof typeof KEYS>, { upload = {}, rows = [{}, {}] }: Opened = {}) {
  const key = KEYS[type];
  const told: Told = [];
  const memory = memoryUploads({ [CONTRACT]: '合同扫描件终稿.pdf' });
  const ports = testPorts({ told, uploads: memory.uploads, dictionaries: shippedDictionaries() });
  const columns = exampleColumns(type).map((column) =>
    column.upload === undefined ? column : { ...column, width: 200, upload: { ...column.upload, ...upload } },
  );
  const table = await openTable({ columns, rows: rowsOf(rows.length, (index) => ({ ...rows[index] })) }, { ports });
  const open = async (): Promise<void> => {
    table.handle.focusCell('r0', key);
    await press('{F2}');
    await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('group');
  };
  await open();
  const value = (row = 0) => table.model.rowAt(row).values[key] ?? null;
  const cell = (row = 0) => table.cell(row, key);
  return { ...table, ...memory, told, value, cell, open, key };
}

const choose = async (...files: File[]): Promise<void> => {
  const input = document.querySelector<HTMLInputElement>('.wb-grid-editor input[type=file], input[type=file]');
  if (input === null) throw new Error('there is nothing to choose files by');
  await userEvent.upload(input, files);
};
const button = (name: string) => screen.getByRole('button', { name, exact: true });
const chip = (cell: HTMLElement) => cell.querySelector('.wb-chip')?.textContent;

test('an upload cell shows its progress, then a chip with a 5 character name [W4-4]', async () => {
  const { of, value, cell, model } = await openFiles('upload');
  const { labels } = stepsOf(model);
  expect(cell().textContent).toBe('');
  await choose(fileOf('合同扫描件终稿.pdf'));
  await expect.poll(() => document.querySelector('.wb-cell-files')?.textContent).toContain('0%');
  of('合同扫描件终稿.pdf').watch.onProgress?.(42);
  await expect.poll(() => document.querySelector('.wb-cell-files')?.textContent).toContain('42%');
  // The user moves on; the upload continues.
  await press('{Enter}');
  expect(cell().textContent).toBe('42%');
  of('合同扫描件终稿.pdf').watch.onProgress?.(88);
  await expect.poll(() => cell().textContent).toBe('88%');
  await of('合同扫描件终稿.pdf').answer(CONTRACT);
  await expect.poll(() => chip(cell())).toBe('合同扫描件…');
  expect(value()).toBe(CONTRACT);
  expect(labels).toHaveLength(1);
});

test.each([
  ['the server’s message', refusedWith('文件过大'), '文件过大'],
  ['未知错误', refusedWith(''), '未知错误'],
  ['上传失败', null, '上传失败'],
])('an upload cell that failed has a red icon with %s [W4-4]', async (_what, error, text) => {
  const { of, cell, value, told, open } = await openFiles('file');
  await choose(fileOf('a.pdf'));
  await of('a.pdf').fail(error);
  const mark = () => document.querySelector<HTMLElement>('.wb-cell-failed');
  await expect.poll(() => mark()?.textContent?.trim()).toBe(text);
  expect(mark()?.title).toBe(text);
  expect(mark()?.querySelector('.anticon-exclamation-circle')).not.toBeNull();
  expect(told).toEqual(['error a.pdf 上传失败.']);
  await press('{Escape}');
  await expect.poll(() => cell().className).toContain('is-failed');
  expect(cell().textContent).toBe(text);
  expect(getComputedStyle(cell(), '::before').content).toBe('"!"');
  expect(value()).toBeNull();
  await open();
  await press('{Delete}');
  await expect.poll(() => cell().className).not.toContain('is-failed');
});

test('an upload cell downloads, deletes, which clears the value, and opens the file popup [W4-4]', async () => {
  const { value, downloads, open } = await openFiles('upload', {
    rows: [{ proof: CONTRACT }],
    upload: { allowRemove: true },
  });
  await userEvent.click(button('下载 合同扫描件终稿.pdf'));
  expect(downloads).toEqual([CONTRACT]);
  await userEvent.click(button('凭证：更多文件操作'));
  await expect.element(screen.getByRole('dialog', { name: '文件上传' })).toBeVisible();
  await userEvent.click(screen.getByRole('dialog').getByRole('button', { name: /取\s*消/ }));
  await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('group');
  await userEvent.click(button('删除 合同扫描件终稿.pdf'));
  await expect.poll(() => value()).toBeNull();
  await press('{Escape}');
  await open();
  expect(screen.getByRole('button', { name: /^(下载|删除)/ }).elements()).toEqual([]);
});

test('download and delete of an upload cell can be switched off by column [W6-3]', async () => {
  const { value } = await openFiles('upload', {
    rows: [{ proof: CONTRACT }],
    upload: { allowRemove: false, allowDownload: false },
  });
  await expect.element(button('凭证：更多文件操作')).toBeVisible();
  expect(screen.getByRole('button', { name: /^(下载|删除)/ }).elements()).toEqual([]);
  await press('{Delete}');
  expect(value()).toBe(CONTRACT);
});

test('the file popup is 520 wide and changes the cell at OK alone [W2-11]', async () => {
  const { value, of } = await openFiles('file', { rows: [{ papers: CONTRACT }] });
  await press('{Alt>}{ArrowDown}{/Alt}');
  const dialog = screen.getByRole('dialog', { name: '文件上传' });
  await expect.element(dialog).toBeVisible();
  expect(document.querySelector<HTMLElement>('.ant-modal')?.offsetWidth).toBe(520);
  const input = document.querySelector<HTMLInputElement>('.ant-modal input[type=file]');
  if (input === null) throw new Error('the popup takes no files');
  await userEvent.upload(input, fileOf('补充.pdf'));
  await expect.element(dialog.getByText('补充.pdf')).toBeVisible();
  // OK waits for the uploads in progress.
  await userEvent.click(dialog.getByRole('button', { name: /确\s*定/ }));
  expect(value()).toBe(CONTRACT);
  await of('补充.pdf').answer('temp/补充.pdf');
  await expect.poll(() => value()).toBe(`${CONTRACT},temp/补充.pdf`);
  await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('group');
});

test('the file popup says “未上传任何文件” at OK with no file, and stays [W5.1-28]', async () => {
  const { told, value } = await openFiles('upload');
  await press('{Alt>}{ArrowDown}{/Alt}');
  const dialog = screen.getByRole('dialog', { name: '文件上传' });
  await userEvent.click(dialog.getByRole('button', { name: /确\s*定/ }));
  await expect.poll(() => told).toEqual(['warning 未上传任何文件']);
  await expect.element(dialog).toBeVisible();
  expect(value()).toBeNull();
});

test('the popup of a picture cell says “未上传任何文件” too, after its last picture was deleted [W8-7]', async () => {
  const { told, value } = await openFiles('image', { rows: [{ photo: CONTRACT }] });
  await press('{Alt>}{ArrowDown}{/Alt}');
  const dialog = screen.getByRole('dialog', { name: '图片上传' });
  await userEvent.click(dialog.getByRole('button', { name: '删除 合同扫描件终稿.pdf' }));
  await userEvent.click(dialog.getByRole('button', { name: /确\s*定/ }));
  await expect.poll(() => told).toEqual(['warning 未上传任何文件']);
  expect(value()).toBe(CONTRACT);
});

test('a file cell shows 5 characters of a name, and number limits its uploads [W9-6]', async () => {
  const { cell, told, sendings } = await openFiles('file', { rows: [{ papers: CONTRACT }], upload: { number: 3 } });
  await choose(fileOf('1.pdf'), fileOf('2.pdf'), fileOf('3.pdf'));
  await expect.poll(() => told).toEqual(['warning 最多上传 3 个文件']);
  expect(sendings.map(({ file }) => file.name)).toEqual(['1.pdf', '2.pdf']);
  for (const sending of sendings) await sending.answer(`temp/${sending.file.name}`);
  await press('{Escape}');
  await expect
    .poll(() => [...cell().querySelectorAll('.wb-chip')].map((one) => one.textContent))
    .toEqual(['合同扫描件…', '+2']);
});

test('a redrawn table shows running uploads, and a removed row discards its file', async () => {
  const { of, cell, handle, model } = await openFiles('file');
  await choose(fileOf('a.pdf'));
  await press('{Escape}');
  expect(cell().textContent).toBe('0%');
  handle.resetScrollTop(0);
  model.commit({ kind: 'remove', rowIds: ['r0'] }, '删除');
  await of('a.pdf').answer('temp/a.pdf');
  expect(model.rowCount).toBe(1);
});

test('a file is pasted or dropped into the cell that is edited', async () => {
  const { sendings, open, value } = await openFiles('file');
  const editor = document.querySelector('.wb-cell-files') ?? document.body;
  const data = new DataTransfer();
  data.items.add(fileOf('拖来.pdf'));
  editor.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
  await expect.poll(() => sendings.map(({ file }) => file.name)).toEqual(['拖来.pdf']);
  await sendings[0]?.answer('temp/拖来.pdf');
  await expect.poll(() => value()).toBe('temp/拖来.pdf');
  await press('{Escape}');
  await open();
  const clipboardData = new DataTransfer();
  clipboardData.items.add(fileOf('image.png', 'image/png'));
  document
    .querySelector('.wb-cell-files')
    ?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  await expect.poll(() => sendings).toHaveLength(2);
});

test('copies files between cells, clears and restores them, and accepts no text as file', async () => {
  const { handle, input, value, key, model } = await openFiles('file', { rows: [{ papers: CONTRACT }, {}, {}] });
  const { steps } = stepsOf(model);
  await press('{Escape}');
  const copied = takeFrom(input, 'copy');
  handle.focusCell('r1', key);
  pasteInto(input, copied);
  await expect.poll(() => value(1)).toBe(CONTRACT);
  handle.focusCell('r2', key);
  pasteInto(input, 'C:\\合同.pdf');
  await expect.poll(() => document.querySelector('.wb-paste')?.textContent).toContain('1 项拒绝');
  expect(value(2)).toBeNull();
  handle.focusCell('r1', key);
  await press('{Delete}');
  expect(value(1)).toBeNull();
  const last = steps.at(-1);
  if (last !== undefined) model.apply(last.inverse);
  expect(value(1)).toBe(CONTRACT);
});
