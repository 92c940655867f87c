import type { FastifyRequest } from 'fastify';
import { API_PREFIX } from '../calls/routeDefinition.ts';

/**
 * What is answered while somebody looks at the product as another user: calls that read and leave nothing behind, by
 * address below /api (decision 0067). Whatever is not here is refused then, so a new call is until somebody has looked
 * at it: some write though they come by GET, and files and prints leave the house in one's own name alone.
 */
const READS: ReadonlySet<string> = new Set([
  // What the shell asks for.
  '/sys/user/getUserInfo',
  '/sys/user/getCurrentUserDeparts',
  '/sys/user/login/setting/getUserData',
  '/sys/user/getUserSectionInfoByToken',
  '/sys/user/settings',
  '/sys/user/actFor',
  '/sys/permission/getUserPermissionByToken',
  '/sys/permission/getPermCode',
  '/sys/tenant/getCurrentUserTenant',
  '/sys/environment',
  '/sys/user/verifyIzDefaultPwd',
  '/drag/page/refreshCache',
  '/sys/thirdApp/getEnabledType',
  '/schema/page',
  '/schema/resolve',
  '/schema/examples',
  '/schema/meta',
  '/sys/home/todos',
  '/sys/home/search',
  '/sys/home/actions',
  '/sys/dashboard/declarations',
  '/websocket/:userId',
  '/vxeSocket/:userId/:pageId',
  // Files that stand in records.
  '/sys/common/static/:part1/:part2',
  '/sys/common/static/:part1/:part2/:part3',
  '/sys/common/static/:part1/:part2/:part3/:part4',
  '/sys/common/static/:part1/:part2/:part3/:part4/:part5',
  // Dictionaries and what pickers offer.
  '/sys/dict/loadTreeData',
  '/sys/dict/getDictItems/:code',
  '/sys/dict/getDictText/:code/:key',
  '/sys/dict/loadDict/:code',
  '/sys/dict/loadDict2/:code',
  '/sys/dict/loadDictOrderByValue/:code',
  '/sys/dict/loadDictItem/:code',
  '/sys/dict/lookup/:code',
  '/sys/dict/treeList',
  '/sys/dict/queryAllDictItems',
  '/sys/category/loadTreeRoot',
  '/sys/category/loadTreeChildren',
  '/sys/category/loadTreeData',
  '/sys/category/loadOne',
  '/sys/category/queryById',
  '/sys/category/loadDictItem',
  '/sys/category/loadAllData',
  '/sys/category/rootList',
  '/sys/category/childList',
  '/sys/category/checkCode',
  '/sys/duplicate/check',
  '/sys/checkRule/checkByCode',
  '/sys/user/list',
  '/sys/user/queryUserComponentData',
  '/sys/user/getMultiUser',
  '/sys/user/queryUserByDepId',
  '/sys/user/departUserList',
  '/sys/user/queryByOrgCodeForAddressList',
  '/sys/user/queryByIds',
  '/sys/user/queryByNames',
  '/sys/user/queryUserAndDeptByName',
  '/sys/role/list',
  '/sys/role/listByTenant',
  '/sys/role/queryall',
  '/sys/position/list',
  '/sys/position/queryByCode',
  '/sys/position/queryByCodes',
  '/sys/position/queryByIds',
  '/sys/sysDepart/getUsersByDepartId',
  '/sys/sysDepart/queryDepartTreeSync',
  '/sys/sysDepart/queryTreeList',
  '/sys/sysDepart/queryIdTree',
  '/sys/sysDepart/searchBy',
  '/sys/sysDepart/queryTreeByKeyWord',
  '/sys/sysDepart/queryMyDeptTreeList',
  '/sys/sysDepart/getMyDepartList',
  '/sys/sysDepart/listAll',
  '/sys/sysDepart/queryByIds',
  '/sys/sysDepart/getDepartName',
  '/sys/sysDepart/queryAllParentId',
  // Reports.
  '/online/cgreport/api/getRpColumns/:code',
  '/online/cgreport/api/getColumns/:code',
  '/online/cgreport/api/getQueryInfo/:code',
  '/online/cgreport/api/getParamsInfo/:code',
  '/online/cgreport/api/getData/:code',
  '/online/cgreport/api/getDataOrderByValue/:code',
  '/online/cgreport/api/getTotals/:code',
  '/online/cgreport/api/getChart/:code',
  '/online/cgreport/api/getColumnsAndData/:code',
  '/online/cgreport/api/views/:code',
  // Messages; none is marked as read by being read.
  '/sys/annountCement/listByUser',
  '/sys/annountCement/getUnreadMessageCount',
  '/sys/annountCement/queryById',
  '/sys/annountCement/vue3List',
  '/sys/annountCement/getLastAnnountTime',
  '/sys/annountCement/show/:id',
  '/sys/annountCement/syncNotic',
  '/sys/sysAnnouncementSend/getMyAnnouncementSend',
  '/sys/sysAnnouncementSend/getOne',
  // The administration.
  '/sys/permission/queryPermissionRule',
  '/sys/permission/getPermRuleListByPermId',
  '/sys/permission/queryDepartPermission',
  '/sys/permission/queryTreeList',
  '/sys/permission/queryRolePermission',
  '/sys/permission/list',
  '/sys/permission/getSystemMenuList',
  '/sys/permission/getSystemSubmenu',
  '/sys/permission/getSystemSubmenuBatch',
  '/sys/permission/queryById',
  '/sys/permission/queryListAsync',
  '/sys/permission/why',
  '/sys/permission/matrix',
  '/sys/role/datarule/:permissionId/:roleId',
  '/sys/role/queryTreeList',
  '/sys/role/queryMatrix',
  '/sys/sysDepartPermission/datarule/:permissionId/:departId',
  '/sys/sysDepartPermission/queryTreeListForDeptRole',
  '/sys/sysDepartPermission/queryDeptRolePermission',
  '/sys/sysDepartRole/datarule/:permissionId/:departId/:roleId',
  '/sys/sysDepartRole/getDeptRoleList',
  '/sys/sysDepartRole/getDeptRoleByUserId',
  '/sys/user/queryUserRole',
  '/sys/sysUserAgent/queryByUserName',
  '/sys/user/userDepartList',
  '/sys/user/userRoleList',
  '/sys/user/recycleBin',
  '/sys/user/getQuitList',
  '/sys/position/getPositionUserList',
  '/sys/sysRoleIndex/queryByCode',
  '/sys/sysRoleIndex/queryDefIndex',
  '/sys/dict/list',
  '/sys/dict/queryById',
  '/sys/dict/deleteList',
  '/sys/dict/uses',
  '/sys/dictItem/list',
  '/sys/tenant/list',
  '/sys/tenant/recycleBinPageList',
  '/sys/tenant/queryById',
  '/sys/tenant/queryList',
  '/sys/tenant/getTenantUserList',
  '/sys/tenant/getUserTenantPageList',
  '/sys/tenant/packList',
  '/sys/online/list',
  '/sys/monitor/server',
  '/sys/dataLog/list',
  '/sys/dataLog/queryDataVerList',
  '/sys/dataLog/queryCompareList',
  '/sys/dataLog/history',
  '/sys/dataLog/compare',
  '/sys/dataLog/lastChanges',
  '/sys/fieldComment/list',
  '/sys/loginfo',
  '/sys/visitInfo',
  '/sys/log/list',
]);

/** What reads though it is sent. */
const SENT_READS: ReadonlySet<string> = new Set([
  '/sys/home/records',
  '/sys/common/files',
  '/ywd/ywYwd/check',
  '/kehu/ywinfoKehu/check',
]);

/** Ends the viewing, and nothing else. */
const END = '/sys/logout';

/** Of every record family, last in its address. */
const FAMILY_READS: ReadonlySet<string> = new Set([
  'list',
  'queryById',
  'childList',
  'getChildListBatch',
  'tabCounts',
  'totals',
  'views',
  'printChoices',
  'importState',
  'importHistory',
]);

/** Whether a route is answered while somebody looks as another user. `url`: as registered, below /api. */
export function answersViewing(method: string, url: string): boolean {
  if (url === END) return true;
  if (method === 'POST') return SENT_READS.has(url);
  if (method !== 'GET' && method !== 'HEAD') return false;
  return READS.has(url) || (url.startsWith('/:part') && FAMILY_READS.has(url.split('/').at(-1) ?? ''));
}

export const isViewable = ({ method, routeOptions }: FastifyRequest): boolean =>
  answersViewing(method, (routeOptions.url ?? '').slice(API_PREFIX.length));

/** Those that are named, for a test of this list. */
export const NAMED_READS: readonly string[] = [...READS, ...SENT_READS];
