/** What menu items may show besides pages: the pages and folders of the shell. */
export const SHELL_COMPONENTS: ReadonlySet<string> = new Set([
  'layouts/RouteView',
  'layouts/PageView',
  'layouts/BlankLayout',
  'dashboard/Analysis',
  'monitor/ServerMonitor',
  'system/LogList',
  'system/SysUserOnlineList',
  'system/UserAnnouncementList',
]);
