import { expect, it } from 'vitest';
import { createTableModel } from '../../../../engine/index.ts';
import { pickedRows } from '../../../../renderers/pages/documentForm/pickedRows.ts';
import { compileTestPage } from '../../orderPage.ts';

const page = compileTestPage({
  schemaVersion: 1,
  kind: 'list',
  title: 'P',
  resource: { url: '/p', table: 'p', permission: 'a:p' },
  columns: [{ type: 'input', key: 'no', title: 'No' }],
  details: [
    {
      key: 'lines',
      title: 'Lines',
      table: 'p_line',
      pick: { popupCode: 'party', orgFields: 'id,name', destFields: 'party,partyName', unique: 'party' },
      columns: [
        { type: 'input', key: 'party', title: 'Party' },
        { type: 'input', key: 'partyName', title: 'Name', defaultValue: '-' },
      ],
    },
  ],
  list: { columns: ['no'] },
  form: { groups: [{ key: 'a', title: 'A', fields: ['no'] }], tabs: [{ detail: 'lines' }] },
});

it('adds a row once despite duplicates; rows without a key are never equal [L15]', () => {
  const [detail] = page.details;
  const pick = detail?.pick;
  if (detail === undefined || pick === undefined) throw new Error('the test has no detail');
  const model = createTableModel({ columns: detail.columns, rows: [{ party: '1', partyName: 'One' }] });
  const picked = [
    { id: '1', name: 'One, named anew' },
    { id: '2', name: 'Two' },
    { id: '2', name: 'Two again' },
    { id: null, name: 'Nobody' },
    { id: '', name: null },
  ];
  const { rows, doubled, left } = pickedRows(picked, { ...detail, pick }, { model, can: () => true });
  expect([doubled, left]).toEqual([2, 0]);
  expect(rows.map(({ values }) => values)).toMatchObject([
    { party: '2', partyName: 'Two' },
    { partyName: 'Nobody' },
    { partyName: '-' },
  ]);
});
