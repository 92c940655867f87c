import { describe, expect, it } from 'vitest';
import { actionKind, compileSchemas, RESERVED_ACTIONS, standsAt } from '../../../../engine/index.ts';
import { ACTIONS, isPlacedAt, rightOf, takesChosen } from '../../../../engine/language/compiled/actions.ts';

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

  it.each([
    ['add', 'add', ['新增', 'New']],
    ['addChild', 'add', ['添加下级', 'Add below']],
    ['edit', 'edit', ['编辑', 'Edit']],
    ['delete', 'delete', ['删除', 'Delete']],
    ['copy', 'add', ['复制', 'Copy']],
    ['import', 'import', ['导入', 'Import']],
    ['export', 'export', ['导出', 'Export']],
    ['preview', 'download', ['预览', 'Preview']],
    ['download', 'download', ['下载', 'Download']],
    ['print', 'print', ['打印', 'Print']],
    ['detail', 'list', ['详情', 'Details']],
    ['panel', null, [undefined, undefined]],
    ['transition', null, [undefined, undefined]],
  ] as const)('%s needs the right %s and is called %o', (action, right, [zh, en]) => {
    expect(rightOf({ action })).toBe(right);
    expect(actionKind(action).title?.['zh-CN']).toBe(zh);
    expect(actionKind(action).title?.['en-US']).toBe(en);
  });

  it.each([
    ['add', { toolbar: 'lead' }],
    ['addChild', { row: 'rest' }],
    ['edit', { row: 'lead' }],
    ['delete', { toolbar: 'rest', row: 'rest' }],
    ['copy', { row: 'rest' }],
    ['import', { toolbar: 'rest' }],
    ['export', { toolbar: 'rest' }],
    ['preview', { row: 'lead' }],
    ['download', { row: 'first' }],
    ['print', { toolbar: 'rest', row: 'rest', form: 'rest' }],
    ['detail', { row: 'rest' }],
    ['panel', { toolbar: 'rest', row: 'rest', form: 'rest' }],
    ['transition', { row: 'first', form: 'rest' }],
  ] as const)('%s is drawn at %o', (action, stands) => {
    expect(actionKind(action).stands).toEqual(stands);
  });

  it('is drawn only at the places that the page names, among those of its kind', () => {
    expect(isPlacedAt({ action: 'print', at: ['row'] }, 'row')).toBe(true);
    expect(isPlacedAt({ action: 'print', at: ['row'] }, 'toolbar')).toBe(false);
    expect(isPlacedAt({ action: 'print' }, 'form')).toBe(true);
    expect(isPlacedAt({ action: 'copy', at: ['form'] }, 'form')).toBe(false);
  });

  it('asks before it deletes, in either language', () => {
    expect(actionKind('delete').confirm).toEqual({
      'zh-CN': '删除后不能恢复，确认删除？',
      'en-US': 'It cannot be restored. Delete?',
    });
  });

  it.each([
    [{ action: 'panel', panel: 'recordHistory' }, 'list', false],
    [{ action: 'panel', panel: 'rolePermissions' }, null, false],
    [{ action: 'panel', panel: 'compareRecords' }, null, true],
    [{ action: 'panel', panel: 'userPasswords' }, null, true],
    [{ action: 'panel', panel: 'userStatus' }, null, true],
    [{ action: 'panel', panel: 'dictionaryExport' }, null, true],
    [{ action: 'panel', panel: 'rightsMatrix' }, null, true],
    [{ action: 'delete' }, 'delete', true],
    [{ action: 'export' }, 'export', true],
    [{ action: 'print' }, 'print', true],
    [{ action: 'import' }, 'import', false],
  ] as const)('%o needs the right %s and takes the selected records: %s', (action, right, takes) => {
    expect(rightOf(action)).toBe(right);
    expect(takesChosen(action)).toBe(takes);
  });

  it('asks for the right of its name, below the prefix of the page', () => {
    const { pages } = compiled([{ action: 'edit' }, { action: 'copy' }]);
    expect(pages.get('bgd/vehicle')?.page?.list.actions.map(({ permission }) => permission)).toEqual([
      'bgd:vehicle:edit',
      'bgd:vehicle:add',
    ]);
  });

  it('reserves its name from transitions, as the list does; transitions and panels are named freely', () => {
    expect([...RESERVED_ACTIONS].sort()).toEqual(
      ['list', 'shareView', 'comment', ...names.filter((name) => name !== 'transition' && name !== 'panel')].sort(),
    );
  });
});
