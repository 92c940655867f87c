import { describe, expect, it } from 'vitest';
import { resolveExtends } from '../../../../engine/index.ts';
import type { PageSchema } from '../../../../engine/index.ts';
import { compiledOrder, compileOrder, copyOfOrderPage, orderPage } from './orderPage.ts';
import { english } from '../../../inEnglish.ts';

const twin: PageSchema = {
  schemaVersion: 1,
  kind: 'list',
  title: '进口订单',
  extends: 'demo/base',
  resource: { url: '/demo/import', table: 'demo_order', permission: 'demo:import' },
  columns: [
    { type: 'input', key: 'partyName', title: '供应商', maxLength: 50 },
    { type: 'input', key: 'port', title: '口岸' },
  ],
  details: [
    { key: 'lines', title: '货物', table: 'demo_line', columns: [{ type: 'input', key: 'unit', title: '计量单位' }] },
  ],
  list: { columns: ['port'], actions: [{ action: 'edit' }] },
};

describe('a page that extends another', () => {
  const page = compiledOrder(twin, orderPage);

  it('replaces columns of the same key in their place and adds its own behind', () => {
    expect(page.columns.map(({ key }) => key)).toEqual([...(orderPage.columns ?? []).map(({ key }) => key), 'port']);
    expect(page.columnByKey.get('partyName')).toMatchObject({ title: '供应商', maxLength: 50 });
  });

  it('merges the columns of a detail alike', () => {
    expect(page.details).toHaveLength(1);
    expect(page.details[0]).toMatchObject({ title: '货物', orderKey: 'lineNo' });
    expect(page.details[0]?.columns.map(({ title }) => title)).toEqual([
      '行号',
      '商品',
      '计量单位',
      '数量',
      '单价',
      '金额',
    ]);
  });

  it('merges actions by name, and resource and list key by key', () => {
    expect(page.list.columns.map(({ key }) => key)).toEqual(['port']);
    expect(page.list.query).toHaveLength(4);
    expect(page.list.actions.map(({ id, visible }) => [id, visible])).toEqual([
      ['add', true],
      ['edit', true],
      ['delete', true],
      ['submit', true],
    ]);
    expect(page.resource).toMatchObject({ url: '/demo/import', statusKey: 'status', fixed: { direction: 'E' } });
  });

  it('leaves out the search by a detail that it leaves out', () => {
    const { copy: _, ...base } = orderPage;
    const without = compiledOrder(
      { ...twin, details: [], omit: { details: ['lines'], columns: ['total'] } },
      { ...base, rules: [] },
    );
    expect(without.details).toEqual([]);
    expect(without.list.query.map(({ key }) => key)).toEqual(['partyName', 'orderDate', 'status']);
  });

  it('replaces all rules of an id by its own', () => {
    const rule = { id: 'E01', must: '$values.total > 1', marks: ['/total'], message: 'x' };
    const rules = compiledOrder({ ...twin, rules: [rule, { ...rule, must: '$values.total > 2' }] }, orderPage).rules;
    expect(rules.map(({ id, must }) => [id, must.source])).toEqual([
      ['E01', '$values.total > 1'],
      ['E01', '$values.total > 2'],
      ['E02', orderPage.rules?.[1]?.must],
    ]);
  });

  it('does not inherit the names for the menu', () => expect(page.components).toEqual([]));

  it('travels resolved and compiles to the same page without its base', () => {
    const resolved = resolveExtends(twin, orderPage);
    expect(resolved).not.toHaveProperty('extends');
    expect(compiledOrder(resolved).hash).toBe(page.hash);
  });

  it('says its own mistakes at their place in its own file', () => {
    const broken = structuredClone(twin);
    broken.columns?.push({ type: 'sel_search', key: 'x', title: 'X', dictCode: 'nothing' });
    expect(compileOrder(broken, orderPage).problems.map(({ path }) => path)).toEqual([['columns', 2, 'dictCode']]);
    const row = structuredClone(twin);
    row.details?.[0]?.columns.unshift({ type: 'sel_search', key: 'x', title: 'X', dictCode: 'nothing' });
    expect(compileOrder(row, orderPage).problems.map(({ path }) => path)).toEqual([
      ['details', 0, 'columns', 0, 'dictCode'],
    ]);
  });

  it('says the mistakes of its base at extends, with the place in the other file', () => {
    const base = copyOfOrderPage();
    base.rules?.unshift({ id: 'E00', must: '$values.nothing == 1', marks: ['/total'], message: 'x' });
    const [problem, ...rest] = compileOrder(twin, base).problems;
    expect(rest).toEqual([]);
    expect(problem?.path).toEqual(['extends']);
    expect(problem && english(problem).message).toContain('in "demo/base" at /rules/0/must: ');
  });

  it('reports list mistakes in the file of the item: own in place, inherited at extends', () => {
    const base = copyOfOrderPage();
    const own: PageSchema = {
      ...structuredClone(twin),
      list: { columns: ['port'], actions: [{ action: 'add', visible: '$record.a == 1' }] },
      form: { groups: [{ key: 'more', title: '更多', fields: ['b'] }] },
    };
    base.form?.groups.push({ key: 'wrong', title: '错', fields: ['c'] });
    base.list?.actions?.push({ action: 'export', visible: '$record.d == 1' });
    base.columns?.push({ type: 'sel_search', key: 'e', title: 'E', dictCode: 'e' });
    base.details?.[0]?.columns.push({ type: 'sel_search', key: 'f', title: 'F', dictCode: 'f' });
    const places = compileOrder(own, base).problems.map(({ path, inherited }) =>
      [path, ...(inherited ? [inherited.path] : [])].map((each) => each.join('/')).join(' < '),
    );
    expect([...places].sort()).toEqual([
      'extends < columns/9/dictCode',
      'extends < details/0/columns/6/dictCode',
      'extends < form/groups/1/fields/0',
      'extends < list/actions/4/visible',
      'form/groups/0/fields/0',
      'list/actions/0/visible',
    ]);
  });

  it('reports mistakes of inherited keys at extends and of own keys in place', () => {
    const base = copyOfOrderPage();
    Object.assign(base, { tree: { parentKey: 'a', titleColumn: 'port' } });
    Object.assign(base.resource ?? {}, { statusKey: 'b' });
    Object.assign(base.copy ?? {}, { omit: ['c'] });
    Object.assign(base.form ?? {}, { readOnly: '$values.d == 1' });
    const placed = (own: PageSchema) =>
      compileOrder(own, base).problems.map(({ path, inherited }) =>
        inherited ? `< ${inherited.path.join('/')}` : path.join('/'),
      );
    const keys = ['resource/statusKey', 'copy/omit/0', 'form/readOnly', 'tree/parentKey'];
    const tree: PageSchema = { ...twin, kind: 'tree', list: { columns: ['port'], actions: [] } };
    expect(placed(tree)).toEqual(expect.arrayContaining(keys.map((key) => `< ${key}`)));
    const own = {
      ...tree,
      resource: { url: '/demo/import', table: 'demo_order', permission: 'demo:import', statusKey: 'b' },
      copy: { omit: ['c'] },
      form: { groups: [], readOnly: '$values.d == 1' },
      tree: { parentKey: 'a', titleColumn: 'port' },
    };
    expect(placed(own)).toEqual(expect.arrayContaining(keys));
  });

  it('reports the path of an inherited group as in the base despite omitted groups', () => {
    const base = copyOfOrderPage();
    base.form?.groups.push({ key: 'wrong', title: '错', fields: ['c'] });
    const { problems } = compileOrder({ ...twin, omit: { groups: ['base'] } }, base);
    expect(problems.flatMap(({ inherited }) => (inherited?.code === 'unknown-column' ? [inherited.path] : []))).toEqual(
      [['form', 'groups', 1, 'fields', 0]],
    );
  });

  it('says what is still missing', () => {
    const { resource: _, ...rest } = twin;
    const { resource: __, ...base } = copyOfOrderPage();
    expect(compileOrder(rest, base).problems.map((problem) => english(problem).message)).toEqual([
      'the key "resource" is missing',
    ]);
  });

  it('extends one level only', () => {
    expect(compileOrder(twin, { ...orderPage, extends: 'other' }).problems.map(({ code }) => code)).toEqual([
      'extends-twice',
    ]);
  });

  it('may extend a base page, which itself compiles to nothing', () => {
    const base: PageSchema = { ...copyOfOrderPage(), kind: 'base' };
    expect(compiledOrder(twin, base).title).toBe('进口订单');
    expect(compileOrder(base)).toEqual({ problems: [] });
  });
});
