import { describe, expect, it } from 'vitest';
import type { Scope } from '../../../../engine/index.ts';
import { compiledOrder, compileOrder, copyOfOrderPage, orderPage } from './orderPage.ts';

const page = compiledOrder();
const user = { id: '1', username: 'clerk', realname: '制单员', orgCode: 'A01' };
const scope = (change: Partial<Scope>): Scope => ({ values: {}, details: {}, user, ...change });

describe('a compiled page', () => {
  it('fills in what the schema leaves out', () => {
    expect(page.resource).toMatchObject({ dataScope: 'department', statusKey: 'status' });
    expect(page.details[0]).toMatchObject({ wireName: 'linesList', minRows: 0, maxRows: 1000, size: 'medium' });
    expect(page.rules[0]).toMatchObject({ level: 'error', at: 'save' });
    expect(page.form.open).toBe('tab');
    expect(page.columnByKey.get('partyName')).toMatchObject({
      width: 120,
      maxLength: 255,
      visible: true,
      disabled: false,
    });
    expect(page.detailByKey.get('lines')?.columns.at(-1)).toMatchObject({ precision: 19, scale: 5 });
  });

  it('lets the head give a column of the system another title, which nobody types into', () => {
    const copy = copyOfOrderPage();
    const made = compiledOrder({
      ...copy,
      columns: [...(copy.columns ?? []), { type: 'normal', key: 'createBy', title: '下单人', width: 90 }],
      list: { ...copy.list, columns: ['orderNumber', 'createBy'] },
    });
    expect(made.list.columns[1]).toMatchObject({ title: '下单人', width: 90, disabled: true, dbColumn: 'create_by' });
  });

  it('says of a choice that it cannot be cleared, and of no other', () => {
    const [first, ...others] = copyOfOrderPage().columns ?? [];
    if (first === undefined) throw new Error('no column');
    const made = compiledOrder({ ...copyOfOrderPage(), columns: [{ ...first, allowClear: false }, ...others] });
    expect(made.columns.filter((column) => column.allowClear === false).map(({ key }) => key)).toEqual(['orderNumber']);
  });

  it('numbers the rows by the column that is marked so, and by no other', () => {
    const [lines] = copyOfOrderPage().details ?? [];
    if (lines === undefined) throw new Error('no detail');
    const { orderKey: _, columns, ...others } = lines;
    const orderKeyWith = (isOrder: boolean) => {
      const marked = columns.map((column) =>
        column.key === 'quantity' ? { type: 'inputNumber' as const, key: 'quantity', title: '数量', isOrder } : column,
      );
      return compiledOrder({ ...copyOfOrderPage(), details: [{ ...others, columns: marked }] }).details[0]?.orderKey;
    };
    expect([true, false].map(orderKeyWith)).toEqual(['quantity', undefined]);
  });

  it('knows what mends a rule, from a reference row as well', () => {
    const rules = (copyOfOrderPage().rules ?? []).map((rule) =>
      rule.id === 'E02' ? { ...rule, fix: '$lookup.goods.unit' } : rule,
    );
    expect(compiledOrder({ ...copyOfOrderPage(), rules }).rules.map(({ fix }) => fix?.source)).toEqual([
      undefined,
      '$lookup.goods.unit',
    ]);
  });

  it.each([
    ['is read and never typed', { type: 'normal', key: 'note', title: '备注' }],
    ['is never met', { type: 'hidden', key: 'note', title: '备注' }],
    ['the system writes', { type: 'date', key: 'createTime', title: '下单时间' }],
  ] as const)('misses no column in the form that %s', (_, column) => {
    const copy = copyOfOrderPage();
    expect(compileOrder({ ...copy, columns: [...(copy.columns ?? []), column] }).problems).toEqual([]);
  });

  it('names database columns in snake case', () => {
    expect(page.columns.map(({ dbColumn }) => dbColumn)).toContain('order_number');
  });

  it('keeps numbers as decimal text', () => {
    expect(page.columnByKey.get('discount')).toMatchObject({ valueType: 'decimal', defaultValue: '0.5' });
  });

  it('fills the names of placeholders', () => {
    expect(page.columnByKey.get('orderNumber')?.placeholder).toBe('请输入订单号');
  });

  it('takes the options of a short dictionary along', () => {
    expect(page.columnByKey.get('status')?.options?.map(({ value }) => value)).toEqual(['draft', 'sent']);
    expect(page.columnByKey.get('party')?.options).toBeUndefined();
  });

  it('takes no code that is longer than a dictionary has any', () => {
    const checks = page.columnByKey.get('party')?.checks ?? [];
    const failing = (text: string) => checks.filter(({ test }) => !test(text, {})).map(({ id }) => id);
    expect(failing('a'.repeat(255))).toEqual([]);
    expect(failing('a'.repeat(256))).toEqual(['maxLength']);
  });

  it('lets nobody type into what is always computed, and everybody into a suggestion', () => {
    expect(page.columnByKey.get('total')?.disabled).toBe(true);
    expect(page.detailByKey.get('lines')?.columns.at(-1)?.disabled).toBe(false);
  });

  it('hides hidden columns', () => {
    expect(page.detailByKey.get('lines')?.columns[0]?.visible).toBe(false);
  });

  it('offers the columns of the system to lists', () => {
    expect(page.list.columns.at(-1)).toMatchObject({ key: 'createTime', title: '创建时间', dbColumn: 'create_time' });
  });

  it('searches texts by substring, days by range and choices by value by default', () => {
    expect(page.list.query.map(({ key, rule, detail }) => [key, rule, detail])).toEqual([
      ['partyName', 'like', undefined],
      ['orderDate', 'range', undefined],
      ['status', 'eq', undefined],
      ['lines.goods', 'right_like', 'lines'],
    ]);
  });

  it('derives the permission codes of actions from the prefix', () => {
    expect(page.list.actions.map(({ id, title, permission }) => [id, title, permission])).toEqual([
      ['add', '新增', 'demo:order:add'],
      ['edit', '编辑', 'demo:order:edit'],
      ['delete', '作废', 'demo:order:delete'],
      ['submit', '提交', 'demo:order:submit'],
    ]);
  });

  it('lets copying ask for the right to add', () => {
    const copying = copyOfOrderPage();
    copying.list = { columns: ['party'], actions: [{ action: 'copy' }] };
    expect(compiledOrder(copying).list.actions[0]?.permission).toBe('demo:order:add');
  });

  it('fills rule messages from row, look-up and head, and shows what is blank', () => {
    const message = page.rules[1]?.message;
    const known = scope({ values: { orderNumber: 'A1' }, row: { unit: '个' }, lookup: { goods: { unit: '千克' } } });
    expect(message?.(known)).toBe('单位应为千克，不是个（订单A1）');
    expect(message?.(scope({ lookup: { goods: null } }))).toBe('单位应为（空），不是（空）（订单（空））');
  });

  it('compiles conditions, computed values and look-ups to expressions that run', () => {
    const column = page.columnByKey.get('reason');
    const disabled = column?.disabled;
    expect(typeof disabled === 'object' && disabled.evaluate(scope({ values: { discount: '0.00' } }))).toBe(true);
    const total = page.columnByKey.get('total')?.compute?.value;
    expect(total?.evaluate(scope({ details: { lines: [{ amount: '1.10' }, { amount: '2' }] } }))).toBe('3.1');
    expect(page.rules[1]?.lookup.goods?.key.evaluate(scope({ row: { goods: '0101' } }))).toBe('0101');
    const visible = page.list.actions[1]?.visible;
    expect(typeof visible === 'object' && visible.evaluate(scope({ record: { status: 'sent' } }))).toBe(false);
  });
});

describe('the hash of a page', () => {
  it('stays when only layout, order of keys or the path of the meta-schema change', () => {
    const { title, ...rest } = copyOfOrderPage();
    expect(compiledOrder({ $schema: '../x.json', ...rest, title }).hash).toBe(page.hash);
    expect(page.hash).toMatch(/^[0-9a-f]{16}$/);
  });

  it('changes with the meaning', () => {
    expect(compiledOrder({ ...orderPage, title: '订单 2' }).hash).not.toBe(page.hash);
    const reordered = copyOfOrderPage();
    reordered.columns?.reverse();
    expect(compiledOrder(reordered).hash).not.toBe(page.hash);
  });
});
