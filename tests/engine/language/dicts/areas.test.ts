import { describe, expect, it } from 'vitest';
import { areasOf, compilePage, ROOT_AREA } from '../../../../engine/index.ts';
import { areaNodes, areas, partsOf, pathOfArea } from '../../../../renderers/data/trees/areaTree.ts';

/** In a city without districts, its towns take the district level. */
const CODES = { 1: /^\d\d0000$/, 2: /^\d{6}$/, 3: /^\d{6}(?:\d{3})?$/ } as const;

describe('the areas of China', () => {
  it('have code, text and parent, on levels 1 to 3 below the root 86 [W3.3-10]', () => {
    expect(ROOT_AREA).toBe('86');
    expect(['440000', '440300', '440305'].map((code) => areas.get(code))).toEqual([
      { code: '440000', text: '广东省', parent: '86', level: 1, fullName: '广东省', isLeaf: false },
      { code: '440300', text: '深圳市', parent: '440000', level: 2, fullName: '广东省/深圳市', isLeaf: false },
      { code: '440305', text: '南山区', parent: '440300', level: 3, fullName: '广东省/深圳市/南山区', isLeaf: true },
    ]);
    expect(areas.has('86')).toBe(false);
  });

  it('are three levels, each a part of one a level above, the provinces of 86 [W9-21] [W3.3-10]', () => {
    const all = [...areas.values()];
    expect(all.length).toBeGreaterThan(3000);
    const counts = [1, 2, 3].map((level) => all.filter((area) => area.level === level).length);
    expect(counts[0]).toBe(34);
    expect(counts.reduce((sum, count) => sum + count)).toBe(all.length);
    for (const { code, parent, level, text } of all) {
      expect(text).not.toBe('');
      expect(code).toMatch(CODES[level]);
      expect(parent === '86' ? 0 : areas.get(parent)?.level).toBe(level - 1);
    }
  });

  it('end at the third level, and a city without districts is a leaf', () => {
    const table = { '86': { '1': 'A', '5': 'E' }, '1': { '2': 'B' }, '2': { '3': 'C' }, '3': { '4': 'D' }, '5': {} };
    const found = [...areasOf(table, '86').values()];
    expect(found.map(({ code, level, isLeaf }) => [code, level, isLeaf])).toEqual([
      ['1', 1, false],
      ['2', 2, false],
      ['3', 3, true],
      ['5', 1, true],
    ]);
  });

  it('fit into their column, the towns of a city without districts as well', () => {
    const { page } = compilePage(
      {
        schemaVersion: 1,
        kind: 'list',
        title: 'T',
        resource: { url: '/t', table: 't', permission: 't:t', dataScope: 'all' },
        columns: [{ type: 'pca', key: 'area', title: '地区' }],
        list: { columns: ['area'] },
        form: { groups: [{ key: 'g', title: 'G', fields: ['area'] }] },
      },
      { id: 't', dictionaries: new Map() },
    );
    const checks = page?.columnByKey.get('area')?.checks ?? [];
    expect(areas.get('441900003')?.fullName).toBe('广东省/东莞市/东城街道');
    expect(checks).not.toEqual([]);
    expect([...areas.keys()].filter((code) => !checks.every(({ test }) => test(code, {})))).toEqual([]);
  });

  it('are offered below 86 level by level, and found by code alone [W9-21]', () => {
    expect(areaNodes.map(({ id }) => id)).toEqual(partsOf('86').map(({ code }) => code));
    expect(areaNodes).toHaveLength(34);
    const [guangdong] = areaNodes.filter(({ text }) => text === '广东省');
    const shenzhen = guangdong?.children?.find(({ text }) => text === '深圳市');
    expect(shenzhen?.children?.find(({ text }) => text === '南山区')).toMatchObject({ value: '440305', isLeaf: true });
    for (const { code, level } of areas.values()) expect(pathOfArea(code)).toHaveLength(level);
    expect([pathOfArea('440305'), pathOfArea('86'), pathOfArea('999999')]).toEqual([
      ['440000', '440300', '440305'],
      [],
      [],
    ]);
  });
});
