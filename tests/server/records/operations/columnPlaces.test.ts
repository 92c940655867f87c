import { expect, test } from 'vitest';
import { mayChange, maySee } from '../../../../engine/index.ts';
import { ownColumns, ownDetailColumns, placeOf, SYSTEM_PLACES } from '../../../../server/data/lists/columnPlaces.ts';
import { formatText, isServerText } from '../../../../server/core/texts/serverText.ts';
import { orderPage } from './orderPage.ts';

const page = await orderPage();
const [FEE, CHANGE] = ['bgd:order:fee', 'bgd:order:feeChange'];

test.each<readonly [string, readonly string[] | undefined]>([
  ['customer', ['客户', 'text', 'customer']],
  ['amount', ['金额', 'decimal', 'amount']],
  ['orderDate', ['订单日期', 'date', 'order_date']],
  ['agencyFee', ['代理费', 'decimal', 'agency_fee']],
  ['id', ['编号', 'text', 'id']],
  ['version', ['版本', 'integer', 'version']],
  ['sysOrgCode', ['部门', 'text', 'sys_org_code']],
  ['createBy', ['创建人', 'text', 'create_by']],
  ['createTime', ['创建时间', 'time', 'create_time']],
  ['updateBy', ['修改人', 'text', 'update_by']],
  ['updateTime', ['修改时间', 'time', 'update_time']],
  ['lines.sku', ['货号', 'text', 'sku', 'lines']],
  ['lines.lineNo', ['序号', 'integer', 'order_no', 'lines']],
  ['lines.cost', ['成本', 'decimal', 'cost', 'lines']],
  ['lines.nothing', undefined],
  ['lines.sku.more', undefined],
  ['lines', undefined],
  ['nothing.sku', undefined],
  ['nothing', undefined],
  ['order_date', undefined],
  ['', undefined],
  ['constructor', undefined],
])('the name %s means the place %j', (name, place) => {
  const found = placeOf(page, name, () => true);
  const title = isServerText(found?.title) ? formatText(found.title, 'zh-CN') : found?.title;
  const told = found && [title, found.kind, found.dbColumn, ...(found.detail ? [found.detail.key] : [])];
  expect([found?.key, told]).toEqual([place && name, place]);
});

test.each<readonly [string, readonly string[], boolean]>([
  ['agencyFee', [FEE], true],
  ['agencyFee', [CHANGE], false],
  ['lines.cost', [FEE], true],
  ['lines.cost', [], false],
  ['grade', [], true],
])('%s has a place for who holds %j: %s', (name, codes, hasPlace) => {
  expect(placeOf(page, name, (code) => codes.includes(code)) !== undefined).toBe(hasPlace);
});

test.each<readonly [string, readonly string[], readonly [boolean, boolean]]>([
  ['customer', [], [true, true]],
  ['grade', [], [true, false]],
  ['grade', [CHANGE], [true, true]],
  ['agencyFee', [], [false, false]],
  ['agencyFee', [FEE], [true, false]],
  ['agencyFee', [CHANGE], [false, false]],
  ['agencyFee', [FEE, CHANGE], [true, true]],
])('%s, for who holds %j, may be seen and changed: %j', (key, codes, rights) => {
  const column = page.columnByKey.get(key);
  const can = (code: string): boolean => codes.includes(code);
  expect(column && [maySee(column, can), mayChange(column, can)]).toEqual(rights);
});

test('excludes system columns and the row number from the writable page columns', () => {
  const [sample] = page.columns;
  const columns = [...SYSTEM_PLACES.keys()].flatMap((key) => (sample ? [{ ...sample, key }] : []));
  expect(ownColumns({ ...page, columns: [...page.columns, ...columns] })).toEqual(page.columns);
  const [lines] = page.details;
  expect(lines && ownDetailColumns(lines).map(({ key }) => key)).toEqual(['sku', 'unit', 'qty', 'cost', 'remark']);
});
