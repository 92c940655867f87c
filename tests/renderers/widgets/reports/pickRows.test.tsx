import { expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { button, dialog, ok, press, rowOf, showPopups, type PopupFormOptions } from '../pickers/popupForm.tsx';

const grid = () => screen.getByRole('grid', { name: '分摊' });
const box = (name: string | RegExp) => rowOf(name).getByRole('checkbox');
/** Only visible rows: the table keeps rendered rows in the DOM. */
const codes = (): string[] =>
  [...document.querySelectorAll('[role="grid"][aria-label="分摊"] [role="row"]')]
    .filter((row) => row.checkVisibility())
    .flatMap((row) => /[KGN]\d{3}/.exec(row.textContent ?? '')?.[0] ?? []);

async function openRows(options: PopupFormOptions = {}) {
  const form = await showPopups(options);
  await userEvent.click(screen.getByRole('tab', { name: '分摊' }));
  await expect.element(grid()).toBeVisible();
  await userEvent.click(button(/^选 ?取$/));
  await expect.element(rowOf(/启明/)).toBeVisible();
  return form;
}

test('adds five report rows in one undo step, and shows them selected when reopened [L15][W2-9]', async () => {
  const { asked, source } = await openRows();
  for (const name of [/启明/, /远帆/, /恒达/, /恒信/, /样例公司1(?!\d)/]) await userEvent.click(box(name));
  await userEvent.click(ok());
  await expect.poll(codes).toEqual(['K001', 'K002', 'G001', 'G002', 'N001']);
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('编码 第 1 行');

  await press('{Control>}z{/Control}');
  await expect.poll(codes).toEqual([]);
  await press('{Control>}y{/Control}');
  await expect.poll(codes).toHaveLength(5);

  const before = asked.requests.length;
  await userEvent.click(button(/^选 ?取$/));
  await expect.element(box(/启明/)).toBeChecked();
  await expect.element(box(/启明/)).toBeDisabled();
  expect(document.querySelectorAll('.wb-picker .wb-check:checked')).toHaveLength(5);
  expect(asked.requests).toHaveLength(before);
  await userEvent.click(rowOf(/启明/).getByText('K001'));
  await userEvent.click(dialog().getByRole('checkbox', { name: /全选|本页/ }));
  await userEvent.click(ok());
  await expect.poll(codes).toEqual(['K001', 'K002', 'G001', 'G002', 'N001', 'N002', 'N003', 'N004']);
  await press('{Control>}s{/Control}');
  await expect.poll(() => source.records.get('1')?.['shareList']).toHaveLength(8);
  expect(source.records.get('1')?.['shareList']).toMatchObject([
    { partyCode: 'K001', partyName: '启明贸易有限公司', amount: '1234567.50' },
    { partyCode: 'K002', amount: '20.25' },
    ...Array.from({ length: 6 }, () => ({ amount: '1000.50' })),
  ]);
});

test('reports rows that do not fit, and leaves columns without edit permission blank [L15]', async () => {
  const { told } = await openRows({ denied: ['trade:mandate:amount'] });
  await userEvent.click(dialog().getByRole('checkbox', { name: /全选|本页/ }));
  await userEvent.click(ok());
  await expect.poll(codes).toHaveLength(8);
  expect(told).toEqual(['warning 最多 8 行，有 2 条记录未添加']);
  expect(grid().element().textContent).not.toContain('1,234,567.50');
});
