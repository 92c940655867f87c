import { expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import type { ColumnType, CompiledColumn, CompiledUpload } from '../../../../engine/index.ts';
import { exampleColumns } from '../../table/openExample.tsx';
import { testPorts, type Told } from '../../testPorts.ts';
import { memoryUploads } from '../../data/uploads/memoryUploads.ts';
import { fileOf, refusedWith } from '../../data/uploads/sending.ts';
import { showEdit } from './showEdit.tsx';

const KNOWN = { 'temp/a_1600000000000.pdf': '发票.pdf', 'temp/b_1600000000001.pdf': '装箱单.pdf', c: '箱,单.pdf' };
const PATHS = Object.keys(KNOWN);

interface Shown {
  readonly upload?: Partial<CompiledUpload>;
  readonly value?: string | null;
  readonly disabled?: boolean;
}

async function show(type: ColumnType, { upload = {}, value = null, disabled = false }: Shown = {}) {
  const example = exampleColumns(type).find((column) => column.type === type);
  if (example?.upload === undefined) throw new Error(`there is no example of ${type}`);
  const told: Told = [];
  const memory = memoryUploads(KNOWN);
  const column: CompiledColumn = {
    ...example,
    title: '单证',
    upload: { ...example.upload, number: 0, allowRemove: true, ...upload },
  };
  const shown = await showEdit(column, testPorts({ told, uploads: memory.uploads }), { value, disabled });
  return { ...memory, ...shown, told, values: () => shown.commits.map((commit) => commit.value) };
}

const chooser = (): HTMLInputElement => {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input === null) throw new Error('there is nothing to choose files by');
  return input;
};
const choose = (...files: File[]) => userEvent.upload(chooser(), files);
const files = () => [...document.querySelectorAll<HTMLElement>('[data-file]')];
const names = () => files().map((item) => item.querySelector('bdi')?.textContent);
const button = (name: string) => screen.getByRole('button', { name, exact: true });
const dropped = (file: File): DataTransfer => {
  const data = new DataTransfer();
  data.items.add(file);
  return data;
};

test('an upload shows its percentage, then done, and notifies when every file is done [W4-3]', async () => {
  const { of, values } = await show('file');
  await expect.element(screen.getByRole('button', { name: '上传 单证' })).toBeVisible();
  await choose(fileOf('一.pdf'), fileOf('二.pdf'));
  await expect.poll(names).toEqual(['一.pdf', '二.pdf']);
  of('一.pdf').watch.onProgress?.(37);
  await expect.element(screen.getByRole('progressbar', { name: '一.pdf 已上传 37%' })).toBeVisible();
  of('一.pdf').watch.onWaiting?.(true);
  await expect.element(screen.getByText('连接已断开，恢复后继续上传')).toBeVisible();
  of('一.pdf').watch.onWaiting?.(false);
  await of('一.pdf').answer('temp/一.pdf');
  expect(values()).toEqual([]);
  await of('二.pdf').answer('temp/二.pdf');
  await expect.poll(values).toEqual(['temp/一.pdf,temp/二.pdf']);
  await userEvent.click(button('删除 一.pdf'));
  await expect.poll(values).toEqual(['temp/一.pdf,temp/二.pdf', 'temp/二.pdf']);
});

test('a reply with success=false shows the server message or 未知错误, and allows removal [W4-3]', async () => {
  const { of, values } = await show('file');
  await choose(fileOf('坏.pdf'), fileOf('怪.pdf'), fileOf('好.pdf'));
  await expect.poll(names).toHaveLength(3);
  await of('坏.pdf').fail(refusedWith('文件过大'));
  await of('怪.pdf').fail(refusedWith(''));
  await of('好.pdf').answer('temp/好.pdf');
  await expect.element(screen.getByText('文件过大')).toBeVisible();
  await expect.element(screen.getByText('未知错误')).toBeVisible();
  expect(values()).toEqual([]);
  await userEvent.click(button('删除 坏.pdf'));
  await userEvent.click(button('删除 怪.pdf'));
  await expect.poll(values).toEqual(['temp/好.pdf']);
});

test('a single value keeps the last file [W4-3]', async () => {
  const { of, values } = await show('upload', { upload: { number: 1 }, value: PATHS[0] ?? null });
  await expect.poll(names).toEqual(['发票.pdf']);
  await choose(fileOf('新.pdf'));
  await expect.poll(names).toContain('新.pdf');
  await of('新.pdf').answer('temp/新.pdf');
  await expect.poll(values).toEqual(['temp/新.pdf']);
});

test('a failed upload says “{file} 上传失败.” [W8-1]', async () => {
  const { of, told } = await show('file');
  await choose(fileOf('发票 (1).pdf'));
  await expect.poll(names).toEqual(['发票 (1).pdf']);
  await of('发票 (1).pdf').fail(null);
  await expect.poll(() => told).toEqual(['error 发票 (1).pdf 上传失败.']);
});

test.each([
  ['the server’s message', refusedWith('存在非法文件类型'), '存在非法文件类型'],
  ['上传失败', null, '上传失败'],
  ['未知错误 where the server says nothing', refusedWith(''), '未知错误'],
])('the tooltip of a failed upload is %s [W8-2]', async (_what, error, text) => {
  const { of } = await show('file');
  await choose(fileOf('a.pdf'));
  await expect.poll(names).toEqual(['a.pdf']);
  await of('a.pdf').fail(error);
  // The pointer may still rest there from the previous test.
  await userEvent.hover(button('next'));
  await userEvent.hover(screen.getByText('a.pdf', { exact: true }));
  await expect.element(screen.getByRole('tooltip')).toHaveTextContent(text);
});

test('a failed file is sent again by key or press, from where it broke off', async () => {
  const { of, values } = await show('file');
  await choose(fileOf('a.pdf'));
  await expect.poll(names).toEqual(['a.pdf']);
  of('a.pdf').watch.onProgress?.(60);
  await of('a.pdf').fail(null);
  await userEvent.click(button('重新上传 a.pdf'));
  await expect.element(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '60');
  await of('a.pdf').fail(null);
  files()[0]?.focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => of('a.pdf').runs).toBe(3);
  await of('a.pdf').answer('temp/a.pdf');
  await expect.poll(values).toEqual(['temp/a.pdf']);
});

test('an image upload rejects what is no image with “请上传图片” [W5.1-23]', async () => {
  const { told, sendings } = await show('image');
  await choose(fileOf('a.txt', 'text/plain'), fileOf('b.pdf'));
  await expect.poll(() => told).toEqual(['warning 请上传图片']);
  expect(sendings).toEqual([]);
});

test('rejects dropped or pasted non-images with “请上传图片”, and accepts the images among them [W8-4]', async () => {
  const { told, sendings } = await show('image');
  await expect.element(screen.getByRole('button', { name: '上传图片 单证' })).toBeVisible();
  const area = document.querySelector('.wb-files') ?? document.body;
  area.dispatchEvent(
    new DragEvent('drop', { dataTransfer: dropped(fileOf('a.txt')), bubbles: true, cancelable: true }),
  );
  await expect.poll(() => told).toEqual(['warning 请上传图片']);
  const clipboardData = dropped(fileOf('image.png', 'image/png'));
  area.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  await expect.poll(() => sendings.map(({ file }) => file.type)).toEqual(['image/png']);
  // A picture from the clipboard has no name.
  expect(sendings[0]?.file.name).toMatch(/^\d{6}\.png$/);
  clipboardData.items.clear();
  clipboardData.items.add(fileOf('a.txt'));
  area.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  await expect.poll(() => told).toHaveLength(2);
});

test('shows an image error in a dialog “上传出错” with “错误信息：” and the message [W8-3]', async () => {
  const { of } = await show('image');
  await choose(fileOf('a.png', 'image/png'));
  await expect.poll(names).toEqual(['a.png']);
  await of('a.png').fail(refusedWith('图片已损坏'));
  await userEvent.click(button('a.png 上传出错，查看原因'));
  const dialog = screen.getByRole('dialog', { name: '上传出错' });
  await expect.element(dialog).toBeVisible();
  await expect.element(dialog.getByText('错误信息：图片已损坏', { exact: true })).toBeVisible();
});

test('the image mover says “未知的操作” at the first image [W8-8]', async () => {
  const { told, values } = await show('image', { value: PATHS.join(',') });
  await expect.poll(names).toEqual(['发票.pdf', '装箱单.pdf', '箱,单.pdf']);
  await userEvent.click(button('前移 发票.pdf'));
  await expect.poll(() => told).toEqual(['warning 未知的操作']);
  expect(values()).toEqual([]);
  await userEvent.click(button('前移 装箱单.pdf'));
  await expect.poll(values).toEqual([[PATHS[1], PATHS[0], PATHS[2]].join(',')]);
});

test('the image mover says “已到最后~” at the last image [W8-9]', async () => {
  const { told, values } = await show('image', { value: PATHS.join(',') });
  await expect.poll(names).toHaveLength(3);
  await userEvent.click(button('后移 箱,单.pdf'));
  await expect.poll(() => told).toEqual(['warning 已到最后~']);
  expect(values()).toEqual([]);
  await userEvent.click(button('后移 发票.pdf'));
  await expect.poll(values).toEqual([[PATHS[1], PATHS[0], PATHS[2]].join(',')]);
});

test('the keyboard selects, moves and deletes files within one tab stop', async () => {
  const { values, told } = await show('file', { value: PATHS.join(',') });
  await expect.poll(names).toEqual(['发票.pdf', '装箱单.pdf', '箱,单.pdf']);
  expect(files().map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
  files()[0]?.focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(() => document.activeElement).toBe(files()[1]);
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await expect.poll(names).toEqual(['装箱单.pdf', '发票.pdf', '箱,单.pdf']);
  await expect.poll(() => document.activeElement).toBe(files()[0]);
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(told).toEqual(['warning 未知的操作']);
  await userEvent.keyboard('{Delete}');
  await expect.poll(names).toEqual(['发票.pdf', '箱,单.pdf']);
  await expect.poll(() => document.activeElement).toBe(files()[0]);
  expect(values()).toEqual([[PATHS[1], PATHS[0], PATHS[2]].join(','), [PATHS[0], PATHS[2]].join(',')]);
});

test('a file is dragged to another place by its grip', async () => {
  const { values } = await show('file', { value: PATHS.join(',') });
  await expect.poll(names).toHaveLength(3);
  const [first, , last] = files();
  const grip = first?.querySelector('.wb-file-grip');
  const pointer = (type: string, at: Element | undefined | null) => {
    const { left, top } = at?.getBoundingClientRect() ?? { left: 0, top: 0 };
    const place = { clientX: left + 4, clientY: top + 6, pointerId: 1, button: 0, bubbles: true };
    grip?.dispatchEvent(new PointerEvent(type, place));
  };
  if (grip instanceof HTMLElement) grip.setPointerCapture = () => undefined;
  pointer('pointerdown', grip);
  pointer('pointermove', last);
  await expect.poll(() => last?.className).toContain('is-target');
  pointer('pointerup', last);
  await expect.poll(values).toEqual([[PATHS[1], PATHS[2], PATHS[0]].join(',')]);
});

test('a picture is looked at in full, turned and gone on from', async () => {
  const { links } = await show('image', { value: PATHS.join(',') });
  await expect.poll(names).toHaveLength(3);
  await userEvent.click(button('预览 发票.pdf'));
  const dialog = screen.getByRole('dialog', { name: '发票.pdf' });
  const picture = () => dialog.getByRole('img', { name: '发票.pdf' }).element() as HTMLImageElement;
  await expect.poll(picture).toBeDefined();
  await userEvent.click(button('向右旋转'));
  await expect.poll(() => picture().style.transform).toBe('rotate(90deg)');
  await userEvent.click(button('向左旋转'));
  await userEvent.click(button('向左旋转'));
  await expect.poll(() => picture().style.transform).toBe('rotate(-90deg)');
  await userEvent.click(button('下一张'));
  await expect.element(screen.getByRole('dialog', { name: '装箱单.pdf' })).toBeVisible();
  expect(links).toContain(PATHS[1]);
});

test('a read-only field is names that save the file, and nothing to change them by', async () => {
  const { downloads } = await show('file', { value: `${PATHS.join(',')},temp/gone_1600000000009.pdf`, disabled: true });
  await expect.poll(names).toEqual(['发票.pdf', '装箱单.pdf', '箱,单.pdf', 'gone.pdf']);
  expect(document.querySelector('input[type=file]')).toBeNull();
  await userEvent.click(button('装箱单.pdf'));
  expect(downloads).toEqual([PATHS[1]]);
  await expect.element(screen.getByText('文件不存在，或您无权查看')).toBeVisible();
  expect(screen.getByRole('button', { name: /^删除/ }).elements()).toEqual([]);
});

test('names that could not be resolved appear as in their paths and are retried', async () => {
  const { uploads } = memoryUploads(KNOWN);
  let asked = 0;
  const find: typeof uploads.find = async (paths) => {
    asked += 1;
    if (asked === 1) throw refusedWith('出错了');
    return uploads.find(paths);
  };
  const [column] = exampleColumns('file').filter(({ type }) => type === 'file');
  if (column === undefined) throw new Error('there is no example of file');
  await showEdit(column, testPorts({ uploads: { ...uploads, find } }), 'temp/a_1600000000000.pdf');
  await expect.element(screen.getByText('文件信息加载失败')).toBeVisible();
  expect(names()).toEqual(['a.pdf']);
  await userEvent.click(screen.getByRole('button', { name: /重\s*试/ }));
  await expect.poll(names).toEqual(['发票.pdf']);
});

test('a column may do without downloading and without deleting [W6-3]', async () => {
  const { values, downloads } = await show('file', {
    value: PATHS[0] ?? null,
    upload: { allowDownload: false, allowRemove: false },
  });
  await expect.poll(names).toEqual(['发票.pdf']);
  expect(screen.getByRole('button', { name: /^(下载|删除|发票)/ }).elements()).toEqual([]);
  files()[0]?.focus();
  await userEvent.keyboard('{Delete}{Enter}');
  expect([values(), downloads]).toEqual([[], []]);
});

test('of thousands of files those in sight are drawn', async () => {
  const { sendings } = await show('file');
  await expect.poll(() => document.querySelector('.wb-files')).not.toBeNull();
  const dataTransfer = new DataTransfer();
  for (let count = 0; count < 2000; count += 1) dataTransfer.items.add(fileOf(`${count}.pdf`, '', 1));
  document
    .querySelector('.wb-files')
    ?.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  await expect.poll(() => files().length).toBeGreaterThan(5);
  expect(files().length).toBeLessThan(30);
  expect(sendings).toHaveLength(3);
  files()[0]?.focus();
  await userEvent.keyboard('{End}');
  await expect.poll(() => document.activeElement?.getAttribute('aria-posinset')).toBe('2000');
});
