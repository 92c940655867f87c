import { ConfigProvider, Select } from 'antd';
import zhCN from 'antd/es/locale/zh_CN';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page as screen, userEvent } from 'vitest/browser';
import { DetailDialog, DetailList, Ellipsis, FormContainer, Paginator } from '../../../../renderers/index.ts';
import type { PaginatorProps } from '../../../../renderers/kit/blocks/Paginator.tsx';
import { ScrolledTable } from '../../../../renderers/kit/blocks/ScrolledTable.tsx';
import { testPorts } from '../../testPorts.ts';

const { t } = testPorts();
const LONG = '上海自由贸易试验区国际冷链物流与供应链管理有限责任公司';

test('truncates texts above 25 characters, with the full text for keyboard and screen readers [W9-7]', async () => {
  await render(
    <>
      <Ellipsis text={LONG} />
      <Ellipsis text="短文字" />
    </>,
  );
  const cut = screen.getByRole('note', { name: LONG });
  await expect.element(cut).toHaveTextContent(`${LONG.slice(0, 25)}…`);
  expect([...LONG].length).toBeGreaterThan(25);
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('tooltip')).toHaveTextContent(LONG);
  await expect.element(screen.getByText('短文字')).not.toHaveAttribute('tabindex');
});

test('shows details in a dialog titled 详细信息, 1200 wide, with full screen and four columns [W2-2] [W9-13]', async () => {
  await screen.viewport(1440, 900);
  const items = ['品名', '数量', '单价', '产地', '用途', '备注'].map((title, index) => ({
    key: title,
    title,
    value: index === 5 ? '' : `${title}值`,
  }));
  await render(
    <DetailDialog t={t} onClose={() => undefined}>
      <DetailList t={t} columns={9} items={items} />
    </DetailDialog>,
  );
  const dialog = screen.getByRole('dialog', { name: '详细信息' });
  const width = () => dialog.element().getBoundingClientRect().width;
  await expect.poll(width).toBe(1200);
  const columns = () => {
    const list = dialog.element().querySelector('dl');
    return list === null ? 0 : getComputedStyle(list).gridTemplateColumns.split(' ').length;
  };
  expect(columns()).toBe(4);
  await expect.element(dialog.getByText('（空）')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: '全屏' }));
  await expect.poll(width).toBe(1440);
  await screen.viewport(390, 800);
  expect(columns()).toBe(1);
  await screen.viewport(1440, 900);
});

test('a form container disables all within it, but not what stands in an iframe', async () => {
  const pressed: string[] = [];
  const shown = (disabled: boolean) => (
    <FormContainer disabled={disabled} label="表头">
      <input aria-label="文字" />
      <button type="button" onClick={() => pressed.push('button')}>
        按钮
      </button>
      <Select aria-label="币制" options={[{ value: 'USD' }]} />
      <iframe title="附页" sandbox="allow-same-origin" srcDoc="<input id='inner'>" />
    </FormContainer>
  );
  const { rerender } = await render(shown(true));
  await expect.element(screen.getByRole('textbox', { name: '文字' })).toBeDisabled();
  await expect.element(screen.getByRole('combobox', { name: '币制' })).toBeDisabled();
  document.querySelector<HTMLElement>('.wb-form-container > button')?.click();
  expect(pressed).toEqual([]);
  const inner = () => document.querySelector('iframe')?.contentDocument?.querySelector<HTMLInputElement>('#inner');
  await expect.poll(() => inner()?.matches(':disabled')).toBe(false);
  await rerender(shown(false));
  await expect.element(screen.getByRole('textbox', { name: '文字' })).toBeEnabled();
  await expect.element(screen.getByRole('combobox', { name: '币制' })).toBeEnabled();
});

test('a paginator starts at page 1, shows 共 N 条, jumps and changes size [W9-1]', async () => {
  const told: unknown[] = [];
  const onChange = (...turn: readonly number[]) => void told.push(turn);
  const shown = (more: Partial<PaginatorProps> = {}) => (
    <ConfigProvider locale={zhCN}>
      <Paginator t={t} onChange={onChange} {...more} />
    </ConfigProvider>
  );
  const { rerender } = await render(shown());
  await expect.element(screen.getByText('1-10 共 100 条')).toBeVisible();
  const jump = screen.getByRole('textbox', { name: '页' });
  await userEvent.fill(jump, '3');
  await userEvent.keyboard('{Enter}');
  expect(told).toEqual([[3, 10]]);
  const sizes = screen.getByRole('combobox', { name: '页码' });
  await expect.element(sizes).toHaveDisplayValue('10 条/页');
  expect([...sizes.element().children].map((one) => one.textContent)).toEqual(['10 条/页', '20 条/页', '30 条/页']);
  await userEvent.selectOptions(sizes, '20 条/页');
  expect(told.at(-1)).toEqual([1, 20]);
  await rerender(shown({ current: 2, pageSize: 20, total: 35, isAtLeast: true }));
  await expect.element(screen.getByText('21-35 共 35+ 条')).toBeVisible();
});

test('rows without focusable content are a tab stop for keyboard scrolling; others are not', async () => {
  const table = { widths: [900, 900], head: null, rows: <tr role="row" />, busy: false };
  await render(
    <>
      <ScrolledTable {...table} label="往来单位" isPlain />
      <ScrolledTable {...table} label="客户" />
    </>,
  );
  const rowsOf = (name: string) => screen.getByRole('table', { name }).element().querySelector('.wb-scrolled-rows');
  expect(rowsOf('往来单位')).toHaveAttribute('tabindex', '0');
  expect(rowsOf('客户')).not.toHaveAttribute('tabindex');
});
