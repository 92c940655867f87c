import axe from 'axe-core';
import { expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import type { WireRecord } from '../../../engine/index.ts';
import type { PageView } from '../../../renderers/index.ts';
import { memoryDataSource } from '../memoryDataSource.ts';
import { memoryDictionaries } from '../memoryDictionaries.ts';
import { memoryDrafts } from '../memoryDrafts.ts';
import { compileTestPage } from '../orderPage.ts';
import { showPage } from '../showPage.tsx';
import { testPorts, type Told } from '../testPorts.ts';
import { memoryUploads } from '../data/uploads/memoryUploads.ts';
import { fileOf } from '../data/uploads/sending.ts';
import { button, field, save } from './showForm.tsx';

const uploadsPage = () =>
  compileTestPage({
    schemaVersion: 1,
    kind: 'list',
    title: '单证',
    resource: { url: '/papers', table: 'a_paper', permission: 'a:paper', dataScope: 'all' },
    columns: [
      { type: 'input', key: 'name', title: '名称' },
      { type: 'file', key: 'papers', title: '附件' },
      { type: 'image', key: 'photos', title: '照片' },
    ],
    details: [
      {
        key: 'lines',
        wireName: 'lines',
        title: '明细',
        table: 'a_paper_line',
        columns: [
          { type: 'input', key: 'code', title: '编号' },
          { type: 'file', key: 'proof', title: '凭证', width: 200 },
        ],
      },
    ],
    list: {
      columns: ['name', 'papers', 'photos'],
      query: [{ column: 'papers' }],
      actions: [{ action: 'add' }, { action: 'edit' }],
    },
    form: {
      open: 'tab',
      groups: [{ key: 'a', title: '基本', columns: 1, fields: ['name', 'papers', 'photos'] }],
      tabs: [{ detail: 'lines' }],
    },
  });

const A = 'temp/发票_1600000000000.pdf';
const B = 'temp/装箱单_1600000000001.pdf';
const record: WireRecord = {
  id: '7',
  version: 1,
  name: '一',
  papers: `${A},${B}`,
  photos: B,
  lines: [{ id: 'l1', code: '1' }],
};

async function open(view: PageView = { kind: 'form', id: '7' }, drafts = memoryDrafts()) {
  const told: Told = [];
  const marks: boolean[] = [];
  const memory = memoryUploads({ [A]: '发票.pdf', [B]: '装箱单.pdf' });
  const dataSource = memoryDataSource([record]);
  const host = { setTab: ({ dirty }: { dirty?: boolean | undefined }) => void marks.push(dirty === true) };
  const dictionaries = memoryDictionaries({});
  const ports = testPorts({ dataSource, dictionaries, told, drafts, host, uploads: memory.uploads });
  const { unmount } = await showPage({ page: uploadsPage(), ports, view });
  if (view.kind === 'form') await expect.element(button('上传 附件')).toBeVisible();
  return { ...memory, told, marks, dataSource, drafts, unmount };
}

const choose = async (...files: File[]): Promise<void> => {
  const input = document.querySelector<HTMLInputElement>('[data-field=papers] input[type=file]');
  if (input === null) throw new Error('there is nothing to choose files by');
  await userEvent.upload(input, files);
};

const chooseInCell = async (...files: File[]): Promise<void> => {
  await userEvent.click(screen.getByRole('gridcell').nth(2));
  await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('group');
  const input = document.querySelector<HTMLInputElement>('[aria-label="上传：凭证"][type=file]');
  if (input === null) throw new Error('the cell takes no files');
  await userEvent.upload(input, files);
};

test('a save waits for files on their way, says so, and has their paths', async () => {
  const { of, told, dataSource, marks } = await open();
  await choose(fileOf('新.pdf'));
  await expect.element(screen.getByRole('progressbar')).toBeVisible();
  expect(marks.at(-1)).toBe(true);
  await save();
  await expect.poll(() => told).toEqual(['warning 还有 1 个文件正在上传，请稍候']);
  expect(dataSource.keys).toEqual([]);
  await of('新.pdf').answer('temp/新.pdf');
  await expect.poll(() => dataSource.records.get('7')?.['papers']).toBe(`${A},${B},temp/新.pdf`);
  expect(of('新.pdf').request.from).toMatchObject({ column: 'papers' });
});

test('a save names a failed file and changes nothing; without the file it succeeds', async () => {
  const { of, told, dataSource } = await open();
  await choose(fileOf('坏.pdf'), fileOf('好.pdf'));
  await expect.element(screen.getByText('坏.pdf')).toBeVisible();
  await of('坏.pdf').fail(null);
  await of('好.pdf').answer('temp/好.pdf');
  await save();
  await expect.poll(() => told).toEqual(['error 坏.pdf 上传失败.', 'error 坏.pdf 上传失败.']);
  expect(dataSource.keys).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: '删除 坏.pdf' }));
  await save();
  await expect.poll(() => dataSource.records.get('7')?.['papers']).toBe(`${A},${B},temp/好.pdf`);
});

test('a save waits for the files of a cell too', async () => {
  const { of, dataSource, sendings } = await open();
  await chooseInCell(fileOf('凭.pdf'));
  await expect.poll(() => sendings).toHaveLength(1);
  await save();
  expect(dataSource.keys).toEqual([]);
  await of('凭.pdf').answer('temp/凭.pdf');
  await expect.poll(() => dataSource.records.get('7')?.['lines']).toMatchObject([{ id: 'l1', proof: 'temp/凭.pdf' }]);
  expect(of('凭.pdf').request.from).toMatchObject({ column: 'lines.proof' });
});

test('leaving a form cancels its uploads with a message; the draft keeps stored files', async () => {
  const drafts = memoryDrafts();
  const { of, told, unmount } = await open({ kind: 'form', id: '7' }, drafts);
  await choose(fileOf('快.pdf'), fileOf('慢.pdf'));
  await expect.element(screen.getByText('慢.pdf')).toBeVisible();
  await of('快.pdf').answer('temp/快.pdf');
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);
  await unmount();
  expect(of('慢.pdf').cancelled).toBe(true);
  expect(of('快.pdf').cancelled).toBe(false);
  expect(told).toEqual(['warning 1 个文件还没有传完，已停止上传']);
  await cleanup();
  const again = await open({ kind: 'form', id: '7' }, drafts);
  await userEvent.click(button('恢复'));
  await expect.element(screen.getByText('快.pdf')).toBeVisible();
  await save();
  await expect.poll(() => again.dataSource.records.get('7')?.['papers']).toBe(`${A},${B},temp/快.pdf`);
});

test('the draft includes the finished files of a cell when the form was left', async () => {
  const drafts = memoryDrafts();
  const { of, unmount, sendings } = await open({ kind: 'form', id: '7' }, drafts);
  await chooseInCell(fileOf('快.pdf'), fileOf('慢.pdf'));
  await expect.poll(() => sendings).toHaveLength(2);
  await of('快.pdf').answer('temp/快.pdf');
  await unmount();
  await cleanup();
  const { dataSource } = await open({ kind: 'form', id: '7' }, drafts);
  await userEvent.click(button('恢复'));
  await expect.element(screen.getByRole('group').getByText('快.pdf')).toBeVisible();
  await save();
  await expect.poll(() => dataSource.records.get('7')?.['lines']).toMatchObject([{ id: 'l1', proof: 'temp/快.pdf' }]);
});

test('a list shows file links and thumbnails that open, and filters by file name', async () => {
  const { downloads, links, dataSource } = await open({ kind: 'list' });
  await userEvent.click(screen.getByRole('button', { name: '装箱单.pdf', exact: true }));
  expect(downloads).toEqual([B]);
  await userEvent.click(screen.getByRole('button', { name: '预览 装箱单.pdf' }));
  const preview = screen.getByRole('dialog', { name: '装箱单.pdf' });
  await expect.element(preview).toBeVisible();
  expect(links).toContain(B);
  await expect.poll(() => preview.element().contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await userEvent.fill(field('附件'), '没有');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => dataSource.queries.at(-1)?.filters).toEqual({ papers: '*没有*' });
});

test('file messages have no serious accessibility violations', async () => {
  const { of } = await open();
  await choose(fileOf('一.pdf'), fileOf('二.pdf'));
  await expect.element(screen.getByText('二.pdf')).toBeVisible();
  await of('二.pdf').fail(null);
  const { violations } = await axe.run(document.body, { runOnly: ['wcag2a', 'wcag2aa'] });
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  // The shell's theme defines the colours of antd's controls and of links.
  const isThemes = (target: string): boolean =>
    document.querySelector(target)?.closest('.ant-btn, .wb-file-link') !== null;
  const faults = serious.flatMap(({ id, nodes }) => nodes.map(({ target }) => ({ id, target: target.join(' ') })));
  expect(faults.filter(({ id, target }) => id !== 'color-contrast' || !isThemes(target))).toEqual([]);
});
