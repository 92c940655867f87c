import { expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { PortError, type ListResult, type Reports } from '../../../../renderers/index.ts';
import { memoryReports, parties, partyReport } from '../pickers/memoryReports.ts';
import {
  button,
  dialog,
  field,
  ok,
  press,
  rowOf,
  showPopups,
  stored,
  type PopupFormOptions,
} from '../pickers/popupForm.tsx';

const memory = memoryReports({ party: partyReport }).reports;
const query = (name: string) => dialog().getByRole('textbox', { name, exact: true });
const head = (name: string) => dialog().getByRole('columnheader', { name }).first();
const firstCell = (): string =>
  document.querySelector('.wb-picker-rows .wb-report-row td:nth-child(2)')?.textContent ?? '';
const chips = (): string[] => [...document.querySelectorAll('.wb-picker-chip')].map((chip) => chip.textContent ?? '');

async function openPicker(name = '货主', options: PopupFormOptions = {}) {
  const form = await showPopups(options);
  await userEvent.click(button(`选择${name}`));
  await expect.element(dialog()).toBeVisible();
  return form;
}

test('shows two conditions and the hidden ones after 展开; Enter searches, 重置 shows all again [W3.3-14]', async () => {
  const { asked } = await openPicker();
  await expect.element(query('名称')).toBeVisible();
  await expect.element(dialog().getByRole('combobox', { name: '类别' })).not.toBeInTheDocument();
  await userEvent.click(dialog().getByRole('button', { name: /展 ?开/ }));
  await expect.element(dialog().getByRole('combobox', { name: '类别' })).toBeVisible();
  await userEvent.fill(dialog().getByRole('textbox', { name: '信用额度', exact: true }), '1000');
  await userEvent.fill(query('名称'), '样例公司1');
  await press('{Enter}');
  await expect.poll(() => asked.requests.at(-1)?.filters).toEqual({ name: '*样例公司1*', credit_begin: '1000' });
  await expect.element(dialog().getByText('1-10 共 11 条')).toBeVisible();
  await userEvent.click(dialog().getByRole('button', { name: /重 ?置/ }));
  await expect.element(dialog().getByText('1-10 共 28 条')).toBeVisible();
  await expect.element(query('名称')).toHaveValue('');
});

test('takes the only row left by a search, not by paging or sorting [W4-13]', async () => {
  await openPicker('货主', { report: { rows: parties.slice(0, 11) } });
  await expect.element(rowOf(/启明/)).toBeVisible();
  await userEvent.click(dialog().getByTitle('2', { exact: true }));
  await expect.poll(firstCell).toBe('N007');
  await expect.element(dialog()).toBeVisible();
  await userEvent.fill(query('名称'), '恒信');
  await press('{Enter}');
  await expect.element(field('货主')).toHaveValue('恒信电子有限公司');
});

test('sorts by the columns that allow it, at the server', async () => {
  const { asked } = await openPicker();
  await userEvent.click(head('编码'));
  await expect.poll(() => asked.requests.at(-1)).toMatchObject({ column: 'code', order: 'asc', pageNo: 1 });
  await expect.poll(firstCell).toBe('G001');
  await userEvent.click(head('编码'));
  await expect.poll(() => asked.requests.at(-1)).toMatchObject({ column: 'code', order: 'desc' });
  await userEvent.click(head('名称'));
  expect(asked.requests).toHaveLength(3);
});

test('PageDown and PageUp turn pages, Home and End jump, Up from the first row returns', async () => {
  await openPicker();
  await expect.element(rowOf(/启明/)).toBeVisible();
  await press('{ArrowDown}{End}');
  await expect.element(rowOf(/样例公司6/)).toHaveFocus();
  await press('{PageDown}');
  await expect.element(rowOf(/样例公司7/)).toHaveFocus();
  await press('{PageDown}');
  await expect.element(rowOf(/样例公司17/)).toHaveFocus();
  await press('{PageDown}{PageUp}');
  await expect.element(rowOf(/样例公司7/)).toHaveFocus();
  await press('{ArrowUp}');
  await expect.element(query('编码')).toHaveFocus();
});

test('offers page sizes and starts at page 1 with another one [W9-1]', async () => {
  const { asked } = await openPicker();
  await userEvent.click(dialog().getByTitle('2', { exact: true }));
  await userEvent.selectOptions(dialog().getByRole('combobox', { name: '页码' }), '30 条/页');
  await expect.poll(() => asked.requests.at(-1)).toMatchObject({ pageNo: 1, pageSize: 30 });
});

test('warns to choose a record when nothing is chosen [W5.1-26]', async () => {
  const { told } = await openPicker();
  await expect.element(rowOf(/启明/)).toBeVisible();
  await userEvent.click(ok());
  expect(told).toEqual(['warning 请选择一条记录']);
  await expect.element(dialog()).toBeVisible();
});

test('keeps only the newest choice where a single row is allowed [W5.1-26]', async () => {
  await openPicker();
  await userEvent.click(rowOf(/启明/).getByText('K001'));
  await userEvent.click(rowOf(/远帆/).getByRole('radio'));
  await userEvent.click(ok());
  await expect.element(field('货主')).toHaveValue('远帆进出口有限公司');
});

test('keeps several choices over pages and searches as removable chips, joined by commas [W9-8]', async () => {
  await openPicker('相关方');
  await expect.element(rowOf(/启明/)).toBeVisible();
  await press('{ArrowDown} {ArrowDown}{ArrowDown}{ArrowDown} ');
  await expect.poll(chips).toEqual(['启明贸易有限公司', '恒信电子有限公司']);
  await press('{PageDown}');
  await userEvent.click(rowOf(/样例公司8/).getByRole('checkbox'));
  await userEvent.fill(query('名称'), '恒');
  await press('{Enter}');
  await expect.element(rowOf(/恒达/)).toBeVisible();
  await userEvent.click(rowOf(/恒达/).getByText('G001'));
  await expect.poll(chips).toEqual(['启明贸易有限公司', '恒信电子有限公司', '样例公司8', '恒达机械厂']);
  await userEvent.click(dialog().getByRole('button', { name: '取消选择 样例公司8' }));
  await userEvent.click(ok());
  await expect.element(field('相关方')).toHaveValue('启明贸易有限公司,恒信电子有限公司,恒达机械厂');
  await expect.element(field('相关方代码')).toHaveValue('9144030000K001,9144030000G001');
});

test('shows current values selected and first, and keeps values missing in the report [W2-9]', async () => {
  const record = { ...stored, parties: '恒达机械厂,旧公司,样例公司20', partySccs: '9144030000G001,X,9144030000N020' };
  const { asked } = await openPicker('相关方', { record });
  await expect.poll(chips).toEqual(['恒达机械厂', '旧公司', '样例公司20']);
  expect(asked.requests.at(-1)?.first).toEqual({ column: 'name', values: ['恒达机械厂', '旧公司', '样例公司20'] });
  await expect.poll(firstCell).toBe('G001');
  await expect.element(rowOf(/样例公司20/).getByRole('checkbox')).toBeChecked();
  await userEvent.click(rowOf(/恒达/).getByRole('checkbox'));
  await userEvent.click(rowOf(/启明/).getByRole('checkbox'));
  await userEvent.click(ok());
  await expect.element(field('相关方')).toHaveValue('旧公司,样例公司20,启明贸易有限公司');
  await expect.element(field('相关方代码')).toHaveValue('X,9144030000N020,9144030000K001');
  await userEvent.click(button('选择货主'));
  await expect.element(rowOf(/启明/)).toBeVisible();
  expect(document.querySelector('.wb-radio:checked')).toBeNull();
});

test('does not take a lone hit by itself where several rows may be chosen', async () => {
  await showPopups();
  await userEvent.click(field('相关方'));
  await press('启明{Enter}');
  await expect.element(rowOf(/启明/)).toHaveFocus();
  await press('{Enter}');
  await expect.element(field('相关方')).toHaveValue('启明贸易有限公司');
});

test('shows texts of codes, separators in numbers, heads over groups, and exact sums', async () => {
  await openPicker('货主', { report: { rows: parties.slice(0, 4) } });
  await expect.element(rowOf(/启明/).getByText('客户')).toBeVisible();
  await expect.element(rowOf(/启明/).getByText('1,234,567.50')).toBeVisible();
  expect(document.querySelector('.wb-picker th[colspan="2"]')?.textContent).toBe('往来');
  await expect.element(dialog().getByRole('row', { name: /合计/ })).toHaveTextContent('1,236,588.75');
});

test('sums the whole query, asked once for all its pages [W7-25]', async () => {
  const { asked } = await openPicker();
  const sums = dialog().getByRole('row', { name: /合计/ });
  await expect.element(sums).toHaveTextContent('1,260,600.75');
  await userEvent.click(dialog().getByTitle('2', { exact: true }));
  await expect.poll(firstCell).toBe('N007');
  await expect.element(sums).toHaveTextContent('1,260,600.75');
  expect(asked.totals).toEqual([{}]);
  await userEvent.click(dialog().getByTitle('1', { exact: true }));
  await expect.poll(firstCell).toBe('K001');
  expect(asked.requests.map(({ pageNo }) => pageNo)).toEqual([1, 2]);
  await userEvent.fill(query('名称'), '公司1');
  await press('{Enter}');
  await expect.element(sums).toHaveTextContent('11,005.5');
});

test('shows the answer to the newest search when an older one comes late', async () => {
  const waiting = new Map<string, (result: ListResult) => void>();
  const rows: Reports['rows'] = (id, request) => {
    const wanted = request.filters['name'];
    if (wanted === undefined) return memory.rows(id, request);
    return new Promise((resolve) => waiting.set(wanted, resolve));
  };
  await openPicker('货主', { reports: { rows } });
  await expect.element(rowOf(/启明/)).toBeVisible();
  for (const name of ['旧', '新']) {
    await userEvent.fill(query('名称'), name);
    await press('{Enter}');
    await expect.poll(() => waiting.has(`*${name}*`)).toBe(true);
  }
  const answer = (name: string): ListResult => ({
    records: [1, 2].map((index) => ({ code: `X${index}`, name: `${name}公司${index}` })),
    total: 2,
    totalIsAtLeast: false,
  });
  waiting.get('*新*')?.(answer('新'));
  await expect.element(rowOf(/新公司1/)).toBeVisible();
  waiting.get('*旧*')?.(answer('旧'));
  await expect.element(rowOf(/旧公司1/)).not.toBeInTheDocument();
});

test('says that there is nothing, and why rows are missing, with another try', async () => {
  let isBroken = true;
  await openPicker('货主', {
    reports: {
      rows: async (id, request) => {
        if (isBroken) throw new PortError({ kind: 'other', message: 'SQL执行失败：超时' });
        return memory.rows(id, request);
      },
    },
  });
  await expect.element(dialog().getByRole('alert')).toHaveTextContent('SQL执行失败：超时');
  isBroken = false;
  await userEvent.click(dialog().getByRole('button', { name: /重 ?试/ }));
  await expect.element(rowOf(/启明/)).toBeVisible();
  await userEvent.fill(query('名称'), '没有');
  await press('{Enter}');
  await expect.element(dialog().getByText('没有符合条件的记录')).toBeVisible();
});

test('fills the window of a phone', async () => {
  await screen.viewport(390, 844);
  try {
    await openPicker();
    await expect.element(rowOf(/启明/)).toBeVisible();
    const box = document.querySelector('.wb-picker .ant-modal-content')?.getBoundingClientRect();
    expect([box?.left, box?.top, box?.width]).toEqual([0, 0, 390]);
    expect(box?.height).toBeGreaterThanOrEqual(844);
  } finally {
    await screen.viewport(1440, 900);
  }
});
