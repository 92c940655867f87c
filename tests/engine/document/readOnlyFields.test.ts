import { expect, test } from 'vitest';
import { compilePage, createPageDocument, type CompiledPage } from '../../../engine/index.ts';
import { declaration } from './documentFixture.ts';

function open(readOnly: boolean | string, disabled?: string) {
  const [first, ...columns] = declaration.columns ?? [];
  const [goods] = declaration.details ?? [];
  if (first === undefined || goods === undefined) throw new Error('the declaration has neither field nor lines');
  const [gNo, codeTs, ...others] = goods.columns;
  if (gNo === undefined || codeTs === undefined) throw new Error('the lines have no columns');
  const schema = {
    ...declaration,
    rules: [],
    columns: [{ ...first, readOnly, ...(disabled !== undefined && { disabled }) }, ...columns],
    details: [{ ...goods, columns: [gNo, { ...codeTs, readOnly: "$row.gName == '定'" }, ...others] }],
  };
  const result = compilePage(schema, { id: 'test/declaration', dictionaries: new Map(), language: 'zh-CN' });
  expect(result.problems).toEqual([]);
  return createPageDocument({
    page: result.page as CompiledPage,
    ports: { lookup: async () => ({}) },
    user: { id: '1', username: 'u', realname: 'U', orgCode: 'A' },
  });
}

test('a column that is read-only is so, and disabled, however it says it [W3.1-1]', () => {
  expect(open(true).field('ownerName')).toMatchObject({ readOnly: true, disabled: true });
  expect(open(false).field('ownerName')).toMatchObject({ readOnly: false, disabled: false });
  const document = open("$values.feeMark == '2'", "$values.feeMark == '1'");
  expect(document.field('ownerName')).toMatchObject({ readOnly: false, disabled: false, required: true });
  document.set({ feeMark: '1' });
  expect(document.field('ownerName')).toMatchObject({ readOnly: false, disabled: true, required: false });
  document.set({ feeMark: '2' });
  expect(document.field('ownerName')).toMatchObject({ readOnly: true, disabled: true, required: false });
});

test('every field of a record that may not be changed is read-only', () => {
  const document = open(false);
  document.set({ status: 'review' });
  expect(document.field('grossWet')).toMatchObject({ readOnly: true, disabled: true });
});

test('a cell that is read-only by its row takes nothing', () => {
  const model = open(false).detail('goods');
  const row = model.rowAt(0);
  if (row === undefined) throw new Error('there is no line');
  expect(model.isDisabled(row.id, 'codeTs')).toBe(false);
  model.commit({ kind: 'set', cells: [{ rowId: row.id, key: 'gName', value: '定' }] }, '名称');
  expect(model.isDisabled(row.id, 'codeTs')).toBe(true);
});
