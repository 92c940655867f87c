import { describe, expect, it } from 'vitest';
import { ACTIONS, compileSchemas, RESERVED_ACTIONS, standsAt } from '../../engine/index.ts';
import { inEnglish } from '../inEnglish.ts';

const names = Object.keys(ACTIONS) as (keyof typeof ACTIONS)[];

const vehicles = (actions: readonly object[]) => ({
  schemaVersion: 1,
  kind: 'list',
  title: '车辆',
  resource: { url: '/bgd/vehicle', table: 'bgd_vehicle', permission: 'bgd:vehicle' },
  columns: [{ type: 'input', key: 'plateNo', title: '车牌号' }],
  list: { columns: ['plateNo'], actions },
  form: { groups: [{ key: 'base', title: '基本信息', columns: 1, fields: ['plateNo'] }] },
});

const compiled = (actions: readonly object[]) =>
  compileSchemas({ texts: new Map([['pages/bgd/vehicle.json', JSON.stringify(vehicles(actions))]]) });

describe('an action', () => {
  it.each(names)('%s is drawn somewhere, or a page that names it is warned of it', (action) => {
    const status = { id: 'send', title: '发送', from: ['a'], to: 'b' };
    const { problems } = compiled([{ action, ...(action === 'transition' ? status : {}) }]);
    const warned = problems.filter(({ code }) => code === 'undrawn-action');
    const drawn = (['toolbar', 'row', 'form'] as const).some((place) => standsAt(action, place));
    expect(warned.map(({ path, level }) => [path, level])).toEqual(
      drawn ? [] : [[['list', 'actions', 0, 'action'], 'warning']],
    );
  });

  it('that nothing draws yet is a warning with its place: the page serves, with its permission code', () => {
    const { pages, problems } = compiled([{ action: 'edit' }, { action: 'print' }]);
    expect(problems.map(inEnglish)).toEqual([
      'schemas/pages/bgd/vehicle.json:1:249 /list/actions/1/action warning: nothing draws the action "print" yet, so that staff are not offered it',
    ]);
    expect(pages.get('bgd/vehicle')?.page?.list.actions.map(({ permission }) => permission)).toEqual([
      'bgd:vehicle:edit',
      'bgd:vehicle:print',
    ]);
  });

  it('keeps its name from transitions, as the list does; "transition" itself is none', () => {
    expect([...RESERVED_ACTIONS].sort()).toEqual(
      ['list', 'shareView', ...names.filter((name) => name !== 'transition')].sort(),
    );
  });
});
