import type { UndrawnTypes } from '../../engine/index.ts';

/** What menu items may show besides pages: the pages and folders of the shell, each with the permission codes it asks for. */
export const SHELL_COMPONENTS: ReadonlyMap<string, readonly string[]> = new Map([
  ['layouts/RouteView', []],
  ['layouts/PageView', []],
  ['layouts/BlankLayout', []],
  ['dashboard/Analysis', ['bgd:dashboard:list']],
  ['yw/Home', []],
  ['test/Home', []],
  ['monitor/ServerMonitor', ['system:monitor:list']],
  ['system/LogList', ['system:log:list']],
  ['system/SysUserOnlineList', ['system:online:list', 'system:online:forceLogout']],
  ['system/UserAnnouncementList', []],
]);

/** Column types that forms and tables do not draw yet; a test holds them against the widgets and editors. */
export const UNDRAWN_TYPES: UndrawnTypes = {
  field: new Set([
    'tags',
    'slot',
    'progress',
    'select-search',
    'radio',
    'list_multi',
    'select-multiple',
    'checkbox_meta',
    'sel_search_async',
    'autocomplete',
    'sel_user',
    'sel_depart',
    'datetime',
    'time',
    'upload',
    'file',
    'image',
  ]),
  cell: new Set(['sel_depart', 'sel_user', 'upload', 'file', 'image']),
};
