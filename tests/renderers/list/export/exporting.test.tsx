import { expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { PortError } from '../../../../renderers/kit/ports/ports.ts';
import type { ExportOrder, ExportWatch } from '../../../../renderers/kit/ports/exports.ts';
import { memoryDataSource, orders } from '../../memoryDataSource.ts';
import { memoryDictionaries, orderDictionaries } from '../../memoryDictionaries.ts';
import { orderPage } from '../../orderPage.ts';
import { showPage } from '../../showPage.tsx';
import { testPorts, type Told } from '../../testPorts.ts';

interface Given {
  readonly save?: (order: ExportOrder, watch: ExportWatch) => Promise<void>;
  readonly url?: string;
  /** Total number of records that the list reports. */
  readonly total?: number;
}

async function showList({ save = async () => undefined, url, total }: Given = {}) {
  const source = memoryDataSource(orders(3));
  const list: typeof source.list = async (...asked) => ({
    ...(await source.list(...asked)),
    ...(total !== undefined && { total }),
  });
  const told: Told = [];
  const saved: ExportOrder[] = [];
  const begun: ExportOrder[] = [];
  const ports = testPorts({
    told,
    dataSource: { ...source, list },
    dictionaries: memoryDictionaries(orderDictionaries),
    exports: {
      save: (_page, order, watch = {}) => {
        saved.push(order);
        return save(order, watch);
      },
      begin: async (_page, order) => void begun.push(order),
    },
  });
  const page = orderPage();
  const shown = url === undefined ? page : { ...page, resource: { ...page.resource, url } };
  await showPage({ page: shown, ports, view: { kind: 'list' } });
  return { told, saved, begun };
}

const open = async () => userEvent.click(screen.getByRole('button', { name: /导\s?出( \(\d+\))?$/ }));
const dialog = () => screen.getByRole('dialog', { name: '导出“订单”' });
const ok = () => dialog().getByRole('button', { name: /^导\s?出$/ });
const choose = async (name: RegExp) => userEvent.click(dialog().getByRole('radio', { name }));

test('uses the options of the dialog, also by keyboard, and the given file name [W2.2-1] [W7-30]', async () => {
  const { told, saved } = await showList();
  await open();
  await expect.element(dialog().getByRole('radio', { name: '全部 3 条（按当前查询条件）' })).toBeChecked();
  await expect.element(dialog().getByRole('radio', { name: '已选择的 0 条' })).toBeDisabled();
  await choose(/^代码$/);
  await expect.element(dialog().getByRole('radio', { name: /^\.xls$/ })).toBeChecked();
  await userEvent.fill(dialog().getByRole('textbox', { name: '文件名' }), '十一月');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => told).toEqual(['success 导出成功']);
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(saved).toMatchObject([{ filters: {}, selections: [], values: 'codes', format: 'xls', fileName: '十一月' }]);
  expect(saved[0]?.fields.slice(0, 1)).toEqual(['code']);
});

test('exports the selected records if any, with a default name if none is given [W7-30]', async () => {
  const { saved } = await showList();
  await userEvent.click(screen.getByRole('checkbox', { name: '选择第 2 行' }));
  await open();
  await expect.element(dialog().getByRole('radio', { name: '已选择的 1 条' })).toBeChecked();
  await choose(/^全部 \d+ 列$/);
  await userEvent.clear(dialog().getByRole('textbox', { name: '文件名' }));
  await userEvent.click(ok());
  await expect.poll(() => saved.length).toBe(1);
  expect(saved[0]).toMatchObject({ fileName: '导出文件', format: 'xls' });
  expect(saved[0]?.selections).toHaveLength(1);
  expect(saved[0]?.fields).toContain('updateTime');
});

test('says that the download failed and why, and can be tried again [W7-30] [W8-26]', async () => {
  const failures = [new PortError({ kind: 'other', message: '导出超过上限 100 行' })];
  const { told } = await showList({
    save: async () => {
      const failure = failures.pop();
      if (failure !== undefined) throw failure;
    },
  });
  await open();
  await userEvent.click(ok());
  await expect.element(dialog().getByRole('alert')).toHaveTextContent('文件下载失败：导出超过上限 100 行');
  expect(told).toEqual([]);
  await userEvent.click(ok());
  await expect.poll(() => told).toEqual(['success 导出成功']);
});

test('gives one notice where there is no network [W7-30] [W8-26]', async () => {
  const { told } = await showList({
    save: async () => Promise.reject(new PortError({ kind: 'network', message: '网络连接失败。' })),
  });
  await open();
  await userEvent.click(ok());
  await expect.element(screen.getByRole('alert')).toHaveTextContent('文件下载失败：网络连接失败。');
  expect(screen.getByRole('alert').elements()).toHaveLength(1);
  expect(told).toEqual([]);
});

test('runs in the background on request, and always for a long list [W7-30]', async () => {
  const { told, saved, begun } = await showList();
  await open();
  const later = () => dialog().getByRole('checkbox', { name: '在后台导出，完成后到“我的下载”下载' });
  await expect.element(later()).not.toBeChecked();
  await userEvent.click(later());
  await userEvent.click(ok());
  await expect.poll(() => told).toEqual(['success 已开始在后台导出，完成后可在“我的下载”中下载']);
  await expect.element(dialog()).not.toBeInTheDocument();
  expect([saved, begun.map(({ fileName }) => fileName)]).toEqual([[], ['订单']]);
});

test('of more than 10,000 rows is made in the background, whatever staff ask for [W7-30]', async () => {
  const { saved, begun } = await showList({ total: 10_001 });
  await open();
  const later = dialog().getByRole('checkbox', { name: /后台/ });
  await expect.element(later).toBeChecked();
  await expect.element(later).toBeDisabled();
  await userEvent.click(ok());
  await expect.poll(() => begun.length).toBe(1);
  expect(saved).toEqual([]);
});

test('shows progress, is cancelled by Esc, and then reports no failure [W7-30]', async () => {
  let stopped = false;
  const { told } = await showList({
    save: (_order, { signal, onReceived }) =>
      new Promise((_resolve, reject) => {
        onReceived?.(12_345);
        signal?.addEventListener('abort', () => {
          stopped = true;
          reject(new DOMException('gone', 'AbortError'));
        });
      }),
  });
  await open();
  await userEvent.click(ok());
  await expect.element(dialog().getByRole('status')).toHaveTextContent('正在导出 3 条，请稍候…');
  await expect.element(dialog().getByText('已接收 12.1 KB')).toBeVisible();
  await expect.element(dialog().getByRole('button', { name: '取消导出' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => stopped).toBe(true);
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(told).toEqual([]);
});

test('of a page without an address says what to set [W5.1-56]', async () => {
  const { told } = await showList({ url: '' });
  await open();
  expect(told).toEqual(['error 请设置url.exportXlsUrl属性!']);
  await expect.element(dialog()).not.toBeInTheDocument();
});
