import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { choose, compileSchemas, findSheetHeads, nameAttributes, type DictionarySchema } from '../../engine/index.ts';
import { readSchemas } from '../../scripts/doctor/readSchemas.ts';
import { referenceFolder, skipReason } from '../reference/referenceData.ts';
import { shippedPage } from './customsPages.ts';

const schemas = compileSchemas({ texts: readSchemas(join(import.meta.dirname, '../../schemas')) });
const declaration = shippedPage('customs/export-declaration');

const schemaOf = (dictCode: string): DictionarySchema =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../../schemas/dicts/${dictCode}.json`), 'utf8'));

/** Returns the items of a dictionary as imports and pastes receive them. */
const choicesOf = (dictCode: string) => {
  const { items, seed = [], names, probableNames } = schemaOf(dictCode);
  return (items ?? seed).map(({ value, text, attributes }) => ({
    value,
    text,
    attributes: { ...attributes, ...nameAttributes(names?.[value], probableNames?.[value]) },
  }));
};

describe('words of offices', () => {
  test.each<[string, string, string]>([
    ['unit', 'PCS', '007'],
    ['unit', 'pcs.', '007'],
    ['unit', 'KGS', '035'],
    ['unit', 'ＫＧ', '035'],
    ['unit', '公斤', '035'],
    ['unit', '套', '006'],
    ['unit', 'SETS', '006'],
    ['unit', 'CTNS', '120'],
    ['unit', 'M/T', '070'],
    ['unit', 'Prs', '025'],
    ['unit', 'm2', '032'],
    ['currency', 'US$', 'USD'],
    ['currency', '美金', 'USD'],
    ['currency', 'RMB', 'CNY'],
    ['currency', '人民币元', 'CNY'],
    ['currency', 'EURO', 'EUR'],
    ['currency', '€', 'EUR'],
    ['currency', 'HK$', 'HKD'],
    ['currency', '日元', 'JPY'],
    ['country', 'USA', 'USA'],
    ['country', 'U.S.A.', 'USA'],
    ['country', '美国', 'USA'],
    ['country', 'UK', 'GBR'],
    ['country', 'united  kingdom', 'GBR'],
    ['country', 'Netherlands', 'NLD'],
    ['country', 'South Korea', 'KOR'],
    ['country', 'P.R. China', 'CHN'],
    ['country', '香港', 'HKG'],
    ['country', '俄罗斯', 'RUS'],
    ['trade_mode', '一般', '0110'],
    ['trade_mode', '进料加工', '0615'],
    ['trade_mode', '退运', '4561'],
    ['transport_mode', '海运', '2'],
    ['transport_mode', 'BY SEA', '2'],
    ['transport_mode', '空运', '5'],
    ['transport_mode', '陆运', '4'],
    ['deal_mode', 'CFR', '2'],
    ['deal_mode', 'F.O.B.', '3'],
    ['package_type', '纸箱', '22'],
    ['duty_mode', '照章', '1'],
  ])('in %s %s means %s', (dictCode, written, value) => {
    expect(choose(written, choicesOf(dictCode))).toMatchObject({ kind: 'found', choice: { value } });
  });

  test.each([
    ['unit', 'BOX'],
    ['package_type', 'PALLETS'],
    ['trade_mode', '跨境电商'],
  ])('in %s %s may mean several and decides nothing', (dictCode, written) => {
    expect(choose(written, choicesOf(dictCode)).kind).toBe('ambiguous');
  });

  test.each([
    ['currency', '¥', 'CNY'],
    ['currency', '￥', 'CNY'],
    ['currency', '元', 'CNY'],
    ['currency', '$', 'USD'],
    ['currency', 'Dollars', 'USD'],
    ['currency', 'PESO', 'PHP'],
    ['currency', '新币', 'SGD'],
    ['unit', 'tons.', '070'],
  ])('in %s %s means %s only probably', (dictCode, written, value) => {
    expect(choose(written, choicesOf(dictCode))).toMatchObject({ kind: 'found', choice: { value }, form: 'probable' });
  });

  test.each([
    ['unit', 'T'],
    ['deal_mode', 'DDP'],
    ['currency', 'KR'],
  ])('in %s %s is left to staff', (dictCode, written) => {
    expect(choose(written, choicesOf(dictCode)).kind).toBe('unknown');
  });

  test('of short dictionaries are known to the columns of a page by themselves', () => {
    const options = declaration.columnByKey.get('trafMode')?.options ?? [];
    expect(choose('海运', options)).toMatchObject({ kind: 'found', choice: { value: '2', text: '水路运输' } });
  });
});

/** Headings of real packing lists and invoices, and the columns they stand for. */
test.each<[string, readonly string[], readonly (string | undefined)[]]>([
  [
    'an invoice in English',
    ['HS CODE', 'Description of Goods', "Q'TY", 'UNIT', 'Unit Price(USD)', 'Amount(USD)', 'Country of Origin'],
    // In export messages origin and destination are the other way round.
    ['codeTs', 'gName', 'gQty', 'gUnit', 'declPrice', 'declTotal', 'destinationCountry'],
  ],
  [
    'a list in Chinese',
    [
      '商品编码',
      '品名',
      '申报要素',
      '数量',
      '单位',
      '单价',
      '总金额',
      '币别',
      '原产地',
      '目的国',
      '境内货源地',
      '征免方式',
    ],
    [
      'codeTs',
      'gName',
      'gModel',
      'gQty',
      'gUnit',
      'declPrice',
      'declTotal',
      'tradeCurr',
      'destinationCountry',
      'originCountry',
      'districtCode',
      'dutyMode',
    ],
  ],
])('the headings of %s are known', (_, heads, keys) => {
  const { columns = [] } = declaration.detailByKey.get('goods') ?? {};
  const rows = [heads, heads.map(() => '1')].map((cells) => cells.map((text) => ({ text })));
  expect(findSheetHeads(rows, columns)?.heads.map(({ column }) => column?.key)).toEqual(keys);
});

test.each([
  [['Contract No.', 'B/L NO.', 'PKGS', 'G.W.(KGS)', 'N.W.(KGS)', '贸易方式', '运抵国', '指运港', '唛头']],
  [['合同号', '提单号', '总件数', '毛重(KG)', '总净重', '监管方式', '运抵国（地区）', '目的港', '标记唛头']],
])('the headings %s of a declaration are known', (heads) => {
  const rows = [heads, heads.map(() => '1')].map((cells) => cells.map((text) => ({ text })));
  const found = findSheetHeads(rows, declaration.columns)?.heads.map(({ column }) => column?.key);
  const keys = [
    'contrNo',
    'billNo',
    'packNo',
    'grossWet',
    'netWt',
    'tradeMode',
    'tradeCountry',
    'distinatePort',
    'markNo',
  ];
  expect(found).toEqual(keys);
});

test('no two columns of one sheet answer to the same heading', () => {
  for (const [id, { page }] of schemas.pages)
    for (const columns of [page?.columns ?? [], ...(page?.details ?? []).map((detail) => detail.columns)]) {
      const known = new Map<string, string>();
      for (const { key, title, synonyms = [] } of columns)
        for (const name of [title, ...synonyms]) {
          const plain = name.toLowerCase().replaceAll(/[\s*:_]/g, '');
          expect(known.get(plain) ?? key, `${id}: ${name} of ${title}`).toBe(key);
          known.set(plain, key);
        }
    }
});

const tableOf = (file: string): readonly (readonly string[])[] =>
  readFileSync(join(referenceFolder ?? '', file), 'utf8')
    .split('\n')
    .slice(1)
    .filter((line) => line !== '')
    .map((line) => line.split('\t'));

/** Names that a code of the real tables already has as its text: they match both codes, or this one. */
test.skipIf(referenceFolder === undefined).each([
  ['unit', 'unit.tsv'],
  ['currency', 'currency.tsv'],
  ['country', 'country.tsv'],
  ['trade_mode', 'trade_mode.tsv'],
  ['transport_mode', 'transport_mode.tsv'],
  ['deal_mode', 'deal_mode.tsv'],
  ['package_type', 'package_type.tsv'],
  ['duty_mode', 'duty_mode.tsv'],
])(`the names of %s belong to existing codes and are unique (${skipReason})`, (dictCode, file) => {
  const { names = {}, probableNames = {} } = schemaOf(dictCode);
  const rows = tableOf(file);
  const byCode = new Map(rows.map(([code = '', text = '']) => [code, text]));
  const byText = new Map(
    rows.flatMap(([code = '', text = '', nameEn = '']) =>
      [text, code, nameEn].map((name) => [name.toLowerCase(), code] as const),
    ),
  );
  for (const [value, own] of [...Object.entries(names), ...Object.entries(probableNames)]) {
    expect(byCode.has(value), value).toBe(true);
    for (const name of own) expect(byText.get(name.toLowerCase()) ?? value, name).toBe(value);
  }
});
