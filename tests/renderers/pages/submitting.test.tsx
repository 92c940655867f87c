import { expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { memoryDataSource } from '../memoryDataSource.ts';
import { button, field, read, save, showForm, stored } from './showForm.tsx';

test('lists all submission obstacles in one keyboard dialog, with values, row places and reasons [W5.1-20]', async () => {
  const dialog = () => screen.getByRole('dialog');
  const source = memoryDataSource([
    { ...stored, net: '3000', gross: '2000', goodsList: [{ id: 'g1', name: '', qty: '3' }] },
  ]);
  const { told } = await showForm(source, { id: '7' });
  field('毛重').element().focus();
  await userEvent.keyboard('{F9}');
  const lines = () =>
    [...document.querySelectorAll<HTMLElement>('button.wb-review-line')].map(({ innerText }) =>
      innerText.replaceAll(/\s+/g, ' ').trim(),
    );
  await expect.element(dialog().getByText('提交复核：还有', { exact: false })).toBeVisible();
  expect(lines()).toEqual([
    '错误 毛重 毛重不能小于净重 现为 2,000 R05',
    '需说明 毛重 毛重超过一吨 现为 2,000 R25',
    '错误 净重 毛重不能小于净重 现为 3,000 R05',
    '错误 商品 第 1 行 品名 请输入品名 现为 （空）',
  ]);
  expect(told).toEqual([]);

  // Enter on an entry jumps: the dialog closes and the entry's field has the focus.
  await expect.poll(() => document.activeElement?.textContent).toContain('毛重不能小于净重');
  await userEvent.keyboard('{End}');
  await expect.poll(() => document.activeElement?.textContent).toContain('商品');
  await userEvent.keyboard('{Home}{Enter}');
  await expect.element(field('毛重')).toHaveFocus();
  await expect.element(dialog()).not.toBeInTheDocument();
});

test('takes the reasons and confirmation of a submission at once, with Enter between them', async () => {
  const source = memoryDataSource([{ ...stored, gross: '5' }]);
  const { told } = await showForm(source, { id: '7' });
  await userEvent.fill(field('毛重'), '2001');
  await userEvent.keyboard('{F9}');
  const reason = screen.getByRole('textbox', { name: '毛重超过一吨（R25）' });
  await expect.element(reason).toHaveFocus();
  await expect.element(screen.getByText('提交后不能修改，确认提交？')).toBeVisible();
  await expect.element(button('确认并提交复核')).toBeDisabled();

  // The part of a reason that was already typed is restored.
  await userEvent.keyboard('整柜');
  await userEvent.click(button('返回修改'));
  await userEvent.keyboard('{F9}');
  await expect.element(reason).toHaveValue('整柜');
  await expect.element(button('确认并提交复核')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => source.records.get('7')).toMatchObject({ status: 'review', gross: '2001' });
  await expect.poll(() => told).toContain('success 提交复核成功');
  await expect.element(read('毛重')).toHaveTextContent('2,001');
});

test('starts a copy without omitted values, marks those and copied dates, and focuses the first', async () => {
  const source = memoryDataSource([{ ...stored, status: 'review', orderDate: '2026-01-05' }]);
  const { told } = await showForm(source, { copyOf: '7' });
  await expect.element(field('毛重')).toHaveValue('12.5');
  await expect.element(field('订单号')).toHaveValue('');
  await expect.element(field('订单号')).toHaveFocus();
  await expect.element(screen.getByText('订单号没有复制，请填写').first()).toBeVisible();
  await userEvent.keyboard('COPY{Tab}');
  await expect.element(screen.getByText('订单号没有复制，请填写')).not.toBeInTheDocument();
  await save();
  await expect
    .poll(() => source.records.get('1001'))
    .toMatchObject({ code: 'COPY', status: 'draft', gross: '12.5', goodsList: [{ name: '螺丝', qty: '3' }] });

  // The copied date is reported before the submit until someone has checked it; an entry leads to the field, a key
  // confirms it.
  await userEvent.keyboard('{F9}');
  await expect.element(screen.getByRole('button', { name: '日期是复制来的，请核对' })).toBeVisible();
  await expect.element(button('确认并提交复核')).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: '日期是复制来的，请核对' }));
  await expect
    .poll(() => document.activeElement?.closest('[data-field]')?.getAttribute('data-field'))
    .toBe('orderDate');
  await userEvent.keyboard('{Alt>}y{/Alt}');
  await expect.element(screen.getByText('日期是复制来的，请核对')).not.toBeInTheDocument();
  expect(told).toContain('success 保存成功');
});
