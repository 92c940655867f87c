import type { AreaMarks, CallMark } from './marks.ts';

const built = (name: string, more: Pick<CallMark, 'url' | 'body'> = {}): CallMark => {
  const [method = '', path = ''] = name.split(' ');
  return { method, path: `/sys/tenant/${path}`, mark: 'built', ...more };
};

const PACK_USERS = 'a pack bounds a tenant; who may do what in it is what roles are for (decision 0066)';
const none = (method: string, path: string, why: string): CallMark => ({ method, path, mark: '404', why });

const PAGE = 'system/tenant/tenant';
const LIST = '/sys/tenant/list';

/** Tenants, their people and packs. */
export const tenantsMarks: AreaMarks = {
  calls: [
    built('GET list'),
    built('GET recycleBinPageList'),
    built('GET queryById', { url: '/sys/tenant/queryById?id={tenantId}' }),
    built('GET queryList'),
    built('POST add'),
    built('POST edit'),
    built('DELETE delete'),
    built('DELETE deleteBatch'),
    built('DELETE deleteLogicDeleted'),
    built('PUT revertTenantLogic'),
    built('GET getCurrentUserTenant'),
    built('GET getTenantListByUserId'),
    built('GET getTenantPageListByUserId'),
    built('GET getTenantUserList', { url: '/sys/tenant/getTenantUserList?userTenantId={tenantId}' }),
    built('GET getUserTenantPageList'),
    built('PUT invitationUserJoin'),
    built('PUT leaveTenant'),
    built('PUT updateUserTenantStatus'),
    built('PUT agreeOrRefuseJoinTenant'),
    built('PUT cancelApplyTenant'),
    built('DELETE exitUserTenant'),
    built('POST changeOwenUserTenant'),
    built('GET packList'),
    built('POST addPackPermission'),
    built('PUT editPackPermission'),
    built('DELETE deleteTenantPack'),
    none('GET', '/sys/tenant/queryTenantPackUserList', PACK_USERS),
    none('POST', '/sys/tenant/addTenantPackUser', PACK_USERS),
    none('PUT', '/sys/tenant/deleteTenantPackUser', PACK_USERS),
    none('POST', '/sys/user/editTenantUser', 'people are edited by /sys/user/edit, in the tenant of the session'),
  ],
  fields: [
    {
      page: PAGE,
      part: 'formSchema',
      form: '/sys/tenant/add',
      body: { name: '按表单', beginDate: '2026-01-01 00:00:00', endDate: '2027-01-01 00:00:00', trade: '1', status: 1 },
    },
    { page: PAGE, part: 'columns', list: LIST },
    { page: PAGE, part: 'searchFormSchema', query: LIST },
    { page: PAGE, part: 'userColumns', list: '/sys/tenant/getTenantUserList?userTenantId={tenantId}' },
    { page: PAGE, part: 'userSearchFormSchema', query: '/sys/tenant/getTenantUserList?userTenantId={tenantId}' },
    { page: PAGE, part: 'packColumns', list: '/sys/tenant/packList?tenantId={tenantId}' },
    { page: PAGE, part: 'packFormSchema', query: '/sys/tenant/packList?tenantId={tenantId}' },
    {
      page: PAGE,
      part: 'packMenuFormSchema',
      form: '/sys/tenant/addPackPermission',
      body: { packName: '按表单', tenantId: '3000', permissionIds: '{permissionId}' },
    },
    { page: PAGE, part: 'recycleColumns', list: '/sys/tenant/recycleBinPageList' },
    { page: PAGE, part: 'searchRecycleFormSchema', query: '/sys/tenant/recycleBinPageList' },
    { page: PAGE, part: 'tenantPackUserColumns', none: PACK_USERS },
    { page: PAGE, part: 'tenantUserSchema', none: 'people are edited by /sys/user/edit, in the tenant of the session' },
  ],
};
