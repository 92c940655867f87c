import { expect, it } from 'vitest';
import { tableAccess, type TableButton } from '../../../../engine/index.ts';

const BUTTONS: readonly TableButton[] = ['add', 'insert', 'remove', 'clearSelection', 'save', 'collapse'];
const lacking =
  (...codes: readonly string[]) =>
  (code: string) =>
    !codes.includes(code);
const hidden = (prefix: string, can: (code: string) => boolean) =>
  BUTTONS.filter((name) => !tableAccess(prefix, can).button(name));

it('hides adding and removing without their codes under the prefix [W6-1]', () => {
  expect(hidden('order:item', lacking('order:item:add'))).toEqual(['add', 'insert']);
  expect(hidden('order:item', lacking('order:item:batch_delete'))).toEqual(['remove']);
});

it('appends the colon where it is missing [W6-1]', () => {
  const can = lacking('order:item:add', 'order:item:batch_delete');
  expect(hidden('order:item', can)).toEqual(hidden('order:item:', can));
  expect(hidden('order:item:', can)).toEqual(['add', 'insert', 'remove']);
});

it('hides a column without its code [W6-1]', () => {
  const access = tableAccess('order:item', lacking('order:item:price'));
  expect([access.column('price'), access.column('name')]).toEqual([false, true]);
});

it('guards nothing without a prefix', () => {
  const nothing = (): boolean => false;
  expect(hidden('', nothing)).toEqual([]);
  expect(tableAccess('', nothing).column('price')).toBe(true);
});
