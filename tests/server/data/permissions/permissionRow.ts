import type { PermissionRow } from '../../../../server/data/permissions/menuNodes.ts';

/**
 * Returns a menu row as the database returns it: an entry below another one, without grants and without a component.
 */
export const permissionRow = (given: Partial<PermissionRow> & Pick<PermissionRow, 'id'>): PermissionRow => ({
  parent_id: null,
  name: given.id,
  menu_type: 1,
  url: null,
  component: null,
  component_name: null,
  redirect: null,
  icon: null,
  sort_no: 0,
  is_route: true,
  hidden: false,
  always_show: false,
  keep_alive: false,
  internal_or_external: false,
  hidden_header_content: false,
  perms: null,
  perms_type: null,
  status: '1',
  del_flag: 0,
  said_by_file: null,
  create_by: null,
  create_time: new Date(0),
  update_by: null,
  update_time: null,
  ...given,
});
