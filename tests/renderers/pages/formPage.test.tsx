import { expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { PortError, type Dictionaries, type Ports } from '../../../renderers/index.ts';
import { memoryDataSource } from '../memoryDataSource.ts';
import { memoryDictionaries, orderDictionaries } from '../memoryDictionaries.ts';
import { button, choice, field, read, save, showForm, stored } from './showForm.tsx';

test('saves a new record once despite repeated clicks, and gives it its own path', async () => {
  const source = memoryDataSource();
  const { told } = await showForm(source);
  await userEvent.fill(field('订单号'), 'B1');
  await userEvent.dblClick(button('保存'));
  await expect.poll(() => told).toContain('success 保存成功');
  expect([...source.records.values()]).toMatchObject([{ id: '1001', code: 'B1', status: 'draft', version: 1 }]);
  expect(told.slice(0, 2)).toEqual(['replace /orders/form/1001', 'success 保存成功']);
});

test('saves with Ctrl+S what is still being typed, and stays in the field', async () => {
  const source = memoryDataSource([stored]);
  const { told } = await showForm(source, { id: '7' });
  await userEvent.fill(field('订单号'), 'C9');
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.poll(() => told).toContain('success 保存成功');
  expect(source.records.get('7')).toMatchObject({ code: 'C9', version: 4 });
  await expect.element(field('订单号')).toHaveFocus();
});

test('shows what does not hold at its field and puts the focus there', async () => {
  const { told } = await showForm(memoryDataSource());
  await save();
  await expect.element(screen.getByText('请输入订单号').first()).toBeVisible();
  await expect.element(field('订单号')).toHaveFocus();
  await expect.element(field('订单号')).toHaveAttribute('aria-invalid', 'true');
  expect(told).toEqual(['error 还有 1 处错误，请修改后再试']);
  await userEvent.fill(field('订单号'), 'B1');
  await userEvent.tab();
  await expect.element(field('订单号')).toHaveAttribute('aria-invalid', 'false');
});

test('shows no findings for skipped blank fields, only for edited or emptied ones', async () => {
  await showForm(memoryDataSource());
  await userEvent.click(field('订单号'));
  await userEvent.tab();
  await expect.element(field('订单号')).toHaveAttribute('aria-invalid', 'false');
  await userEvent.fill(field('订单号'), 'A1');
  await userEvent.tab();
  await userEvent.clear(field('订单号'));
  await userEvent.tab();
  await expect.element(field('订单号')).toHaveAttribute('aria-invalid', 'true');
});

test('fills what a chosen code knows as one step of undo', async () => {
  await showForm(memoryDataSource([stored]), { id: '7' });
  await userEvent.type(choice('币制'), '502{Tab}');
  await expect.element(field('汇率')).toHaveValue('7.12');
  await userEvent.click(button('撤销'));
  await expect.element(field('汇率')).toHaveValue('');
  await expect.element(screen.getByTitle('142 - 人民币').first()).toBeVisible();
  await userEvent.click(button('重做'));
  await expect.element(field('汇率')).toHaveValue('7.12');
});

test('Tab, Shift+Tab and Enter select a number, so that typing replaces it', async () => {
  await showForm(memoryDataSource([{ ...stored, gross: '12000', net: '11000.50' }]), { id: '7' });
  await userEvent.click(field('净重'));
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}13000{Enter}12000{Tab}{Shift>}{Tab}{/Shift}');
  await expect.element(field('毛重')).toHaveValue('13,000');
  await expect.element(field('净重')).toHaveValue('12000');
  await userEvent.keyboard('9{Tab}');
  await expect.element(field('净重')).toHaveValue('9');
});

test('fills late only fields without new input, and yields to text typed there', async () => {
  const known = memoryDictionaries(orderDictionaries);
  let answered = Promise.resolve();
  let answer = (): void => undefined;
  const dictionaries: Partial<Dictionaries> = {
    search: async (dictCode, text) =>
      (await known.search(dictCode, text)).map(({ value, text: name }) => ({ value, text: name })),
    lookup: async (dictCode, codes) => {
      await answered;
      return known.lookup(dictCode, codes);
    },
  };
  await showForm(memoryDataSource([stored]), { id: '7' }, { dictionaries: { ...known, ...dictionaries } });
  const choose = async (name: string) => {
    choice('币制').element().focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(screen.getByTitle(name).last()).toBeVisible();
    answered = new Promise((resolve) => (answer = resolve));
    await userEvent.click(screen.getByTitle(name).last());
  };
  await choose('502 - 美元');
  await userEvent.fill(field('汇率'), '9');
  await userEvent.tab();
  answer();
  await expect.element(screen.getByTitle('502 - 美元').first()).toBeVisible();
  await expect.element(field('汇率')).toHaveValue('9');

  // Another text replaces the choice while that is still being completed.
  await choose('300 - 欧元');
  await userEvent.type(choice('币制'), '港币{Tab}');
  answer();
  await expect.element(screen.getByTitle('110 - 港币').first()).toBeVisible();
  await expect.element(field('汇率')).toHaveValue('0.92');
});

test('undoes the last step with Ctrl+Z when not typing, and redoes with Ctrl+Y', async () => {
  await showForm(memoryDataSource([stored]), { id: '7' });
  await userEvent.fill(field('毛重'), '99');
  await userEvent.tab();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(field('毛重')).toHaveValue('12.5');
  await userEvent.keyboard('{Control>}y{/Control}');
  await expect.element(field('毛重')).toHaveValue('99');
});

test('enables, requires and clears a field as another one says', async () => {
  await showForm(memoryDataSource([{ ...stored, feeMark: '3', fee: '8' }]), { id: '7' });
  await expect.element(field('运费')).toBeEnabled();
  await expect.element(field('运费')).toHaveAttribute('aria-required', 'true');
  await userEvent.hover(choice('运费标志'), { force: true });
  await userEvent.click(screen.getByRole('button', { name: '清空运费标志' }));
  await expect.element(field('运费')).toBeDisabled();
  await expect.element(field('运费')).toHaveValue('');
});

test('draws no hidden column, and none that the user may not see', async () => {
  await showForm(memoryDataSource([stored]), { id: '7' }, { denied: ['test:order:profit'] });
  await expect.element(field('订单号')).toBeVisible();
  await expect.element(screen.getByText('批次')).not.toBeInTheDocument();
  await expect.element(screen.getByText('利润')).not.toBeInTheDocument();
});

test('keeps everything when the network fails, and repeats the same save under the same key', async () => {
  const source = memoryDataSource([stored]);
  const keys: string[] = [];
  const { told } = await showForm(
    {
      ...source,
      save: async (page, record, options) => {
        keys.push(options.idempotencyKey);
        if (keys.length === 1) throw new PortError({ kind: 'network', message: '网络不通。' });
        return source.save(page, record, options);
      },
    },
    { id: '7' },
  );
  await userEvent.fill(field('订单号'), 'KEPT');
  await save();
  await expect.poll(() => told).toEqual(['error 网络不通。 您填写的内容都还在，恢复后请再次保存。']);
  await expect.element(field('订单号')).toHaveValue('KEPT');
  await save();
  await expect.poll(() => source.records.get('7')).toMatchObject({ code: 'KEPT' });
  expect(keys[0]).toBe(keys[1]);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
});

test('keeps everything when the session has expired', async () => {
  const save_ = async () => {
    throw new PortError({ kind: 'expired', message: 'Token失效，请重新登录!' });
  };
  const { told } = await showForm({ ...memoryDataSource([stored]), save: save_ }, { id: '7' });
  await userEvent.fill(field('订单号'), 'KEPT');
  await save();
  await expect.poll(() => told).toEqual(['warning Token失效，请重新登录! 您填写的内容都还在，重新登录后可继续保存。']);
  await expect.element(field('订单号')).toHaveValue('KEPT');
});

test('shows what the server found at its field', async () => {
  const refuse = async () => {
    throw new PortError({
      kind: 'findings',
      message: '校验未通过',
      findings: [{ ruleId: 'unique', level: 'error', at: 'save', path: ['code'], message: '订单号已存在' }],
    });
  };
  await showForm({ ...memoryDataSource([stored]), save: refuse }, { id: '7' });
  await userEvent.fill(field('毛重'), '13');
  await save();
  await expect.element(screen.getByText('订单号已存在').first()).toBeVisible();
  await expect.element(field('订单号')).toHaveFocus();
});

test('lists the problems; a click and F8 lead to them, folded groups included', async () => {
  await showForm(memoryDataSource([{ ...stored, gross: '5' }]), { id: '7' });
  await userEvent.click(button('提交复核'));
  await userEvent.click(button('返回修改'));
  await userEvent.click(button('重量与费用'));
  await expect.element(field('毛重')).not.toBeInTheDocument();
  await userEvent.click(button('问题').first());
  await userEvent.click(screen.getByRole('listitem').filter({ hasText: '净重' }).getByRole('button').last());
  await expect.element(field('净重')).toHaveFocus();
  await userEvent.keyboard('{F8}');
  await expect.element(field('毛重')).toHaveFocus();
});

test('shows a record without edit permission with its values and no save button', async () => {
  await showForm(memoryDataSource([{ ...stored, status: 'review' }]), { id: '7' });
  await expect.element(read('订单号')).toHaveTextContent('A007');
  await expect.element(read('状态')).toHaveTextContent('待复核');
  await expect.element(screen.getByText('只读')).toBeVisible();
  await expect.element(button('保存')).not.toBeInTheDocument();
});

test('shows a record to those who may not edit it, without a button to save', async () => {
  await showForm(memoryDataSource([stored]), { id: '7' }, { denied: ['test:order:edit'] });
  await expect.element(read('订单号')).toHaveTextContent('A007');
  await expect.element(button('保存')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('grid')).toBeVisible();
});

test('says that a record is not there, and leads back to the list', async () => {
  const { told } = await showForm(memoryDataSource(), { id: '8' });
  await expect.element(screen.getByText('单据不存在，或您无权查看')).toBeVisible();
  await userEvent.click(button('返回列表'));
  expect(told).toEqual(['navigate /orders']);
});

test('says why a record could not be loaded, and tries again on request', async () => {
  const source = memoryDataSource([stored]);
  let failing = true;
  const get: Ports['dataSource']['get'] = async (page, id) => {
    if (failing) throw new PortError({ kind: 'network', message: '网络不通' });
    return source.get(page, id);
  };
  await showForm({ ...source, get }, { id: '7' });
  await expect.element(screen.getByText('网络不通')).toBeVisible();
  failing = false;
  await userEvent.click(screen.getByRole('button', { name: '重 试' }));
  await expect.element(field('订单号')).toHaveValue('A007');
});

test('lets nobody start a record without the permission', async () => {
  await showForm(memoryDataSource(), {}, { denied: ['test:order:add'] });
  await expect.element(screen.getByText('您没有权限新增此类单据')).toBeVisible();
});

test('marks the tab while something is unsaved', async () => {
  const states: { title?: string; dirty?: boolean }[] = [];
  await showForm(memoryDataSource([stored]), { id: '7' }, { host: { setTab: (state) => void states.push(state) } });
  await expect.element(field('订单号')).toHaveValue('A007');
  expect(states.at(-1)).toEqual({ title: '订单-A007', dirty: false });
  await userEvent.fill(field('订单号'), 'A8');
  await userEvent.tab();
  expect(states.at(-1)).toEqual({ title: '订单-A8', dirty: true });
  await save();
  await expect.poll(() => states.at(-1)).toEqual({ title: '订单-A8', dirty: false });
});

test('saves rows typed into the table and navigates to a bad cell from the problems', async () => {
  const source = memoryDataSource([{ ...stored, goodsList: [{ id: 'g1', name: null, qty: '3' }] }]);
  const { told } = await showForm(source, { id: '7' });
  await userEvent.fill(field('毛重'), '14');
  await save();
  await expect.poll(() => told).toEqual(['error 还有 1 处错误，请修改后再试']);
  await userEvent.keyboard('M6');
  await userEvent.keyboard('{Tab}');
  await save();
  await expect.poll(() => source.records.get('7')?.['goodsList']).toMatchObject([{ id: 'g1', name: 'M6', qty: '3' }]);
});

test('draws the lines as high as the page says [W9-5]', async () => {
  await showForm(memoryDataSource([stored]), { id: '7' });
  const cell = screen.getByRole('gridcell', { name: '螺丝' });
  await expect.element(cell).toBeVisible();
  expect(cell.element().closest('[role=row]')?.getBoundingClientRect().height).toBe(28);
});

test('disables saving and transitions with rights of type 2, and fields without edit permission [S6-7]', async () => {
  const denied = ['test:order:edit', 'test:order:submit'];
  const state = (code: string) => (denied.includes(code) ? 'disabled' : 'shown');
  await showForm(memoryDataSource([stored]), { id: '7' }, { denied, button: state });
  await expect.element(button('保存')).toBeDisabled();
  await expect.element(button('提交复核')).toBeDisabled();
  await expect.element(read('订单号')).toHaveTextContent('A007');
});
