import { expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import type { Preferences } from '../../../renderers/kit/ports/ports.ts';
import { memoryDictionaries, orderDictionaries } from '../memoryDictionaries.ts';
import { compileTestPage } from '../orderPage.ts';
import { orderSchema } from '../orderSchema.ts';
import { showPage } from '../showPage.tsx';
import { testPorts } from '../testPorts.ts';
import { button, choice, field, save, stored } from './showForm.tsx';

const { form } = orderSchema;
const together = { key: 'fees', title: '运费', fields: ['feeMark', 'fee'], widths: [1, 2] };
const groups = form.groups.map((group) => ({
  ...group,
  fields: (group.fields as readonly string[]).flatMap((key): readonly unknown[] =>
    key === 'feeMark' ? [together] : key === 'fee' ? [] : [key],
  ),
}));
const page = compileTestPage({ ...orderSchema, form: { ...form, groups } });

const memoryPreferences = (): Preferences & { readonly kept: Map<string, unknown> } => {
  const kept = new Map<string, unknown>();
  return { kept, get: (key) => kept.get(key), set: (key, value) => void kept.set(key, value) };
};
const show = (preferences: Preferences) =>
  showPage({
    page,
    ports: testPorts({
      dataSource: { get: async () => stored },
      dictionaries: memoryDictionaries(orderDictionaries),
      preferences,
    }),
    view: { kind: 'form', id: '7' },
  });

const map = () => screen.getByRole('navigation', { name: '章节' });
const chip = (name: string | RegExp) => map().getByRole('link', { name });

test('the map leads to a section by keyboard and by click, and tells its errors [U-eye-2]', async () => {
  await show(memoryPreferences());
  await expect.element(field('订单号')).toHaveFocus();
  await userEvent.keyboard('{Alt>}m{/Alt}{ArrowRight}');
  await expect.element(chip('重量与费用')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(field('毛重')).toHaveFocus();
  // Directly by its digit.
  await userEvent.keyboard('{Alt>}m{/Alt}1');
  await expect.element(field('订单号')).toHaveFocus();
  await userEvent.keyboard('{Alt>}m{/Alt}2');
  await expect.element(field('毛重')).toHaveFocus();
  await userEvent.clear(field('订单号'));
  await save();
  await expect.element(chip(/，1 处错误$/)).toBeVisible();
  await userEvent.click(field('毛重'));
  await userEvent.click(chip(/1 处错误$/));
  await expect.element(field('订单号')).toHaveFocus();
  await userEvent.click(chip('商品'));
  await expect.poll(() => document.activeElement?.closest('.wb-details')).not.toBe(null);
});

test('the map marks the focused section and the one scrolled to [U-eye-2]', async () => {
  await screen.viewport(900, 400);
  await show(memoryPreferences());
  const marked = () => map().element().querySelector('[aria-current=location]')?.textContent;
  await expect.poll(marked).toBe('基本信息');
  await userEvent.click(chip('重量与费用'));
  await expect.poll(marked).toBe('重量与费用');
  const scroller = map().element().closest('.wb-form')?.parentElement;
  if (!(scroller instanceof HTMLElement)) throw new Error('the form stands in its page');
  Object.assign(scroller.style, { height: '300px', overflow: 'auto', display: 'block' });
  scroller.scrollTop = scroller.scrollHeight;
  await expect.poll(marked).toBe('商品');
  scroller.scrollTop = 0;
  await expect.poll(marked).toBe('基本信息');
});

test('a section stays as the user left it in later forms; the map opens it [U-eye-2]', async () => {
  const preferences = memoryPreferences();
  const first = await show(preferences);
  await userEvent.click(button('重量与费用'));
  await expect.element(field('毛重')).not.toBeInTheDocument();
  expect(preferences.kept.get('sections:test/order')).toEqual({ cost: false });
  await first.unmount();
  await show(preferences);
  await expect.element(field('订单号')).toBeVisible();
  await expect.element(field('毛重')).not.toBeInTheDocument();
  await userEvent.click(chip('重量与费用'));
  await expect.element(field('毛重')).toHaveFocus();
});

test('fields of a set share one label in a row, and stack in narrow windows [U-eye-2]', async () => {
  await screen.viewport(1200, 700);
  await show(memoryPreferences());
  const set = screen.getByRole('group', { name: '运费', exact: true });
  await expect.element(set).toBeVisible();
  const boxOf = (title: string) =>
    (title === '运费' ? field(title) : choice(title)).element().closest('.wb-field-control')?.getBoundingClientRect();
  expect(boxOf('运费标志')?.top).toBe(boxOf('运费')?.top);
  expect(set.element().querySelector('.wb-set-label')?.textContent).toBe('运费');
  await screen.viewport(390, 700);
  expect(boxOf('运费标志')?.top).toBeLessThan(boxOf('运费')?.top ?? 0);
});
