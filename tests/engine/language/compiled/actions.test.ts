import { describe, expect, it } from 'vitest';
import { ACTIONS, compileSchemas, RESERVED_ACTIONS, standsAt } from '../../../../engine/index.ts';

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
  it.each(names)('%s is drawn somewhere', (action) => {
    expect((['toolbar', 'row', 'form'] as const).some((place) => standsAt(action, place))).toBe(true);
  });

  it('asks for the right of its name, below the prefix of the page', () => {
    const { pages } = compiled([{ action: 'edit' }, { action: 'copy' }]);
    expect(pages.get('bgd/vehicle')?.page?.list.actions.map(({ permission }) => permission)).toEqual([
      'bgd:vehicle:edit',
      'bgd:vehicle:add',
    ]);
  });

  it('keeps its name from transitions, as the list does; transitions and panels have names of their own', () => {
    expect([...RESERVED_ACTIONS].sort()).toEqual(
      ['list', 'shareView', 'comment', ...names.filter((name) => name !== 'transition' && name !== 'panel')].sort(),
    );
  });
});
