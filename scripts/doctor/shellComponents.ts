/**
 * What menu items may show in addition to pages: the pages and folders of the shell, each with its required permission
 * codes.
 */
export const SHELL_COMPONENTS: ReadonlyMap<string, readonly string[]> = new Map([
  ['layouts/RouteView', []],
  ['layouts/PageView', []],
  ['layouts/BlankLayout', []],
  ['dashboard/Analysis', ['bgd:dashboard:list']],
  ['yw/Home', []],
  ['test/Home', []],
  ['monitor/ServerMonitor', ['system:monitor:list']],
  ['system/LogList', ['system:log:list']],
  ['system/DataLogList', ['system:dataLog:list']],
  ['system/AddressList', []],
  ['system/DepartUserList', ['system:departUser:list', 'system:departUser:edit']],
  ['system/SysUserOnlineList', ['system:online:list', 'system:online:forceLogout']],
  ['system/UserAnnouncementList', []],
]);
