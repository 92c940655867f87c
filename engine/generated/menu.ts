/* Made from schemas/meta by `npm run generate`. Do not edit. */

/**
 * The menu that a fresh database starts with.
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
   * Where it stands: /bgd/export; unique.
   */
  path: string;
  /**
   * Name of the route, unique: bgd-export.
   */
  name: string;
  /**
   * What staff read.
   */
  title: string;
  /**
   * Name of an icon. Default: none.
   */
  icon?: string;
  /**
   * What it shows: schema:<page id>, an entry of a page's components, layouts/RouteView for a folder, or a page of the shell.
   */
  component: string;
  /**
   * Path that it leads to instead. Default: none.
   */
  redirect?: string;
  /**
   * A route without an entry in the menu. Default: false.
   */
  hidden?: boolean;
  /**
   * Shown as a folder even with one child. Default: false.
   */
  alwaysShow?: boolean;
  /**
   * Whether it is a route of its own. Default: true.
   */
  route?: boolean;
  /**
   * Whether the page keeps its state while another tab is shown. Default: true.
   */
  keepAlive?: boolean;
  /**
   * Whether an address (a path with http:// or https://) opens in a window of its own, not in a frame. Default: false.
   */
  internalOrExternal?: boolean;
  /**
   * Whether the page goes without the breadcrumb above it. Default: false.
   */
  hiddenHeaderContent?: boolean;
  /**
   * Permission codes below this entry. Default: none.
   */
  permissionList?: MenuPermission[];
  /**
   * Entries below. Default: none.
   */
  children?: MenuItem[];
}
/**
 * A permission code and its name.
 */
export interface MenuPermission {
  /**
   * Permission code: bgd:export:add.
   */
  action: string;
  /**
   * What administrators read.
   */
  title: string;
  /**
   * 1: without it the button is hidden. 2: it is disabled. Default: 1.
   */
  type?: '1' | '2';
  /**
   * 1: in force. 0: switched off, everybody has it. Default: 1.
   */
  status?: '0' | '1';
}
