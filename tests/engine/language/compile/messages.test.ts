import { describe, expect, it } from 'vitest';
import { compileSchemas } from '../../../../engine/index.ts';
import type { CompiledSchemas } from '../../../../engine/index.ts';
import { orderPage } from './orderPage.ts';
import { inEnglish } from '../../../inEnglish.ts';

const mapping = {
  title: '订单报文',
  root: 'Order',
  dates: ['Day'],
  sections: [
    { element: 'Head', fields: { Number: 'orderNumber', Day: 'orderDate' } },
    { element: 'Lines', item: 'Line', rows: 'linesList', fields: { No: 'lineNo', Goods: 'goods' } },
  ],
};

const codes = (dictCode: string, attributes = {}) => ({ dictCode, title: dictCode, kind: 'codes', attributes });

const files = (more: Readonly<Record<string, unknown>>): CompiledSchemas =>
  compileSchemas({
    texts: new Map(
      Object.entries({
        'dicts/party.json': codes('party'),
        'dicts/goods.json': codes('goods', { unit: 'text' }),
        'dicts/order_status.json': {
          dictCode: 'order_status',
          title: '状态',
          kind: 'items',
          items: [
            { value: 'draft', text: '暂存' },
            { value: 'sent', text: '已提交' },
          ],
        },
        'pages/demo/order.json': { ...orderPage, message: 'order' },
        ...more,
      }).map(([path, value]) => [path, JSON.stringify(value)]),
    ),
  });

const said = (more: Readonly<Record<string, unknown>>): string[] =>
  files(more).problems.map((problem) => inEnglish(problem).replace(/:\d+:\d+/, ''));

describe('the message of a page', () => {
  it('is a mapping whose columns and rows the page has', () => {
    const { problems, pages, messages } = files({ 'messages/order.json': mapping });
    expect(problems).toEqual([]);
    expect(pages.get('demo/order')?.page?.message).toBe('order');
    expect(messages.get('order')).toMatchObject({ root: 'Order', attributes: {}, dates: ['Day'] });
  });

  it('is called by a name that a file has', () => {
    expect(said({ 'messages/ordr.json': mapping })).toEqual([
      'schemas/pages/demo/order.json /message unknown message "order", did you mean "ordr"?',
    ]);
  });

  const [head, lines] = mapping.sections;
  const misspelt = {
    ...mapping,
    sections: [
      { ...head, fields: { Number: 'orderNumbr', Day: 'orderDate' } },
      { ...lines, rows: 'lineList' },
    ],
  };

  it('reports unknown columns and rows in its own file while the page keeps working', () => {
    expect(said({ 'messages/order.json': misspelt })).toEqual([
      'schemas/messages/order.json /sections/0/fields/Number unknown column "orderNumbr", did you mean "orderNumber"?',
      'schemas/messages/order.json /sections/1/rows unknown detail "lineList", did you mean "linesList"?',
    ]);
    const { pages, messages } = files({ 'messages/order.json': misspelt });
    expect(pages.get('demo/order')?.page?.message).toBe('order');
    expect(messages.get('order')).toBeUndefined();
  });

  it('that only one of its pages cannot fill is reported at that page', () => {
    const column = (key: string) => ({ type: 'input', key, title: key });
    const twin = {
      schemaVersion: 1,
      kind: 'list',
      title: '孪生',
      message: 'order',
      resource: { url: '/t', table: 'demo_twin', permission: 'a:t' },
      columns: ['orderNumber', 'orderDay'].map(column),
      details: [{ key: 'lines', title: '明细', table: 'demo_twin_line', columns: ['lineNo', 'goods'].map(column) }],
      list: { columns: ['orderNumber'] },
      form: { groups: [{ key: 'a', title: '甲', fields: ['orderNumber', 'orderDay'] }], tabs: [{ detail: 'lines' }] },
    };
    expect(said({ 'messages/order.json': mapping, 'pages/demo/twin.json': twin })).toEqual([
      'schemas/pages/demo/twin.json /message in "order" at /sections/0/fields/Day: unknown column "orderDate", did you mean "orderDay"?',
    ]);
  });

  it('reports mapping mistakes only in its own file, not at pages', () => {
    const wrong = {
      ...mapping,
      dates: ['Daay'],
      sections: [
        { element: 'Head', fields: { Number: 'orderNumber', Day: 'orderNumber' } },
        { element: 'Lines', item: 'Line', fields: { Goods: 'goods' } },
        { fields: { Size: 'size' } },
      ],
    };
    expect(said({ 'messages/order.json': wrong })).toEqual([
      'schemas/messages/order.json /dates/0 no section has the element "Daay"',
      'schemas/messages/order.json /sections/0/fields/Day the column "orderNumber" has an element already',
      'schemas/messages/order.json /sections/1 the key "rows" is missing, "item" and "rows" go together',
      'schemas/messages/order.json /sections/2 the key "element" is missing, only rows stand in the root',
    ]);
    expect(said({ 'messages/order.json': { ...mapping, rot: 'x' } })).toEqual([
      expect.stringContaining('schemas/messages/order.json /rot unknown key "rot"'),
    ]);
  });

  it('is inherited with the page, and a mistake is reported once at the base', () => {
    const base = { ...orderPage, kind: 'base', message: 'ordr' };
    const twin = {
      schemaVersion: 1,
      kind: 'list',
      title: '孪生',
      extends: 'demo/order',
      resource: { url: '/t', table: 'demo_order', permission: 'a:t' },
    };
    const pages = { 'messages/order.json': mapping, 'pages/demo/twin.json': twin };
    expect(
      files({ ...pages, 'pages/demo/order.json': { ...base, message: 'order' } }).pages.get('demo/twin')?.page?.message,
    ).toBe('order');
    expect(said({ ...pages, 'pages/demo/order.json': base })).toEqual([
      'schemas/pages/demo/order.json /message unknown message "ordr", did you mean "order"?',
      'schemas/pages/demo/twin.json /extends the page "demo/order" has problems of its own',
    ]);
  });
});
