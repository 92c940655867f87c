import { describe, expect, it } from 'vitest';
import { buildRoutes } from '../../../../src/shell/routes/buildRoutes.ts';
import { menuEntries } from '../../../../src/navigation/menus/menuEntries.ts';
import { menuRows, menuStep } from '../../../../src/navigation/menus/menuRows.ts';
import { toMenu } from '../../../../contract/menu.ts';

const page = (path: string, title: string) => ({ path, component: 'schema:x', meta: { title } });
const folder = (path: string, title: string, children: readonly unknown[]) => ({
  path,
  component: 'layouts/RouteView',
  meta: { title },
  children,
});
const ENTRIES = menuEntries(
  buildRoutes(
    toMenu([
      page('/home', 'Home'),
      folder('/a', 'Archive', [page('/a/1', 'One'), folder('/a/b', 'Below', [page('/a/b/1', 'Deep')])]),
      folder('/empty', 'Empty', [{ ...page('/empty/1', 'Hidden'), hidden: true }]),
      page('/z', 'Zoo'),
    ]),
  ),
);
const rowsOf = (...open: string[]) => menuRows(ENTRIES, new Set(open));
const step = (key: string, at: number, ...open: string[]) => menuStep(key, at, rowsOf(...open));

describe('the rows of the menu', () => {
  it('are the entries that open folders show, with their depth; empty folders are left out', () => {
    expect(rowsOf().map(({ entry }) => entry.title)).toEqual(['Home', 'Archive', 'Zoo']);
    expect(rowsOf('/a', '/a/b').map(({ entry, depth, open }) => [entry.title, depth, open])).toEqual([
      ['Home', 0, null],
      ['Archive', 0, true],
      ['One', 1, null],
      ['Below', 1, true],
      ['Deep', 2, null],
      ['Zoo', 0, null],
    ]);
  });

  it('say their place among those beside them', () => {
    expect(rowsOf('/a').map(({ place, among }) => `${place}/${among}`)).toEqual(['1/3', '2/3', '1/2', '2/2', '3/3']);
  });
});

describe('a key in the menu', () => {
  it.each([
    ['ArrowDown', 0, 1],
    ['ArrowDown', 4, 0],
    ['ArrowUp', 0, 4],
    ['Home', 3, 0],
    ['End', 0, 4],
    ['ArrowRight', 1, 2],
    ['ArrowLeft', 3, 1],
    ['z', 0, 4],
    ['a', 3, 1],
  ])('%s leads from row %i to row %i', (key, at, to) => {
    expect(step(key, at, '/a')).toEqual({ kind: 'go', to });
  });

  it('opens and closes folders sideways', () => {
    expect(step('ArrowRight', 1)).toEqual({ kind: 'toggle', at: 1 });
    expect(step('ArrowLeft', 1, '/a')).toEqual({ kind: 'toggle', at: 1 });
  });

  it.each([
    ['ArrowRight', 0],
    ['ArrowLeft', 0],
    ['q', 0],
    ['Enter', 0],
    [' ', 0],
    ['F5', 0],
  ])('%s means nothing at row %i', (key, at) => {
    expect(step(key, at)).toBeNull();
  });
});
