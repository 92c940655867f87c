import { expect, test } from 'vitest';
import { leftOutReason } from '../../../../engine/index.ts';

const HEADS = ['客户代码', '客户名称', '国家/地区', '账期(天)'];

const reasonOf = (...texts: readonly string[]) =>
  leftOutReason(
    texts.map((text) => ({ text })),
    HEADS,
  );

test.each([
  ['合计', '2家', '', '90'],
  ['总 计：', '', '', '90'],
  ['', '小计', '', '1,234.50'],
  ['本页合计（元）', '', '', '90'],
  ['Grand Total:', '', '', '90'],
  ['TOTAL', '', '合计', '-'],
  ['USD 1,234.50', '', '90 KGS', '合计'],
])('a row that adds up is no record: %s %s %s %s [V-07]', (...texts) => {
  expect(reasonOf(...texts)).toBe('total');
});

test.each([
  ['制表人：', '', '审核：', ''],
  ['制表人：张三', '', '', ''],
  ['审核人:', '李四', '', ''],
  ['备注：以上价格含税', '', '', ''],
  ['Prepared by: Li', '', 'Approved by:', ''],
  ['以下空白', '', '', ''],
  ['第 1 页 共 3 页', '', '', ''],
  ['- 2 -', '', '', ''],
])('what stands below a table is no record: %s %s %s %s [V-07]', (...texts) => {
  expect(reasonOf(...texts)).toBe('signature');
});

test.each([
  ['客户代码', '客户名称', '国家/地区', '账期(天)'],
  ['*客户代码', '客户名称：', '国家/地区', ''],
])('heads once more are no record: %s %s %s %s', (...texts) => {
  expect(reasonOf(...texts)).toBe('heads');
});

test.each([
  ['TOTAL', 'Total Energies', 'FRA', '30'],
  ['合计', '合计咨询公司', 'CHN', '30'],
  ['V1', '合计', '', '90'],
  ['合计贸易', '', '', '90'],
  ['V2', '备注：无', 'CHN', ''],
  ['第1页面公司', '', '', ''],
  ['备注：客户', '名称', 'CHN', '30'],
  ['客户代码', '示例公司', 'CHN', '30'],
])('a record stays one whatever words are in it: %s %s %s %s', (...texts) => {
  expect(reasonOf(...texts)).toBeUndefined();
});
