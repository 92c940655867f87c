import { expect, test } from 'vitest';
import { open, rowIds, stored, told } from './documentFixture.ts';

test('reports an unresolved text at its own field or cell, in page order', async () => {
  const document = open({ record: stored(), findText: async () => ({ kind: 'unknown' }) });
  const [rowId = ''] = rowIds(document);
  document.detail('goods').hold({ rowId, key: 'tradeCurr', text: '欧元' }, '修改 币制');
  document.hold('feeCurr', '美元');
  expect(document.steps.done).toEqual(['修改 运费币制', '修改 币制']);
  expect(document.field('feeCurr').finding).toBeUndefined();
  expect(told((await document.validate('save')).findings)).toEqual(['text /feeCurr', 'text /goods/0/tradeCurr']);
  expect(document.field('feeCurr').finding).toMatchObject({ ruleId: 'text', path: ['feeCurr'] });
  expect(document.field('ownerName').finding).toBeUndefined();
  document.hold('ownerName', '宏');
  await document.validate('save');
  expect(document.field('feeCurr').finding).toMatchObject({ ruleId: 'text', path: ['feeCurr'] });
  expect(document.field('ownerName').finding).toMatchObject({ ruleId: 'text', path: ['ownerName'] });
});
