import { describe, expect, it } from 'vitest';
import { menuEntries } from '../../../../src/navigation/menus/menuEntries.ts';
import { findEntries, searchableEntries } from '../../../../src/navigation/menus/menuSearch.ts';
import { spell } from '../../../../src/navigation/menus/pinyin.ts';
import { toMenu } from '../../../../contract/menu.ts';
import { buildRoutes } from '../../../../src/shell/routes/buildRoutes.ts';

const page = (path: string, title: string, more = {}) => ({ path, component: 'schema:x', meta: { title }, ...more });
const ENTRIES = searchableEntries(
  menuEntries(
    buildRoutes(
      toMenu([
        page('/home', '首页'),
        {
          path: '/bgd',
          component: 'layouts/RouteView',
          meta: { title: '报关管理' },
          children: [
            page('/bgd/export', '出口报关单'),
            page('/bgd/import', '进口报关单'),
            page('/bgd/stat', 'PDF导入打印'),
            page('/bgd/secret', '隐藏的出口', { hidden: true }),
          ],
        },
        page('/orders', '出口订单'),
      ]),
    ),
  ),
);
const find = (text: string, by: typeof spell | null = spell) =>
  findEntries(ENTRIES, text, by).map(({ entry }) => entry.title);

describe('the search of the menu', () => {
  it('knows pages with the folders they are in, no folders and nothing hidden', () => {
    expect(ENTRIES.map(({ entry, trail }) => [entry.title, trail])).toEqual([
      ['首页', ''],
      ['出口报关单', '报关管理'],
      ['进口报关单', '报关管理'],
      ['PDF导入打印', '报关管理'],
      ['出口订单', ''],
    ]);
  });

  it.each([
    ['出口', ['出口报关单', '出口订单']],
    ['报关单', ['出口报关单', '进口报关单']],
    ['ckbgd', ['出口报关单']],
    ['bgd', ['出口报关单', '进口报关单', 'PDF导入打印']],
    ['CK', ['出口报关单', '出口订单']],
    ['chukou', ['出口报关单', '出口订单']],
    ['chukoub', ['出口报关单']],
    ['dd', ['出口订单']],
    ['pdf', ['PDF导入打印']],
    ['pdfdr', ['PDF导入打印']],
    ['/orders', ['出口订单']],
    ['报关管理', ['出口报关单', '进口报关单', 'PDF导入打印']],
    ['管理 出口', ['出口报关单']],
    ['xyz', []],
    ['隐藏', []],
    ['  ', []],
  ])('finds by title, pinyin, folder or path: %s', (text, titles) => {
    expect(find(text)).toEqual(titles);
  });

  it('puts what starts with the text before what holds it', () => {
    expect(find('口')).toEqual(['出口报关单', '进口报关单', '出口订单']);
    expect(find('进')).toEqual(['进口报关单']);
    expect(find('d')[0]).not.toBe('首页');
  });

  it('marks the characters that were found', () => {
    const found = (text: string) => findEntries(ENTRIES, text, spell)[0]?.found;
    expect(found('报关')).toEqual([2, 4]);
    expect(found('kbg')).toEqual([1, 4]);
    expect(found('koubao')).toEqual([1, 3]);
    expect(found('/orders')).toBeNull();
  });

  it('finds by what is written until the dictionary of pinyin has come', () => {
    expect(find('出口', null)).toEqual(['出口报关单', '出口订单']);
    expect(find('ckbgd', null)).toEqual([]);
  });
});
