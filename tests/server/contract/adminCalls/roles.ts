import type { AreaMarks, CallMark } from './marks.ts';

const FLOWS = 'designs of forms and of their flows are another product';

const built = (method: CallMark['method'], path: string, asked: Pick<CallMark, 'url' | 'body'> = {}): CallMark => ({
  method,
  path,
  mark: 'built',
  ...asked,
});

export const rolesMarks: AreaMarks = {
  calls: [
    built('GET', '/sys/role/listByTenant'),
    built('GET', '/sys/role/queryall'),
    built('GET', '/sys/role/queryallNoByTenant'),
    built('GET', '/sys/role/queryTreeList'),
    built('GET', '/sys/role/checkRoleCode', { url: '/sys/role/checkRoleCode?roleCode=free' }),
    built('POST', '/sys/role/add'),
    built('POST', '/sys/role/edit'),
    built('DELETE', '/sys/role/delete', { url: '/sys/role/delete?id=none' }),
    built('DELETE', '/sys/role/deleteBatch', { url: '/sys/role/deleteBatch?ids=none,' }),
    built('GET', '/sys/permission/queryRolePermission', { url: '/sys/permission/queryRolePermission?roleId={roleId}' }),
    built('POST', '/sys/permission/saveRolePermission', {
      body: { roleId: '{roleId}', permissionIds: '', lastpermissionIds: '' },
    }),
    built('GET', '/sys/user/userRoleList', { url: '/sys/user/userRoleList?roleId={roleId}' }),
    built('POST', '/sys/user/addSysUserRole', { body: { roleId: '{roleId}', userIdList: [] } }),
    built('DELETE', '/sys/user/deleteUserRole', { url: '/sys/user/deleteUserRole?roleId={roleId}&userId=none' }),
    built('DELETE', '/sys/user/deleteUserRoleBatch', {
      url: '/sys/user/deleteUserRoleBatch?roleId={roleId}&userIds=none,',
    }),
    built('GET', '/sys/sysRoleIndex/queryByCode', { url: '/sys/sysRoleIndex/queryByCode?roleCode=clerk' }),
    built('POST', '/sys/sysRoleIndex/add'),
    built('POST', '/sys/sysRoleIndex/edit'),
    built('GET', '/sys/permission/list'),
    built('GET', '/sys/permission/checkPermDuplication', { url: '/sys/permission/checkPermDuplication?url=/free' }),
    built('POST', '/sys/permission/add'),
    built('POST', '/sys/permission/edit'),
    built('DELETE', '/sys/permission/delete', { url: '/sys/permission/delete?id=none' }),
    built('DELETE', '/sys/permission/deleteBatch', { url: '/sys/permission/deleteBatch?ids=none,' }),
    { method: 'GET', path: '/act/process/extActDesignFlowData/getDesFormFlows', mark: '404', why: FLOWS },
    { method: 'GET', path: '/joa/designform/designFormCommuse/getRoleDegisnList', mark: '404', why: FLOWS },
    { method: 'POST', path: '/joa/designform/designFormCommuse/sysRoleDesignAdd', mark: '404', why: FLOWS },
  ],
  fields: [
    { page: 'system/menu/menu', part: 'columns', list: '/sys/permission/list' },
    { page: 'system/menu/menu', part: 'searchFormSchema', query: '/sys/permission/list' },
    {
      page: 'system/menu/menu',
      part: 'formSchema',
      form: '/sys/permission/add',
      body: { name: '外部系统', menuType: 0, url: 'https://example.com', component: 'layouts/IframePageView' },
      without: {
        frameSrc: 'the address stands in url',
        hideTab: 'entries without a tab are none here: the strip of tabs is one switch for all',
      },
    },
    { page: 'system/role/role', part: 'columns', list: '/sys/role/list' },
    { page: 'system/role/role', part: 'searchFormSchema', query: '/sys/role/list' },
    { page: 'system/role/role', part: 'userColumns', list: '/sys/user/userRoleList?roleId={roleId}' },
    { page: 'system/role/role', part: 'searchUserFormSchema', query: '/sys/user/userRoleList?roleId={roleId}' },
    {
      page: 'system/role/role',
      part: 'formSchema',
      form: '/sys/role/add',
      body: { roleName: '仓管员', roleCode: 'storekeeper', description: '' },
    },
    {
      page: 'system/role/role',
      part: 'formDescSchema',
      form: '/sys/role/add',
      body: { roleName: '司机', roleCode: 'driver', description: '' },
    },
    {
      page: 'system/role/role',
      part: 'roleIndexFormSchema',
      form: '/sys/sysRoleIndex/add',
      body: { roleCode: 'clerk', url: '/bgd/export' },
    },
  ],
};
