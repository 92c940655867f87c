import { expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { PortError, type Ports } from '../../../renderers/index.ts';
import { gate } from '../../heldBack.ts';
import { memoryDictionaries, orderDictionaries } from '../memoryDictionaries.ts';
import { compileTestPage } from '../orderPage.ts';
import { orderSchema } from '../orderSchema.ts';
import { showPage } from '../showPage.tsx';
import { testPorts } from '../testPorts.ts';
import { button, field, save, stored } from './showForm.tsx';

const page = compileTestPage({
  ...orderSchema,
  form: {
    ...orderSchema.form,
    header: { customer: 'remark', totals: ['gross', 'goods.qty'], track: ['draft', 'submitted'] },
  },
});
const record = {
  ...stored,
  remark: '远岭贸易',
  gross: '12345.500000',
  updateBy: 'wang',
  updateBy_dictText: '王复核',
  updateTime: '2020-05-06 22:04:31',
  goodsList: [
    { id: 'g1', name: '螺丝', qty: '3' },
    { id: 'g2', name: '螺母', qty: '0.500' },
  ],
};
const show = (dataSource: Partial<Ports['dataSource']>, host: Partial<Ports['host']> = {}) =>
  showPage({
    page,
    ports: testPorts({ dataSource, host, dictionaries: memoryDictionaries(orderDictionaries) }),
    view: { kind: 'form', id: '7' },
  });

const header = () => screen.getByRole('region', { name: '单据概要' });
const state = () => header().getByRole('status');

test('the record header shows number, status, customer, totals and author, and follows input [U-eye-1]', async () => {
  await show({ get: async () => record });
  await expect.element(header().getByRole('heading', { name: 'A007' })).toBeVisible();
  await expect.element(header().getByRole('list', { name: '状态进度' })).toBeInTheDocument();
  await expect.poll(() => header().element().querySelector('[aria-current=step]')?.textContent).toBe('暂存');
  await expect.element(header().getByTitle('备注 远岭贸易')).toBeInTheDocument();
  expect(header().element().querySelector('dl')?.textContent).toBe('毛重12,345.5数量3.5');
  await expect.element(header().getByTitle('最后修改：王复核 2020-05-06 22:04:31')).toBeInTheDocument();
  await expect.element(state()).toHaveTextContent('2020-05-06 22:04:31 已保存');
  await userEvent.fill(field('订单号'), 'B1');
  await userEvent.clear(field('毛重'));
  await userEvent.fill(field('毛重'), '7');
  await userEvent.tab();
  await expect.element(header().getByRole('heading', { name: 'B1' })).toBeVisible();
  await expect.poll(() => header().element().querySelector('dl')?.textContent).toBe('毛重7数量3.5');
});

test('the header stays while the form is scrolled, 48 px high [U-eye-1]', async () => {
  await screen.viewport(900, 400);
  await show({ get: async () => record });
  await expect.element(header()).toBeVisible();
  const scroller = header().element().closest('.wb-form')?.parentElement;
  if (!(scroller instanceof HTMLElement)) throw new Error('the form stands in its page');
  Object.assign(scroller.style, { height: '300px', overflow: 'auto', display: 'block' });
  scroller.scrollTop = 200;
  expect(scroller.scrollTop).toBe(200);
  const box = header().element().getBoundingClientRect();
  expect([box.top - scroller.getBoundingClientRect().top, box.height]).toEqual([0, 48]);
});

test('the save state is always visible: unsaved, saving, saved, with errors, or refused [U-eye-3]', async () => {
  const answer = gate();
  let refuses = false;
  await show({
    get: async () => record,
    save: async (_page, sent) => {
      await answer.opened;
      if (refuses) throw new PortError({ kind: 'refused', message: '不行' });
      return { ...record, ...sent, version: 4, updateBy: 'clerk', updateTime: '2021-01-02 08:30:00' };
    },
  });
  await userEvent.fill(field('订单号'), 'B1');
  await expect.element(state()).toHaveTextContent('未保存');
  await save();
  await expect.element(state()).toHaveTextContent('保存中…');
  answer.open();
  await expect.element(state()).toHaveTextContent('2021-01-02 08:30:00 已保存');
  await expect.element(header().getByTitle('最后修改：制单员 2021-01-02 08:30:00')).toBeInTheDocument();
  await userEvent.clear(field('订单号'));
  await save();
  await expect.element(state()).toHaveTextContent('有错误，未保存');
  refuses = true;
  await userEvent.fill(field('订单号'), 'B2');
  await save();
  await expect.element(state()).toHaveTextContent('保存失败');
  await userEvent.click(button('撤销'));
});

test('a loading record shows its known number and form groups, and never its id [U-eye-1]', async () => {
  const answer = gate();
  const get = () => answer.opened.then(() => record);
  await show({ get }, { title: () => '订单-A007' });
  await expect.element(screen.getByRole('heading', { name: 'A007' })).toBeVisible();
  expect(document.querySelectorAll('.wb-skeleton-field').length).toBeGreaterThan(5);
  expect(document.querySelector('.wb-skeleton')?.textContent).not.toContain('7 ');
  answer.open();
  await expect.element(field('订单号')).toHaveValue('A007');
  await expect.element(screen.getByRole('heading', { name: 'A007' })).toBeVisible();
});
