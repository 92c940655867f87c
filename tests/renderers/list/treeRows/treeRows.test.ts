import { describe, expect, it } from 'vitest';
import type { Values } from '../../../../engine/index.ts';
import { createOpenRows } from '../../../../renderers/list/treeRows/openRows.ts';
import { shownRows, wantedOf, type ShownRow } from '../../../../renderers/list/treeRows/shownRows.ts';
import { pressedRow } from '../../../../renderers/list/treeRows/treeRowKeys.ts';
import {
  initialTreeState,
  treeReducer,
  type TreeEvent,
  type TreeState,
} from '../../../../renderers/list/treeRows/treeState.ts';

const branch = (id: string): Values => ({ id, hasChildren: true });
const leaf = (id: string): Values => ({ id, hasChildren: false });
const roots = [branch('a'), leaf('b'), branch('c')];

const after = (events: readonly TreeEvent[], state: TreeState = initialTreeState): TreeState =>
  events.reduce(treeReducer, state);
const answered = (open: readonly string[] = [], below?: ReadonlyMap<string, readonly Values[]>): TreeEvent => ({
  kind: 'answered',
  open,
  below,
});
const came = (below: Record<string, readonly Values[]>, serial = 1): TreeEvent => ({
  kind: 'came',
  serial,
  below: new Map(Object.entries(below)),
});

/**
 * `a- .a1 ..a11`: a dot per level below the first, - expanded, + collapsed, nothing for a leaf, … loading, ! failed.
 */
const drawn = (rows: readonly ShownRow[]): string =>
  rows
    .map(({ id, level, isOpen, isWaiting, failure }) => {
      const mark = isOpen === undefined ? '' : isOpen ? '-' : '+';
      return `${'.'.repeat(level - 1)}${id}${mark}${isWaiting ? '…' : ''}${failure === undefined ? '' : '!'}`;
    })
    .join(' ');
const shown = (state: TreeState, records = roots): string => drawn(shownRows(records, state));

describe('the rows of a tree', () => {
  it('ask for children when they are first opened, and for nothing twice [W4-7]', () => {
    const opened = after([answered(), { kind: 'open', id: 'a' }]);
    expect([shown(opened), wantedOf(shownRows(roots, opened), opened)]).toEqual(['a- b c+', ['a']]);
    const asked = after([{ kind: 'asked', ids: ['a'] }], opened);
    expect([shown(asked), wantedOf(shownRows(roots, asked), asked)]).toEqual(['a-… b c+', []]);
    const there = after([came({ a: [leaf('a1'), branch('a2')] })], asked);
    expect([shown(there), wantedOf(shownRows(roots, there), there)]).toEqual(['a- .a1 .a2+ b c+', []]);
    const again = after(
      [
        { kind: 'close', id: 'a' },
        { kind: 'open', id: 'a' },
      ],
      there,
    );
    expect([shown(again), wantedOf(shownRows(roots, again), again)]).toEqual(['a- .a1 .a2+ b c+', []]);
  });

  it('that have no children after all become leaves [W4-7]', () => {
    const state = after([answered(['c']), { kind: 'asked', ids: ['c'] }, came({ c: [] })]);
    expect(shown(state)).toBe('a+ b c');
    const grown = after([answered(['c'])], state);
    expect([shown(grown), wantedOf(shownRows(roots, grown), grown)]).toEqual(['a+ b c-', ['c']]);
  });

  it('stay open when the list reloads, and keep their data until new data arrives', () => {
    const open = after([answered(['a']), came({ a: [leaf('a1')] }), answered(['a'])]);
    expect([shown(open), wantedOf(shownRows(roots, open), open)]).toEqual(['a- .a1 b c+', ['a']]);
    expect(shown(after([came({ a: [leaf('a1'), leaf('a2')] }, 2)], open))).toBe('a- .a1 .a2 b c+');
  });

  it('take no late answer to a list that is no longer shown', () => {
    const state = after([answered(['a']), answered(['a']), came({ a: [leaf('old')] }, 1)]);
    expect(shown(state)).toBe('a- b c+');
    const failed = after([{ kind: 'failed', ids: ['a'], message: 'x', serial: 1 }], state);
    expect(shown(failed)).toBe('a- b c+');
  });

  it('say why children did not come until it is tried again or they are closed', () => {
    const failed = after([answered(['a']), { kind: 'failed', ids: ['a'], message: '断线', serial: 1 }]);
    expect([shown(failed), wantedOf(shownRows(roots, failed), failed)]).toEqual(['a-! b c+', []]);
    const retried = after([{ kind: 'retry', id: 'a' }], failed);
    expect([shown(retried), wantedOf(shownRows(roots, retried), retried)]).toEqual(['a- b c+', ['a']]);
    expect(shown(after([{ kind: 'close', id: 'a' }], failed))).toBe('a+ b c+');
  });

  it('of a search are open as far as it brought them, and forget it afterwards', () => {
    const found = new Map([
      ['a', [branch('a2')]],
      ['a2', [leaf('a21')]],
    ]);
    const search = after([answered(['c'], found)]);
    expect([shown(search, [branch('a')]), search.isSearch]).toEqual(['a- .a2- ..a21', true]);
    const plain = after([answered(['a'])], search);
    expect([shown(plain), plain.isSearch]).toEqual(['a- b c+', false]);
  });

  it('end where an answer goes round in a circle', () => {
    const state = after([answered(['a']), came({ a: [branch('a')] })]);
    expect(shown(state, [branch('a')])).toBe('a- .a-');
  });

  it('know their place among those beside them', () => {
    const rows = shownRows(roots, after([answered(['a']), came({ a: [leaf('a1'), leaf('a2')] })]));
    expect(rows.map(({ level, position, count, above }) => [level, position, count, above])).toEqual([
      [1, 1, 3, undefined],
      [2, 1, 2, 'a'],
      [2, 2, 2, 'a'],
      [1, 2, 3, undefined],
      [1, 3, 3, undefined],
    ]);
  });
});

describe('the keys of a tree row', () => {
  const rows = shownRows(roots, after([answered(['a']), came({ a: [leaf('a1'), branch('a2')] })]));
  it.each([
    ['ArrowDown', 'a', { kind: 'go', id: 'a1' }],
    ['ArrowDown', 'c', undefined],
    ['ArrowUp', 'b', { kind: 'go', id: 'a2' }],
    ['ArrowUp', 'a', undefined],
    ['Home', 'b', { kind: 'go', id: 'a' }],
    ['End', 'a', { kind: 'go', id: 'c' }],
    ['ArrowRight', 'c', { kind: 'open', id: 'c' }],
    ['ArrowRight', 'a', { kind: 'go', id: 'a1' }],
    ['ArrowRight', 'b', undefined],
    ['ArrowLeft', 'a', { kind: 'close', id: 'a' }],
    ['ArrowLeft', 'a2', { kind: 'go', id: 'a' }],
    ['ArrowLeft', 'a1', { kind: 'go', id: 'a' }],
    ['ArrowLeft', 'b', undefined],
    ['Enter', 'b', { kind: 'enter', id: 'b' }],
    [' ', 'b', { kind: 'select', id: 'b' }],
    ['x', 'b', undefined],
    ['ArrowDown', 'gone', undefined],
  ])('%s on %s', (key, id, act) => expect(pressedRow(key, rows, id)).toEqual(act));
});

describe('what is open', () => {
  const kept = new Map<string, unknown>();
  const preferences = {
    get: (key: string) => kept.get(key),
    set: (key: string, value: unknown) => void kept.set(key, value),
  };

  it('is stored for each page between visits, limited to the last 200', () => {
    const rows = createOpenRows(preferences, 'p');
    for (let id = 0; id < 205; id += 1) rows.add(String(id));
    rows.remove('204');
    rows.add('100');
    expect(createOpenRows(preferences, 'p').ids()).toHaveLength(199);
    expect(createOpenRows(preferences, 'p').ids().at(-1)).toBe('100');
    expect(createOpenRows(preferences, 'other').ids()).toEqual([]);
  });

  it('is empty for invalid stored data, and lasts with the page without preferences', () => {
    kept.set('tree/q', { id: 1 });
    expect(createOpenRows(preferences, 'q').ids()).toEqual([]);
    const own = createOpenRows(undefined, 'p');
    own.add('1');
    expect(own.ids()).toEqual(['1']);
  });
});
