import { expect, test } from 'vitest';
import { toRecordPage, toTreeRows } from '../../contract/records.ts';

const answer = {
  records: [
    { id: '1', isMatch: false, children: [{ id: '2', isMatch: true, children: [{ id: '3', isMatch: true }] }] },
    { id: '4', isMatch: true },
  ],
  total: 2,
};

test('a picker of tree records shows the matches without their ancestors [W3.3-9]', () => {
  expect(toRecordPage(answer).records.map(({ id }) => id)).toEqual(['2', '3', '4']);
});

test('a list that is no tree is read as it is', () => {
  expect(toRecordPage({ records: [{ id: '1' }, 'x', { id: '2', children: 'x' }], total: 2 })).toEqual({
    records: [{ id: '1' }, { id: '2', children: 'x' }],
    total: 2,
    totalIsAtLeast: false,
  });
});

test('the list of a tree page has what leads there as well [W3.3-9]', () => {
  const rows = toTreeRows(answer);
  expect(rows?.records.map(({ id }) => id)).toEqual(['1', '4']);
  expect([...(rows?.below.keys() ?? [])]).toEqual(['1', '2']);
});
