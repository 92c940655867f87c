import { expect, test } from 'vitest';
import type { Can } from '../../../../engine/index.ts';
import { mergeRecord } from '../../../../server/data/recordStore/mergeRecord.ts';
import type { StoredRecord } from '../../../../server/data/recordStore/storedRecord.ts';
import { orderPage } from './orderPage.ts';

const page = await orderPage();
const user = { id: 'u1', username: 'clerk', realname: '制单员', orgCode: 'A01' };
const OLD = '远岭\u200B贸易';
const stored: StoredRecord = {
  mark: {
    id: 'o1',
    version: 1,
    sysOrgCode: 'A01',
    createBy: 'clerk',
    createTime: new Date(0),
    updateBy: null,
    updateTime: null,
  },
  values: { status: 'draft', customer: OLD },
  details: { lines: [] },
};

const column = page.columnByKey.get('customer');
const merge = (customer: string, can: Can) => {
  const { merged, refused } = mergeRecord(page, { wire: { customer }, stored }, { can, user });
  return [merged.values['customer'], refused.map(({ key }) => key)];
};
const all: Can = () => true;
/** May see the customer but not change it. */
const reading: Can = Object.assign(() => true, { withheld: new Map([[column?.fieldCode ?? '', 'locked' as const]]) });

test('a text from before comes into its normal form where the caller may change it', () => {
  expect(merge('远岭贸易', all)).toEqual(['远岭贸易', []]);
});

test('a text from before is no change of a caller who may not change it', () => {
  expect(merge('远岭贸易', reading)).toEqual([OLD, []]);
  expect(merge(OLD, reading)).toEqual([OLD, []]);
  expect(merge('别的公司', reading)).toEqual([OLD, ['customer']]);
});
