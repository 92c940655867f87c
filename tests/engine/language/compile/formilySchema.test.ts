import { describe, expect, it } from 'vitest';
import { compileFormilySchema, compileQueryFormilySchema, compileRowFormilySchema } from '../../../../engine/index.ts';
import { compiledOrder } from './orderPage.ts';

const page = compiledOrder();

describe('the Formily schema of a form', () => {
  it('holds a group of fields for each group, in order', () => {
    expect(compileFormilySchema(page)).toMatchObject({
      type: 'object',
      properties: {
        base: {
          type: 'void',
          'x-component': 'Group',
          'x-component-props': { groupKey: 'base', title: '基本信息', columns: 2 },
          properties: {
            orderNumber: {
              type: 'string',
              title: '订单号',
              'x-component': 'input',
              'x-decorator': 'FieldItem',
              'x-index': 0,
            },
            party: { 'x-component': 'sel_search', 'x-component-props': { columnKey: 'party' }, 'x-index': 1 },
          },
        },
      },
    });
  });

  it('holds the columns of a row as one block, by key and column type', () => {
    const field = ([key, title, type]: readonly string[], index: number) => ({
      type: 'string',
      title,
      'x-component': type,
      'x-component-props': { columnKey: key },
      'x-decorator': 'FieldItem',
      'x-decorator-props': { columnKey: key },
      'x-index': index,
    });
    expect(compileRowFormilySchema(page.details[0]?.columns.slice(1, 3) ?? [])).toEqual({
      type: 'object',
      properties: {
        row: {
          type: 'void',
          'x-component': 'RowFields',
          properties: {
            goods: field(['goods', '商品', 'sel_search'], 0),
            unit: field(['unit', '单位', 'input'], 1),
          },
        },
      },
    });
  });

  it('is plain data without a line of code', () => {
    for (const schema of [compileFormilySchema(page), compileQueryFormilySchema(page)]) {
      expect(JSON.parse(JSON.stringify(schema))).toEqual(schema);
      expect(JSON.stringify(schema)).not.toContain('{{');
    }
  });
});

describe('the Formily schema of a query', () => {
  it('holds a field for each item, without dots in their names', () => {
    const { properties } = compileQueryFormilySchema(page);
    expect(Object.keys(properties ?? {})).toEqual(['partyName', 'orderDate', 'status', 'lines_goods']);
    expect(properties?.lines_goods).toMatchObject({
      title: '商品',
      'x-component': 'sel_search',
      'x-component-props': { queryKey: 'lines.goods', rule: 'right_like' },
      'x-decorator-props': { expanded: true },
    });
  });
});
