import { expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import type { Preferences } from '../../../renderers/kit/ports/ports.ts';
import { contrastOf } from '../contrast.ts';
import { memoryDictionaries, orderDictionaries } from '../memoryDictionaries.ts';
import { compileTestPage } from '../orderPage.ts';
import { orderSchema } from '../orderSchema.ts';
import { showPage } from '../showPage.tsx';
import { testPorts } from '../testPorts.ts';
import { field, read, stored } from './showForm.tsx';

const page = compileTestPage({
  ...orderSchema,
  form: {
    ...orderSchema.form,
    cockpit: {
      ribbon: [
        { head: 'gross', lines: 'goods.qty' },
        { head: 'net', lines: 'goods.qty', atMost: true, when: 'count($details.goods) < 3' },
      ],
    },
  },
});
const record = {
  ...stored,
  gross: '3.500000',
  net: '4',
  goodsList: [
    { id: 'g1', name: '螺丝', qty: '3' },
    { id: 'g2', name: '螺母', qty: '0.5' },
  ],
};
const memoryPreferences = (kept = new Map<string, unknown>()): Preferences => ({
  get: (key) => kept.get(key),
  set: (key, value) => void kept.set(key, value),
});
const show = (values: object, preferences = memoryPreferences()) =>
  showPage({
    page,
    ports: testPorts({
      dataSource: { get: async () => ({ ...record, ...values }) },
      dictionaries: memoryDictionaries(orderDictionaries),
      preferences,
    }),
    view: { kind: 'form', id: '7' },
  });

const ribbon = () => screen.getByRole('toolbar', { name: '表头与明细核对' });
const said = () => [...ribbon().element().querySelectorAll('.wb-balance')].map((one) => one.textContent);
const link = (name: RegExp) => ribbon().getByRole('link', { name });
const boxOf = (selector: string): DOMRect => {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  if (box === undefined) throw new Error(`there is no ${selector}`);
  return box;
};

test('the cockpit shows the header beside the details and a live balance ribbon [U-eye-2]', async () => {
  await screen.viewport(1280, 800);
  await show({});
  await expect.element(ribbon()).toBeVisible();
  expect(said()).toEqual(['毛重相等表头3.5=明细3.5', '净重未超，少 0.5表头4≥明细3.5']);
  const [rail, stage] = [boxOf('.wb-header-fields'), boxOf('.wb-details')];
  expect(rail.right).toBeLessThanOrEqual(stage.left);
  expect(stage.width).toBeGreaterThan(rail.width);
  expect(Math.abs(rail.top - stage.top)).toBeLessThan(2);
  expect(getComputedStyle(document.querySelector('.wb-header-fields') ?? document.body).overflowY).toBe('auto');

  await userEvent.fill(field('毛重'), '2');
  await expect.poll(said).toContain('毛重明细多 1.5表头2≠明细3.5');
  for (const word of document.querySelectorAll('.wb-balance-word')) expect(contrastOf(word)).toBeGreaterThan(4.5);
  await userEvent.click(link(/^毛重，明细 3\.5，明细多 1\.5$/));
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toMatch(/^数量.* 1 /);
  await userEvent.click(link(/^毛重，表头 2，/));
  await expect.element(field('毛重')).toHaveFocus();
  // One tab stop; arrow keys move, Enter navigates.
  expect(ribbon().element().querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  ribbon().element().querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  await userEvent.keyboard('{End}{ArrowLeft}{Enter}');
  await expect.element(field('净重')).toHaveFocus();
});

test('a key toggles the cockpit persistently, keeps the focus, and requires 1280 px [U-eye-2]', async () => {
  await screen.viewport(1280, 800);
  const preferences = memoryPreferences();
  const first = await show({}, preferences);
  await expect.element(field('订单号')).toHaveFocus();
  await userEvent.keyboard('X{Alt>}j{/Alt}');
  await expect.element(ribbon()).not.toBeInTheDocument();
  await expect.element(field('订单号')).toHaveFocus();
  expect(boxOf('.wb-details').top).toBeGreaterThan(boxOf('.wb-header-fields').bottom - 1);
  await first.unmount();
  await show({}, preferences);
  await expect.element(field('订单号')).toHaveFocus();
  await expect.element(ribbon()).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '表头与明细并排' }));
  await expect.element(ribbon()).toBeVisible();
  await screen.viewport(1279, 800);
  await expect.element(ribbon()).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: '表头与明细并排' })).not.toBeInTheDocument();
  await screen.viewport(1280, 800);
});

test('the cockpit supports read-only users, reports incomparable values, and is absent in print [U-eye-2]', async () => {
  await screen.viewport(1280, 800);
  await show({ status: 'review', goodsList: [...record.goodsList, { id: 'g3', name: '垫圈', qty: '1' }] });
  await expect.element(read('毛重')).toHaveTextContent('3.5');
  expect(said()[1]).toBe('净重不可比表头4–明细—');
  expect(boxOf('.wb-reader').right).toBeLessThanOrEqual(boxOf('.wb-details').left);
});
