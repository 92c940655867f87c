import { describe, expect, it } from 'vitest';
import { toPageProblems, toWirePage } from '../../contract/wirePage.ts';

describe('a page as it is read', () => {
  it.each([null, 'x', [], {}, { id: '' }, { id: {} }])('is none without an id: %o', (result) => {
    expect(toWirePage(result)).toBeNull();
  });

  it.each([
    null,
    'x',
    { schemaVersion: 2, title: '笔记' },
    { schemaVersion: 1 },
    [{ schemaVersion: 1, title: '笔记' }],
  ])('has no schema of another version or form: %o', (page) => {
    expect(toWirePage({ id: 'a', page })?.page).toBeNull();
  });

  it('has its schema as it came, and titles that are texts', () => {
    const page = { schemaVersion: 1, title: '笔记', columns: [] };
    const read = toWirePage({ id: 'a', hash: 'h', page, otherTitles: { name: 'Name', 'goods.no': 7 } });
    expect([read?.page, read?.hash, [...(read?.otherTitles ?? [])]]).toEqual([page, 'h', [['name', 'Name']]]);
  });

  it('has dictionaries for the compiler, of kinds and types that it knows', () => {
    const dictionaries = {
      unit: {
        title: '单位',
        kind: 'items',
        attributes: { factor: 'decimal', mark: 'colour' },
        items: [{ value: '1', text: '台' }, null],
      },
      port: { kind: 'table' },
      odd: 'x',
    };
    expect([...(toWirePage({ id: 'a', dictionaries })?.dictionaries.values() ?? [])]).toEqual([
      {
        dictCode: 'unit',
        title: '单位',
        kind: 'items',
        attributes: new Map([
          ['factor', 'decimal'],
          ['mark', 'text'],
        ]),
        items: [{ value: '1', text: '台' }],
      },
      { dictCode: 'port', title: 'port', kind: 'table', attributes: new Map() },
      { dictCode: 'odd', title: 'odd', kind: 'codes', attributes: new Map() },
    ]);
  });

  it('has nothing else where nothing of use was said', () => {
    expect(toWirePage({ id: 'a', otherTitles: 'x', dictionaries: [], problems: {} })).toEqual({
      id: 'a',
      hash: '',
      page: null,
      otherTitles: new Map(),
      dictionaries: new Map(),
      problems: [],
    });
  });
});

describe('what is wrong with a page', () => {
  it('is read where it says something, a problem of no known level as an error', () => {
    const path = ['columns', 0, null, 'type'];
    const problems = [{ code: 'c', level: 'fatal', path, message: 'm', hint: '', line: 3, column: '4' }, null, 'x'];
    expect(toPageProblems({ problems })).toEqual([{ code: 'c', path: ['columns', 0, 'type'], message: 'm', line: 3 }]);
    expect(toPageProblems({ problems: [{ level: 'warning' }] })[0]?.level).toBe('warning');
  });

  it.each([null, 'x', [], {}, { problems: 'x' }])('is nothing in %o', (result) => {
    expect(toPageProblems(result)).toEqual([]);
  });
});
