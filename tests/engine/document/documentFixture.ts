import {
  compilePage,
  createPageDocument,
  type CompiledDictionary,
  type CompiledPage,
  type DocumentPorts,
  type Finding,
  type PageDocument,
  type PageSchema,
  type Values,
  type WireRecord,
} from '../../../engine/index.ts';
import { english } from '../../inEnglish.ts';

const text = (key: string, title: string) => ({ type: 'input', key, title }) as const;
const amount = (key: string, title: string) => ({ type: 'inputNumber', key, title, precision: 19, scale: 5 }) as const;
const options = (...values: string[]) => values.map((value) => ({ value, text: value }));

/** A small declaration with everything that a document must support, in a dozen fields and one detail. */
export const declaration: PageSchema = {
  schemaVersion: 1,
  kind: 'list',
  title: '报关单',
  resource: { url: '/test/declaration', table: 'test_declaration', permission: 'test:declaration' },
  columns: [
    { ...text('ownerName', '生产销售单位'), maxLength: 10, validateRules: [{ required: true }] },
    amount('grossWet', '毛重'),
    amount('netWt', '净重'),
    { type: 'select', key: 'feeMark', title: '运费标记', options: options('1', '2', '3') },
    {
      ...text('feeCurr', '运费币制'),
      disabled: "$values.feeMark == '1'",
      required: "isIn($values.feeMark, '2', '3')",
      whenDisabled: 'clear',
    },
    { ...text('feeNote', '运费说明'), visible: "$values.feeMark == '3'", required: true },
    {
      ...amount('totalPrice', '总价合计'),
      compute: { value: 'sum($details.goods.declTotal)', mode: 'always' },
    },
    {
      ...amount('packWet', '包装重'),
      compute: { value: '$values.grossWet - $values.netWt', mode: 'suggest' },
    },
    {
      ...amount('deposit', '保证金'),
      compute: { value: 'round($values.totalPrice * 0.1, 2)', mode: 'suggest' },
    },
    { type: 'select', key: 'status', title: '状态', options: options('draft', 'review'), defaultValue: 'draft' },
  ],
  details: [
    {
      key: 'goods',
      title: '商品',
      wireName: 'goodsList',
      table: 'test_goods',
      orderKey: 'gNo',
      minRows: 1,
      maxRows: 50,
      columns: [
        amount('gNo', '项号'),
        { ...text('codeTs', '商品编号'), maxLength: 10, validateRules: [{ required: true }] },
        text('gName', '商品名称'),
        amount('gQty', '数量'),
        amount('declPrice', '单价'),
        {
          ...amount('declTotal', '总价'),
          compute: { value: 'round($row.gQty * $row.declPrice, 2)', mode: 'suggest' },
        },
        text('tradeCurr', '币制'),
        text('firstUnit', '法定单位'),
        {
          ...amount('rate', '汇率金额'),
          scale: 10,
          compute: { value: '$row.declTotal * $values.netWt', mode: 'always' },
        },
        {
          ...text('model', '规格'),
          disabled: "$row.codeTs == '0000000000'",
          whenDisabled: 'clear',
        },
      ],
    },
  ],
  rules: [
    {
      id: 'R05',
      at: 'submit',
      must: '$values.grossWet >= $values.netWt',
      marks: ['/grossWet', '/netWt'],
      message: '毛重不能小于净重',
    },
    {
      id: 'R13',
      at: 'save',
      each: 'goods',
      must: 'abs($row.declTotal - $row.gQty * $row.declPrice) <= 0.01',
      marks: ['/goods/*/declTotal'],
      message: '总价应为数量乘单价',
    },
    {
      id: 'R17',
      at: 'submit',
      each: 'goods',
      lookup: { hs: { dictCode: 'hs', key: '$row.codeTs' } },
      must: '$row.firstUnit == $lookup.hs.unit1',
      marks: ['/goods/*/firstUnit'],
      message: '法定单位应为${hs.unit1}',
    },
    {
      id: 'R25',
      level: 'confirm',
      at: 'submit',
      must: 'distinct($details.goods.tradeCurr) <= 1',
      marks: ['/goods'],
      message: '商品币制不一致',
    },
    {
      id: 'W01',
      level: 'warn',
      at: 'submit',
      each: 'goods',
      when: '$values.netWt > 0',
      must: '$row.gQty <= $values.netWt',
      marks: ['/goods/*/gQty', '/netWt'],
      message: '数量多于净重',
    },
  ],
  list: { columns: ['ownerName'] },
  form: {
    readOnly: "$values.status == 'review'",
    groups: [
      {
        key: 'base',
        title: '基本信息',
        fields: ['ownerName', 'grossWet', 'netWt', 'feeMark', 'feeCurr', 'feeNote', 'packWet', 'status'],
      },
    ],
    tabs: [{ detail: 'goods' }],
  },
};

const hs: CompiledDictionary = {
  dictCode: 'hs',
  title: '税则',
  kind: 'codes',
  attributes: new Map([['unit1', 'text']]),
};

export const compile = (schema: PageSchema): CompiledPage => {
  const { page, problems } = compilePage(schema, { id: 'test/declaration', dictionaries: new Map([['hs', hs]]) });
  if (!page)
    throw new Error(
      problems
        .map(english)
        .map(({ path, message }) => `/${path.join('/')} ${message}`)
        .join('\n'),
    );
  return page;
};

export const page = compile(declaration);

export const user = { id: '1', username: 'clerk', realname: '制单员', orgCode: 'A01' };

/** Codes and their first unit; all other codes are unknown. */
const TARIFF: Readonly<Record<string, string>> = { '8471300000': '001', '6109100000': '035' };

export const lookup: DocumentPorts['lookup'] = async (_, keys) =>
  Object.fromEntries(
    keys.map((key) => {
      const unit1 = TARIFF[key];
      return [key, unit1 === undefined ? null : { value: key, text: key, unit1 }];
    }),
  );

export interface Opened {
  readonly record?: WireRecord;
  readonly lookup?: DocumentPorts['lookup'];
  readonly findText?: DocumentPorts['findText'];
  readonly page?: CompiledPage;
}

export const open = (opened: Opened = {}): PageDocument =>
  createPageDocument({
    page: opened.page ?? page,
    ports: { lookup: opened.lookup ?? lookup, ...(opened.findText && { findText: opened.findText }) },
    user,
    ...(opened.record ? { record: opened.record } : {}),
  });

/** A valid line. */
export const line = (values: Values = {}): Values => ({
  codeTs: '8471300000',
  gName: '笔记本电脑',
  gQty: '10',
  declPrice: '5.5',
  declTotal: '55',
  tradeCurr: 'USD',
  firstUnit: '001',
  model: 'X1',
  ...values,
});

/** A stored record of three valid lines. */
export const stored = (): WireRecord => ({
  id: 'r1',
  version: 3,
  createBy: 'clerk',
  ownerName: '宏达',
  ownerName_dictText: '宏达公司',
  grossWet: '120.50000',
  netWt: '100',
  packWet: '20.5',
  feeMark: '2',
  feeCurr: 'USD',
  totalPrice: '165',
  deposit: '16.5',
  status: 'draft',
  goodsList: [1, 2, 3].map((number) => ({ id: `g${number}`, gNo: String(number), ...line(), rate: '5500' })),
});

export const rowIds = (document: PageDocument): string[] =>
  document
    .detail('goods')
    .liveValues()
    .map((_, index) => document.detail('goods').rowAt(index).id);

export const cell = (document: PageDocument, index: number, key: string) =>
  document.detail('goods').rowAt(index).values[key] ?? null;

/** Edits a cell as a user does. */
export const type = (document: PageDocument, index: number, values: Values): void => {
  const model = document.detail('goods');
  const rowId = model.rowAt(index).id;
  const cells = Object.entries(values).map(([key, value]) => ({ rowId, key, value }));
  model.commit({ kind: 'set', cells }, '修改');
};

export const addLine = (document: PageDocument, index: number, values: Values = {}): string => {
  const model = document.detail('goods');
  const row = model.newRow(values);
  model.commit({ kind: 'insert', rows: [{ index, row }] }, '新增行');
  return row.id;
};

/** Findings as short texts: `R17 /goods/0/firstUnit`. */
export const told = (findings: readonly { ruleId: string; path: readonly (string | number)[] }[]): string[] =>
  findings.map(({ ruleId, path }) => `${ruleId} /${path.join('/')}`);

/** Findings without row ids, which differ between two documents. */
export const withoutRowIds = (findings: readonly Finding[]): readonly Finding[] =>
  findings.map((finding) => {
    const { rowId: _, ...others } = finding;
    return others;
  });
