import type { AreaMarks, CallMark } from './marks.ts';

const built = (name: string, more: Pick<CallMark, 'url' | 'body'> = {}): CallMark => {
  const [method = '', path = ''] = name.split(' ');
  return { method, path: `/sys/tenant/${path}`, mark: 'built', ...more };
};

const PACK_USER = { packId: 'none', packName: '无', userId: '{userId}', realname: '李制单' };

const PAGE = 'system/tenant/tenant';
const LIST = '/sys/tenant/list';

/** Tenants, their members and packs. */
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
    built('GET queryTenantPackUserList', { url: '/sys/tenant/queryTenantPackUserList?packId=none' }),
    built('POST addTenantPackUser', { body: PACK_USER }),
    built('PUT deleteTenantPackUser', { body: PACK_USER }),
    { method: 'POST', path: '/sys/user/editTenantUser', mark: 'built', body: { id: '{userId}', realname: '李制单' } },
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
    {
      page: PAGE,
      part: 'tenantPackUserColumns',
      none: 'a fresh tenant has no pack; tests/server/compat/publicClient/tenants.test.ts reads them',
    },
    {
      page: PAGE,
      part: 'tenantUserSchema',
      form: '/sys/user/addTenantUser',
      body: { username: 'by-tenant-form', realname: '按租户表单', relTenantIds: '{tenantId}' },
    },
  ],
};
