import {
  compileSchemas,
  layoutPrint,
  type CompiledPage,
  type Values,
  type WireRecord,
} from '../../../../engine/index.ts';
import type { Prints } from '../../../../renderers/index.ts';
import { inEnglish } from '../../../inEnglish.ts';
import { orderSchema } from '../../orderSchema.ts';

const grid = (...rows: readonly object[]) => ({ block: 'grid', columns: rows.map(() => 1), rows: [rows] });

/** The bill of an order: its header, its weights and its goods. */
const BILL = {
  title: '送货单',
  header: [{ block: 'text', text: '第 ${page} 页，共 ${pages} 页' }],
  blocks: [
    grid({ title: '订单号', column: 'code' }, { title: '备注', column: 'remark' }),
    grid({ title: '毛重', column: 'gross' }, { title: '净重', column: 'net' }),
    {
      block: 'table',
      detail: 'goods',
      columns: [
        { title: '品名', lines: [{ column: 'name' }] },
        { title: '数量', lines: [{ column: 'qty' }] },
      ],
    },
  ],
};
const LABEL = { title: '标签', paper: 'A5', blocks: [{ block: 'text', value: "concat('标签 ', text($values.code))" }] };

const dictionary = (dictCode: string, attributes = {}) => ({ dictCode, title: dictCode, kind: 'codes', attributes });

const compiled = compileSchemas({
  texts: new Map(
    Object.entries({
      'pages/test/order.json': {
        ...orderSchema,
        prints: ['bill', 'label'],
        list: { ...orderSchema.list, actions: [...orderSchema.list.actions, { action: 'print' }] },
      },
      'dicts/order_status.json': dictionary('order_status'),
      'dicts/currency.json': dictionary('currency', { rate: 'decimal' }),
      'dicts/unit.json': dictionary('unit'),
      'prints/bill.json': BILL,
      'prints/label.json': LABEL,
    }).map(([path, json]) => [path, JSON.stringify(json)]),
  ),
});

/** The order page with two prints; `url`: a report instead. */
export function printedPage(url?: string): CompiledPage {
  const page = compiled.pages.get('test/order')?.page;
  if (page === undefined) throw new Error(compiled.problems.map(inEnglish).join('\n'));
  const actions = page.list.actions.map((action) => (action.action === 'print' ? { ...action, url } : action));
  return { ...page, list: { ...page.list, actions } };
}

const user = { id: 'u1', username: 'clerk', realname: '制单员', orgCode: 'A01A01' };

/** Lays out a record as the server does. */
function sheetsOf(name: string, { goodsList, ...values }: WireRecord) {
  const print = compiled.prints.get('test/order')?.find((one) => one.name === name);
  if (print === undefined) throw new Error(`no paper ${name}`);
  const details = { goods: (goodsList ?? []) as readonly Values[] };
  return layoutPrint(print, { values: values as Values, details, user }, () => [1]);
}

/** In-memory prints of the order page over the given records. */
export const memoryPrints = (
  records: ReadonlyMap<string, WireRecord>,
): Pick<Prints, 'choices' | 'sheets' | 'paper'> => ({
  choices: async () => [
    { name: 'bill', title: '送货单' },
    { name: 'label', title: '标签' },
  ],
  sheets: async (_page, { name, ids }) => {
    const pages = ids.flatMap((id) => sheetsOf(name, records.get(id) ?? {}));
    return { pages, total: pages.length };
  },
  paper: async (_page, { name, record }) => {
    const pages = sheetsOf(name, record);
    return { pages, total: pages.length };
  },
});
