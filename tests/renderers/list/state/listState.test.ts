import { describe, expect, it } from 'vitest';
import { readAdvancedQuery } from '../../../../engine/index.ts';
import { listOrderOf } from '../../../../renderers/list/state/listOrder.ts';
import { compileTestPage } from '../../orderPage.ts';
import { orderSchema } from '../../orderSchema.ts';
import { initialListState, listReducer, type ListState } from '../../../../renderers/list/state/listState.ts';

const unsorted = { ...orderSchema, list: { ...orderSchema.list, sort: undefined } };
const record = (id: string) => [id, { id }] as const;
const state: ListState = {
  ...initialListState,
  pageNo: 3,
  pageSize: 20,
  filters: { code: 'A*' },
  sort: [{ column: 'code', order: 'desc' }],
  selected: new Map([record('1'), record('2'), record('3')]),
  attempt: 4,
};
const chosen = ({ selected }: ListState) => [...selected.keys()];

describe('the state of a list', () => {
  it('begins with page 1 of 10, the order of the page and nothing chosen [W3.3-15, W9-1]', () => {
    expect(initialListState).toMatchObject({ pageNo: 1, pageSize: 10, filters: {}, sort: [], selected: new Map() });
    expect(listOrderOf(compileTestPage(unsorted), initialListState.sort)).toEqual({
      column: 'createTime',
      order: 'desc',
    });
  });

  it('holds selected records by key, and advanced conditions as JSON, joined by and by default [W3.3-15]', () => {
    expect([...state.selected]).toEqual([record('1'), record('2'), record('3')]);
    const filters = { superQueryParams: encodeURI('[{"field":"code","rule":"eq","val":"A"}]') };
    const { filters: searched } = listReducer(state, { kind: 'search', filters });
    expect(readAdvancedQuery(searched)).toEqual({
      conditions: [{ field: 'code', rule: 'eq', val: 'A' }],
      matchType: 'and',
      isActive: true,
    });
  });

  it('turns to another page of the same size, with what was chosen', () => {
    const turned = listReducer(state, { kind: 'turn', pageNo: 5, pageSize: 20 });
    expect(turned).toEqual({ ...state, pageNo: 5 });
  });

  it.each([10, 30])('begins at page 1 with pages of %i, whatever page was shown [W9-1]', (pageSize) => {
    const turned = listReducer(state, { kind: 'turn', pageNo: 3, pageSize });
    expect(turned).toEqual({ ...state, pageNo: 1, pageSize });
  });

  it('begins at page 1 in another order, and keeps what was chosen', () => {
    const sort = [{ column: 'name', order: 'asc' }] as const;
    expect(listReducer(state, { kind: 'sort', sort })).toEqual({ ...state, pageNo: 1, sort });
    expect(listReducer(state, { kind: 'sort', sort: [] })).toEqual({ ...state, pageNo: 1, sort: [] });
  });

  it('starts a new search at page 1 without selection, and reloads even if unchanged [W4-8]', () => {
    const searched = listReducer(state, { kind: 'search', filters: state.filters });
    expect(searched).toEqual({ ...state, pageNo: 1, selected: new Map(), attempt: 5 });
  });

  it('deselects only removed records, stays on its page and reloads', () => {
    const after = listReducer(state, { kind: 'removed', ids: ['2', '9'] });
    expect(after).toEqual({ ...state, selected: new Map([record('1'), record('3')]), attempt: 5 });
    expect(chosen(state)).toEqual(['1', '2', '3']);
  });

  it('goes where the address leads with what was chosen, which other conditions let go of', () => {
    const sort = [{ column: 'name', order: 'asc' }] as const;
    const place = { pageNo: 2, pageSize: 10, sort, tab: '', view: '', filters: { code: 'A*' } };
    const there = listReducer(state, { kind: 'place', place });
    expect(there).toEqual({ ...state, ...place, isCorrection: true });
    const elsewhere = listReducer(state, { kind: 'place', place: { ...place, filters: { code: 'B*' } } });
    expect(chosen(elsewhere)).toEqual([]);
    expect(chosen(listReducer(state, { kind: 'place', place: { ...place, tab: 'drafts' } }))).toEqual([]);
  });

  it('opens a tab at page 1 with nothing selected, and keeps conditions and order [L13]', () => {
    const opened = listReducer(state, { kind: 'tab', tab: 'drafts' });
    expect(opened).toEqual({ ...state, tab: 'drafts', pageNo: 1, selected: new Map(), isCorrection: false });
  });

  it('changes nothing but the question when it is asked again', () => {
    expect(listReducer(state, { kind: 'reload' })).toEqual({ ...state, attempt: 5 });
  });
});
