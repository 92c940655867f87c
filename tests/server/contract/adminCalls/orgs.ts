import type { AreaMarks, CallMark } from './marks.ts';

/** `GET /sys/position/list` */
const mark = (name: string): { readonly method: string; readonly path: string } => {
  const [method = '', path = ''] = name.split(' ');
  return { method, path };
};

const built = (name: string, asked: Pick<CallMark, 'url' | 'body'> = {}): CallMark => ({
  ...mark(name),
  mark: 'built',
  ...asked,
});

const DEPARTMENTS: readonly CallMark[] = [
  built('POST /sys/sysDepart/add', { body: { departName: '仓库', departOrder: 1 } }),
  built('PUT /sys/sysDepart/edit', { body: { id: '{departId}', departName: '公司', departOrder: 0 } }),
  built('DELETE /sys/sysDepart/delete', { url: '/sys/sysDepart/delete?id=none' }),
  built('DELETE /sys/sysDepart/deleteBatch', { url: '/sys/sysDepart/deleteBatch?ids=none,' }),
  built('GET /sys/sysDepart/queryIdTree'),
  built('GET /sys/sysDepart/queryMyDeptTreeList'),
  built('GET /sys/sysDepart/searchBy', { url: '/sys/sysDepart/searchBy?keyWord=A01' }),
  built('POST /sys/user/editSysDepartWithUser', { body: { depId: '{departId}', userIdList: ['{userId}'] } }),
  built('DELETE /sys/user/deleteUserInDepartBatch', {
    url: '/sys/user/deleteUserInDepartBatch?depId={departId}&userIds={userId}',
  }),
  built('GET /sys/user/queryByOrgCodeForAddressList'),
  built('GET /sys/user/getCurrentUserDeparts'),
  built('PUT /sys/selectDepart', { body: { orgCode: 'A01' } }),
];

const HEADS = 'heads of a department stand in the department itself, in directorUserIds (decision 0062)';

const NONE: readonly CallMark[] = [
  'GET /sys/user/getUpdateDepartInfo',
  'PUT /sys/user/doUpdateDepartInfo',
  'PUT /sys/user/changeDepartChargePerson',
].map((name) => ({ ...mark(name), mark: '404', why: HEADS }));

const RIGHTS: readonly CallMark[] = [
  built('GET /sys/permission/queryDepartPermission', {
    url: '/sys/permission/queryDepartPermission?departId={departId}',
  }),
  built('POST /sys/permission/saveDepartPermission', { body: { departId: '{departId}', permissionIds: '' } }),
  built('GET /sys/sysDepartPermission/queryTreeListForDeptRole', {
    url: '/sys/sysDepartPermission/queryTreeListForDeptRole?departId={departId}',
  }),
  built('GET /sys/sysDepartPermission/queryDeptRolePermission', {
    url: '/sys/sysDepartPermission/queryDeptRolePermission?roleId=none',
  }),
  built('POST /sys/sysDepartPermission/saveDeptRolePermission'),
  built('GET /sys/sysDepartRole/list', { url: '/sys/sysDepartRole/list?deptId={departId}' }),
  built('POST /sys/sysDepartRole/add'),
  built('PUT /sys/sysDepartRole/edit'),
  built('DELETE /sys/sysDepartRole/deleteBatch', { url: '/sys/sysDepartRole/deleteBatch?ids=none,' }),
  built('GET /sys/sysDepartRole/getDeptRoleList', { url: '/sys/sysDepartRole/getDeptRoleList?departId={departId}' }),
  built('GET /sys/sysDepartRole/getDeptRoleByUserId', {
    url: '/sys/sysDepartRole/getDeptRoleByUserId?departId={departId}&userId={userId}',
  }),
  built('POST /sys/sysDepartRole/deptRoleUserAdd', { body: { userId: '{userId}', newRoleId: '', oldRoleId: '' } }),
];

const CATEGORIES: readonly CallMark[] = [
  built('GET /sys/category/rootList'),
  built('GET /sys/category/childList', { url: '/sys/category/childList?pid=0' }),
  built('GET /sys/category/getChildListBatch', { url: '/sys/category/getChildListBatch?parentIds=none,' }),
  built('GET /sys/category/loadTreeRoot', { url: '/sys/category/loadTreeRoot?async=false&pcode=0' }),
  built('POST /sys/category/add'),
  built('POST /sys/category/edit'),
  built('DELETE /sys/category/delete', { url: '/sys/category/delete?id=none' }),
  built('DELETE /sys/category/deleteBatch', { url: '/sys/category/deleteBatch?ids=none,' }),
];

const POSITIONS: readonly CallMark[] = [
  built('GET /sys/position/queryByCodes', { url: '/sys/position/queryByCodes?codes=none,' }),
  built('GET /sys/position/queryById', { url: '/sys/position/queryById?id={positionId}' }),
  built('POST /sys/position/add'),
  built('POST /sys/position/edit'),
  built('DELETE /sys/position/delete', { url: '/sys/position/delete?id=none' }),
  built('DELETE /sys/position/deleteBatch', { url: '/sys/position/deleteBatch?ids=none,' }),
  built('UPLOADFILE /sys/position/importExcel'),
];

const ADDRESSES = '/sys/user/queryByOrgCodeForAddressList';

export const orgsMarks: AreaMarks = {
  calls: [...DEPARTMENTS, ...RIGHTS, ...NONE, ...CATEGORIES, ...POSITIONS],
  fields: [
    { page: 'system/address/address', part: 'columns', list: ADDRESSES },
    { page: 'system/address/address', part: 'searchFormSchema', query: ADDRESSES },
    {
      page: 'system/departUser/depart.user',
      part: 'userInfoColumns',
      list: '/sys/user/departUserList?depId={departId}',
    },
    {
      page: 'system/departUser/depart.user',
      part: 'userInfoSearchFormSchema',
      query: '/sys/user/departUserList?depId={departId}',
    },
    { page: 'system/departUser/depart.user', part: 'departRoleColumns', list: '/sys/sysDepartRole/list' },
    { page: 'system/departUser/depart.user', part: 'departRoleSearchFormSchema', query: '/sys/sysDepartRole/list' },
    {
      page: 'system/departUser/depart.user',
      part: 'departRoleModalFormSchema',
      form: '/sys/sysDepartRole/add',
      body: { departId: '{departId}', roleName: '客户端的角色', roleCode: 'of_the_client' },
      without: Object.fromEntries(
        ['departName', 'parentId', 'orgCode', 'orgCategory', 'departOrder', 'mobile', 'address', 'memo'].map((name) => [
          name,
          'a field of the department, which that client shows beside the role',
        ]),
      ),
    },
    { page: 'system/position/position', part: 'columns', list: '/sys/position/list' },
    { page: 'system/position/position', part: 'searchFormSchema', query: '/sys/position/list' },
    { page: 'system/position/position', part: 'formSchema', form: '/sys/position/add', body: { name: '报关主管' } },
    { page: 'system/category/category', part: 'columns', list: '/sys/category/rootList' },
    { page: 'system/category/category', part: 'searchFormSchema', query: '/sys/category/rootList' },
    {
      page: 'system/category/category',
      part: 'formSchema',
      form: '/sys/category/add',
      body: { name: '货物' },
    },
  ],
};
