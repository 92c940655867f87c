/* Made from schemas/meta by `npm run generate`. Do not edit. */

/**
 * Initial menu of a fresh database.
 */
export type MenuSchema = MenuItem[];

/**
 * One entry of the menu.
 */
export interface MenuItem {
  /**
   * Stable id of the entry. Default: its name.
   */
  id?: string;
  /**
   * Path of the entry, unique: /bgd/export.
   */
  path: string;
  /**
   * Name of the route, unique: bgd-export.
   */
  name: string;
  /**
   * Text shown to users.
   */
  title: string;
  /**
   * Name of an icon. Default: none.
   */
  icon?: string;
  /**
   * Content of the entry: schema:<page id>, an entry of a page's components, layouts/RouteView for a folder, or a page of the shell.
   */
  component: string;
  /**
   * Path to which the entry redirects. Default: none.
   */
  redirect?: string;
  /**
   * Whether the route has no entry in the menu. Default: false.
   */
  hidden?: boolean;
  /**
   * Shown as a folder even with one child. Default: false.
   */
  alwaysShow?: boolean;
  /**
   * Whether the entry has its own route. Default: true.
   */
  route?: boolean;
  /**
   * Whether the page keeps its state while another tab is shown. Default: true.
   */
  keepAlive?: boolean;
  /**
   * Whether a URL (a path with http:// or https://) opens in a new window instead of in a frame. Default: false.
   */
  internalOrExternal?: boolean;
  /**
   * Whether the breadcrumb above the page is hidden. Default: false.
   */
  hiddenHeaderContent?: boolean;
  /**
   * Permission codes below this entry. Default: none.
   */
  permissionList?: MenuPermission[];
  /**
   * Child entries. Default: none.
   */
  children?: MenuItem[];
}
/**
 * A permission code and its title.
 */
export interface MenuPermission {
  /**
   * Permission code: bgd:export:add.
   */
  action: string;
  /**
   * Title shown to administrators.
   */
  title: string;
  /**
   * Without the permission: 1 hides the button, 2 disables it. Default: 1.
   */
  type?: '1' | '2';
  /**
   * 1: enforced. 0: switched off, all users have it. Default: 1.
   */
  status?: '0' | '1';
}
