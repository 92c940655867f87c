import { expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { PortError } from '../../../../renderers/index.ts';
import { memoryReports, parties, partyReport } from './memoryReports.ts';
import { button, dialog, field, ok, press, rowOf, showPopups, stored } from './popupForm.tsx';
import { heldRows } from './heldRows.ts';

const valueOf = (name: string): string => (field(name).element() as HTMLInputElement).value;
const open = '{Alt>}{ArrowDown}{/Alt}';
const memory = memoryReports({ party: partyReport }).reports;

test('Alt+Down opens the picker; arrows and Enter choose, and one undo reverts all fields [W2-9]', async () => {
  await showPopups();
  await userEvent.click(field('货主'));
  await press(open);
  await expect.element(rowOf(/启明贸易/)).toBeVisible();
  expect(dialog().element().getBoundingClientRect().width).toBe(1200);
  await expect.element(dialog().getByRole('textbox', { name: '编码' })).toHaveFocus();
  await press('{ArrowDown}{ArrowDown}{Enter}');
  await expect.element(field('货主')).toHaveValue('远帆进出口有限公司');
  expect([valueOf('信用代码'), valueOf('货主编码')]).toEqual(['9144030000K002', 'K002']);
  await expect.element(field('货主')).toHaveFocus();
  await expect.element(dialog()).not.toBeInTheDocument();
  await press('{Control>}z{/Control}');
  await expect.element(field('货主')).toHaveValue('');
  expect([valueOf('信用代码'), valueOf('货主编码')]).toEqual(['', '']);
});

test('saves what was picked, and empties every field it filled with the clear mark', async () => {
  const { source, told } = await showPopups();
  await userEvent.click(button('选择货主'));
  await userEvent.dblClick(rowOf(/恒信电子/));
  await expect.element(field('货主')).toHaveValue('恒信电子有限公司');
  await press('{Control>}s{/Control}');
  await expect.poll(() => told).toEqual(['success 保存成功']);
  expect(source.records.get('1')).toMatchObject({ owner: '恒信电子有限公司', ownerCode: 'G002' });
  await userEvent.click(button('清空货主'));
  await expect.element(field('货主')).toHaveValue('');
  expect(valueOf('货主编码')).toBe('');
  await expect.element(field('货主')).toHaveFocus();
});

test('Enter takes the only match of a typed text and moves on without dialog [W4-13]', async () => {
  const { asked } = await showPopups();
  await userEvent.click(field('货主'));
  await press('启明{Enter}');
  await expect.element(field('货主')).toHaveValue('启明贸易有限公司');
  expect(valueOf('货主编码')).toBe('K001');
  await expect.element(field('信用代码')).toHaveFocus();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(asked.requests.map(({ filters }) => filters)).toEqual([{ name: '*启明*' }]);
});

test('finds by the code what is not found by the name', async () => {
  const { asked } = await showPopups();
  await userEvent.click(field('货主'));
  await press('G001{Enter}');
  await expect.element(field('货主')).toHaveValue('恒达机械厂');
  expect(asked.requests.map(({ filters }) => filters)).toEqual([{ name: '*G001*' }, { code: '*G001*' }]);
});

test('shows several matches of a typed text, focusing the first; Esc keeps the text', async () => {
  await showPopups();
  await userEvent.click(field('货主'));
  await press('恒{Enter}');
  await expect.element(rowOf(/恒达机械厂/)).toHaveFocus();
  await expect.element(dialog().getByRole('textbox', { name: '名称' })).toHaveValue('恒');
  await press('{Escape}');
  await expect.element(field('货主')).toHaveFocus();
  await expect.element(field('货主')).toHaveValue('恒');
  await press('{Enter}');
  await expect.element(rowOf(/恒达机械厂/)).toHaveFocus();
  await press('{ArrowDown}{Enter}');
  await expect.element(field('货主')).toHaveValue('恒信电子有限公司');
});

test('keeps a typed text that no report knows, and Tab leaves without asking', async () => {
  const { asked, source, told } = await showPopups();
  await userEvent.click(field('货主'));
  await press('新客户{Tab}');
  await expect.element(field('信用代码')).toHaveFocus();
  await press('{Control>}s{/Control}');
  await expect.poll(() => told).toEqual(['success 保存成功']);
  expect(source.records.get('1')).toMatchObject({ owner: '新客户' });
  expect(asked.requests).toEqual([]);
});

test('fills a field that was left meanwhile, without dialog or focus change', async () => {
  const held = heldRows();
  await showPopups({ reports: { rows: held.rows } });
  await userEvent.click(field('货主'));
  await press('启明{Enter}{Tab}');
  await expect.poll(held.count).toBe(1);
  held.release();
  await expect.element(field('货主编码')).toHaveValue('K001');
  await expect.element(field('信用代码')).toHaveFocus();
  await userEvent.click(field('货主'));
  await userEvent.clear(field('货主'));
  await press('恒{Enter}{Tab}');
  await expect.poll(held.count).toBe(2);
  held.release();
  await expect.element(field('货主')).toHaveValue('恒');
  await expect.element(dialog()).not.toBeInTheDocument();
});

test('waits with a save for a typed text that is being looked for', async () => {
  const held = heldRows();
  const { source, told } = await showPopups({ reports: { rows: held.rows } });
  await userEvent.click(field('货主'));
  await press('启明{Enter}{Control>}s{/Control}');
  await expect.poll(held.count).toBe(1);
  held.release();
  await expect.poll(() => told).toEqual(['success 保存成功']);
  expect(source.records.get('1')).toMatchObject({ owner: '启明贸易有限公司', ownerCode: 'K001' });
});

test('sends parameters read from the record and the order that the column states [W7-25]', async () => {
  const { asked } = await showPopups({ record: { ...stored, kindWanted: 'supplier' } });
  await userEvent.click(field('承运人'));
  await expect.element(rowOf(/样例公司24/)).toBeVisible();
  expect(asked.requests[0]).toMatchObject({ params: { kind: 'supplier' }, column: 'code', order: 'desc' });
});

test('cannot be typed into where only picking is allowed; Space opens and Delete clears', async () => {
  await showPopups();
  field('承运人').element().focus();
  await expect.element(field('承运人')).toHaveAttribute('placeholder', '请选择');
  await press('x');
  expect(valueOf('承运人')).toBe('');
  await press(' ');
  await userEvent.click(rowOf(/样例公司24/));
  await userEvent.click(ok());
  await expect.element(field('承运人')).toHaveValue('样例公司24');
  await press('{Delete}');
  await expect.element(field('承运人')).toHaveValue('');
});

test('skips fields without edit permission, but fills those closed only to typing', async () => {
  await showPopups({ denied: ['trade:mandate:credit'] });
  await userEvent.click(field('承运人'));
  await userEvent.dblClick(rowOf(/样例公司24/));
  await expect.element(field('承运人')).toHaveValue('样例公司24');
  // Read-only: a text, not a control.
  await expect.element(screen.getByLabelText('承运人额度', { exact: true })).toHaveTextContent(/^$/);
  await expect.element(field('承运人额度')).not.toBeInTheDocument();
});

test('invites to confirm with Enter [W9-8]', async () => {
  await showPopups();
  await expect.element(field('货主')).toHaveAttribute('placeholder', '回车确认');
});

test('is a plain text where the shell has no reports', async () => {
  await showPopups({ reports: null });
  await userEvent.click(field('货主'));
  await press('某公司{Enter}');
  await expect.element(field('货主')).toHaveValue('某公司');
  await expect.element(button('选择货主')).not.toBeInTheDocument();
});

test('says that the popup is not set up [W5.1-26] [W8-13]', async () => {
  const { told } = await showPopups({
    spoil: (column) => (column.popup === undefined ? column : { ...column, popup: { ...column.popup, code: '' } }),
  });
  await userEvent.click(button('选择货主'));
  expect(told).toEqual(['warning popup参数未正确配置!']);
  await expect.element(dialog()).not.toBeInTheDocument();
});

test('says that it names more fields of the report than of the record [W5.1-26] [W8-14]', async () => {
  const { told } = await showPopups({
    spoil: (column) =>
      column.popup === undefined ? column : { ...column, popup: { ...column.popup, orgFields: ['name', 'scc'] } },
  });
  await userEvent.click(button('选择货主'));
  expect(told).toEqual(['warning popup参数未正确配置,原始值和目标值数量不一致!']);
});

test('reports in a dialog why it could not open; OK closes everything [W8-15]', async () => {
  const info = async (): Promise<never> => {
    throw new PortError({ kind: 'refused', message: '实体不存在' });
  };
  await showPopups({ reports: { info } });
  await userEvent.click(button('选择货主'));
  await expect.element(dialog().getByText('出错了')).toBeVisible();
  await expect.element(dialog().getByText('Popup初始化失败，请检查你的配置或稍后重试！')).toBeVisible();
  await expect.element(dialog().getByText('实体不存在')).toBeVisible();
  await userEvent.click(ok());
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(field('货主')).toHaveFocus();
});

test('shows the server warning when conditions fail, and still shows the rows [W8-16]', async () => {
  const queryItems = async (): Promise<never> => {
    throw new PortError({ kind: 'other', message: '查询条件读取失败' });
  };
  const { told } = await showPopups({ reports: { queryItems } });
  await userEvent.click(button('选择货主'));
  await expect.element(rowOf(/启明贸易/)).toHaveFocus();
  expect(told).toEqual(['warning 查询条件读取失败']);
  await expect.element(dialog().getByRole('button', { name: /重 ?置/ })).not.toBeInTheDocument();
});

test('requests the report definition once per half minute, and again after a failure [W9-8] [W7-23] [W7-24]', async () => {
  let faults = 1;
  const { asked } = await showPopups({
    reports: {
      queryItems: async (id) => {
        faults -= 1;
        if (faults === 0) throw new PortError({ kind: 'network', message: '网络不通' });
        return memory.queryItems(id);
      },
    },
  });
  for (const infos of [1, 2, 2]) {
    await userEvent.click(button('选择货主'));
    await expect.element(rowOf(/启明贸易/)).toBeVisible();
    expect(asked.infos).toBe(infos);
    await press('{Escape}');
    await expect.element(dialog()).not.toBeInTheDocument();
  }
});

test('takes the only row there is, opened by the button too [W4-13]', async () => {
  await showPopups({ report: { rows: parties.slice(0, 1) } });
  await userEvent.click(button('选择货主'));
  await expect.element(field('货主')).toHaveValue('启明贸易有限公司');
});
