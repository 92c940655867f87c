import { compileDictionary, compilePageFile } from '../../../../engine/index.ts';
import type {
  CompiledDictionary,
  CompiledPage,
  DictionarySchema,
  PageSchema,
  Problem,
} from '../../../../engine/index.ts';
import { english } from '../../../inEnglish.ts';

/** A valid page that uses every part of the language; tests break one place of it. */
export const orderPage: PageSchema = {
  schemaVersion: 1,
  kind: 'list',
  title: '订单',
  components: ['demo/OrderList'],
  resource: {
    url: '/demo/order',
    table: 'demo_order',
    fixed: { direction: 'E' },
    permission: 'demo:order',
    statusKey: 'status',
    unique: [['orderNumber']],
  },
  columns: [
    { type: 'input', key: 'orderNumber', title: '订单号', maxLength: 20, placeholder: '请输入${title}' },
    { type: 'sel_search', key: 'party', title: '客户', dictCode: 'party', fill: { partyName: 'text' } },
    { type: 'input', key: 'partyName', title: '客户名称' },
    { type: 'inputNumber', key: 'discount', title: '折扣', precision: 5, scale: 2, defaultValue: 0.5 },
    { type: 'inputNumber', key: 'total', title: '总额', compute: { value: 'sum($details.lines.amount)' } },
    {
      type: 'input',
      key: 'reason',
      title: '折扣原因',
      disabled: '$values.discount == 0',
      whenDisabled: 'clear',
      required: '$values.discount > 10',
    },
    { type: 'date', key: 'orderDate', title: '日期', visible: false },
    { type: 'select', key: 'status', title: '状态', dictCode: 'order_status', defaultValue: 'draft' },
    { type: 'select', key: 'size', title: '大小', visible: false, options: [{ value: 'S', text: '小' }] },
  ],
  details: [
    {
      key: 'lines',
      title: '明细',
      table: 'demo_line',
      orderKey: 'lineNo',
      columns: [
        { type: 'hidden', key: 'lineNo', title: '行号' },
        { type: 'sel_search', key: 'goods', title: '商品', dictCode: 'goods', fill: { unit: 'unit' } },
        { type: 'input', key: 'unit', title: '单位' },
        { type: 'inputNumber', key: 'quantity', title: '数量', statistics: ['sum'] },
        { type: 'inputNumber', key: 'price', title: '单价' },
        {
          type: 'inputNumber',
          key: 'amount',
          title: '金额',
          compute: { value: '$row.quantity * $row.price', mode: 'suggest' },
        },
      ],
    },
  ],
  rules: [
    { id: 'E01', must: '$values.total >= 0', marks: ['/total'], message: '总额不能为负' },
    {
      id: 'E02',
      level: 'warn',
      at: 'submit',
      each: 'lines',
      lookup: { goods: { dictCode: 'goods', key: '$row.goods' } },
      when: '$row.quantity > 0',
      must: '$row.unit == $lookup.goods.unit',
      marks: ['/lines/*/unit'],
      message: '单位应为${goods.unit}，不是${row.unit}（订单${values.orderNumber}）',
    },
  ],
  list: {
    columns: ['orderNumber', 'partyName', 'total', 'status', 'createTime'],
    sort: [{ column: 'createTime', order: 'desc' }],
    query: [
      { column: 'partyName' },
      { column: 'orderDate' },
      { column: 'status' },
      { column: 'lines.goods', rule: 'right_like', expanded: true },
    ],
    actions: [
      { action: 'add' },
      { action: 'edit', visible: "$record.status == 'draft'" },
      { action: 'delete', title: '作废' },
      { action: 'transition', id: 'submit', title: '提交', validate: 'submit', from: ['draft'], to: 'sent' },
    ],
  },
  form: {
    readOnly: "$values.status != 'draft'",
    groups: [{ key: 'base', title: '基本信息', columns: 2, fields: ['orderNumber', 'party', 'reason', 'status'] }],
    tabs: [{ detail: 'lines' }],
  },
  copy: { omit: ['orderNumber', 'status'], details: ['lines'] },
};

const dictionary = (schema: DictionarySchema): [string, CompiledDictionary] => {
  const { dictionary: compiled, problems } = compileDictionary(schema);
  if (compiled === undefined) throw new Error(problems.map((problem) => english(problem).message).join());
  return [schema.dictCode, compiled];
};

export const dictionaries: ReadonlyMap<string, CompiledDictionary> = new Map([
  dictionary({ dictCode: 'party', title: '客户', kind: 'codes', attributes: { credit: 'decimal' } }),
  dictionary({ dictCode: 'goods', title: '商品', kind: 'codes', attributes: { unit: 'text' } }),
  dictionary({
    dictCode: 'order_status',
    title: '状态',
    kind: 'items',
    items: [
      { value: 'draft', text: '暂存' },
      { value: 'sent', text: '已提交' },
    ],
  }),
]);

/** A deep copy that a test may change. */
export const copyOfOrderPage = (): PageSchema => structuredClone(orderPage);

export const compileOrder = (page: PageSchema = orderPage, base?: PageSchema) =>
  compilePageFile(page, base, { id: 'demo/order', dictionaries });

/** Compiles the page; throws with the problems when it does not compile. */
export function compiledOrder(page: PageSchema = orderPage, base?: PageSchema): CompiledPage {
  const { page: compiled, problems } = compileOrder(page, base);
  if (compiled === undefined) throw new Error(problems.map((problem: Problem) => english(problem).message).join('\n'));
  return compiled;
}
