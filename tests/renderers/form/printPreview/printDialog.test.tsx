import { expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { PortError } from '../../../../renderers/kit/ports/ports.ts';
import type { PrintJob } from '../../../../renderers/kit/ports/prints.ts';
import type { Prints } from '../../../../renderers/index.ts';
import { memoryDataSource, orders } from '../../memoryDataSource.ts';
import { memoryDictionaries, orderDictionaries } from '../../memoryDictionaries.ts';
import { showPage } from '../../showPage.tsx';
import { testPorts, type Told } from '../../testPorts.ts';
import { memoryPrints, printedPage } from './printedOrders.ts';

async function showList(given: Partial<Prints> = {}, denied: readonly string[] = [], url?: string) {
  const told: Told = [];
  const asked: (PrintJob & { task: string })[] = [];
  const dataSource = memoryDataSource(orders(3));
  const ports = testPorts({
    told,
    denied,
    dataSource,
    dictionaries: memoryDictionaries(orderDictionaries),
    prints: {
      ...memoryPrints(dataSource.records),
      download: async (_page, job) => void asked.push({ ...job, task: 'file' }),
      print: async (_page, job) => {
        asked.push({ ...job, task: 'print' });
        return 'printed';
      },
      ...given,
    },
  });
  await showPage({ page: printedPage(url), ports, view: { kind: 'list' } });
  await expect.element(screen.getByText('1-3 共 3 条')).toBeVisible();
  return { told, asked, ids: [...dataSource.records.keys()] };
}

const select = (row: number) => userEvent.click(screen.getByRole('checkbox', { name: `选择第 ${row} 行` }));
/** The print button for documents, next to the one that prints the list. */
const PRINT = /打\s?印( \(\d+\))?$/;
const opener = () => screen.getByRole('button', { name: PRINT }).first();
const dialog = () => screen.getByRole('dialog', { name: /^打印（\d 条记录）$/ });
const inDialog = (name: RegExp) => dialog().getByRole('button', { name });
const sheet = (name: string) => dialog().getByRole('group', { name });

const open = async (...rows: readonly number[]) => {
  for (const row of rows) await select(row);
  await userEvent.click(opener());
};

const failing = (message: string) => new PortError({ kind: 'other', message });

test('previews the sheets of all chosen records on the chosen paper and creates one file [L7]', async () => {
  const { asked, ids } = await showList();
  await open(1, 3);
  await expect.element(sheet('第 1 页，共 2 页')).toBeVisible();
  await expect.element(sheet('第 2 页，共 2 页').getByText('A003')).toBeInTheDocument();
  await userEvent.click(inDialog(/打\s?印$/));
  await dialog().getByRole('radio', { name: '送货单' }).element().focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(dialog().getByText('标签 A001')).toBeInTheDocument();
  await userEvent.click(inDialog(/下载 PDF/));
  const both = [ids[0], ids[2]];
  await expect
    .poll(() => asked)
    .toEqual([
      { task: 'print', name: 'bill', ids: both },
      { task: 'file', name: 'label', ids: both },
    ]);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(opener()).toHaveFocus();
});

test('says that the sheets come, why they do not, and asks again [L7]', async () => {
  let answer: (failure: Error) => void = () => undefined;
  const waiting = new Promise<never>((_, reject) => {
    answer = reject;
  });
  const pending = [waiting];
  const records = memoryDataSource(orders(3)).records;
  await showList({ sheets: async (...asked) => pending.pop() ?? memoryPrints(records).sheets(...asked) });
  await open(1);
  await expect.element(dialog().getByLabelText('正在排版')).toBeInTheDocument();
  await expect.element(inDialog(/下载 PDF/)).toBeDisabled();
  answer(failing('这些记录超过 600 页，请分几次打印'));
  await expect.element(dialog().getByRole('alert')).toHaveTextContent('这些记录超过 600 页，请分几次打印');
  await expect.element(inDialog(/打\s?印$/)).toBeDisabled();
  await userEvent.click(inDialog(/重\s?试/));
  await expect.element(sheet('第 1 页，共 1 页')).toBeVisible();
  await expect.element(inDialog(/打\s?印$/)).toBeEnabled();
});

test('shows progress, cancels silently, and reports a failure and the outcome of the file [L7]', async () => {
  const stopped: string[] = [];
  const outcomes: Prints['print'][] = [
    async () => 'saved',
    async () => {
      throw failing('“A001”现在不能打印');
    },
    (_page, _job, signal) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => {
          stopped.push('print');
          reject(new DOMException('', 'AbortError'));
        });
      }),
  ];
  const { told } = await showList({ print: async (...job) => (await outcomes.pop()?.(...job)) ?? 'printed' });
  await open(1, 2);
  await userEvent.click(inDialog(/打\s?印$/));
  await expect.element(dialog().getByText('正在生成 PDF：2 条记录，共 2 页')).toBeVisible();
  await expect.element(inDialog(/下载 PDF/)).toBeDisabled();
  await userEvent.click(inDialog(/停\s?止/));
  await expect.element(inDialog(/下载 PDF/)).toBeEnabled();
  expect([stopped, told]).toEqual([['print'], []]);
  await userEvent.click(inDialog(/打\s?印$/));
  await expect.poll(() => told).toEqual(['error “A001”现在不能打印']);
  await userEvent.click(inDialog(/打\s?印$/));
  await expect.poll(() => told.at(-1)).toBe('warning 浏览器不能直接打印 PDF，文件已下载，请打开后打印');
});

test('opens its own address in a new tab per record and reports blocked popups [D13]', async () => {
  const opened: unknown[] = [];
  const { told, ids } = await showList({
    open: async (_page, report, id) => {
      opened.push({ ...report, id });
      return opened.length > 1 ? 'blocked' : 'opened';
    },
  });
  await open(2);
  await userEvent.click(inDialog(/新标签页打开/));
  await userEvent.click(inDialog(/新标签页打开/));
  await expect.poll(() => told).toEqual(['warning 浏览器拦截了新标签页，请允许弹出窗口后重试']);
  expect(opened).toEqual([0, 1].map(() => ({ name: 'bill', id: ids[1] })));
  await userEvent.keyboard('{Escape}');
  await open(3);
  await expect.element(inDialog(/下载 PDF/)).toBeEnabled();
  await expect.element(inDialog(/新标签页打开/)).not.toBeInTheDocument();
});

test('is a report in a new tab where the page names one [D13] [W7-39]', async () => {
  const opened: unknown[] = [];
  const url = '/orders/print?name=bill';
  const { told, ids } = await showList(
    {
      open: async (_page, report, id) => {
        opened.push({ ...report, id });
        return 'opened';
      },
    },
    [],
    url,
  );
  await open(1);
  await expect.poll(() => opened).toEqual([{ url, id: ids[0] }]);
  await expect.element(dialog()).not.toBeInTheDocument();
  await open(2);
  expect(told).toEqual(['warning 报表一次只能打印一条记录']);
});

test('is made of chosen records: with none chosen it says so [L7]', async () => {
  const { told } = await showList();
  await userEvent.click(opener());
  expect(told).toHaveLength(1);
  await expect.element(dialog()).not.toBeInTheDocument();
});

test('is not offered to who may not print [L7]', async () => {
  await showList({}, ['test:order:print']);
  await expect.element(screen.getByRole('button', { name: PRINT })).not.toBeInTheDocument();
});
