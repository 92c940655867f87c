import { fields, pageOf, type DrivenCall } from './drivenCall.ts';

const ITEM = fields('value text');
const DICTIONARIES = [
  'notice_type',
  'user_position',
  'yn',
  'messageType',
  'msgType',
  'msgCategory',
  'msgSendStatus',
  'messageHref',
  'rangeDate',
];

const ROUTER = {
  routerId: 'orders',
  name: '订单',
  uri: 'lb://orders',
  status: '1',
  predicates: '[]',
  filters: '[]',
};
const ROUTE = fields('id routerId name uri predicates filters');
const routes = { call: 'GET /sys/gatewayRoute/list?{P}', reads: pageOf(ROUTE) } as const;

const HOME = { url: '/home', component: 'a/B', priority: 3 };

/** Sections 4 and 5: dictionaries, pickers, and recycle bins. */
export const binCalls: readonly DrivenCall[] = [
  ...DICTIONARIES.map((code): DrivenCall => ({ call: `GET /sys/dict/getDictItems/${code}`, reads: [ITEM] })),
  {
    call: 'GET /sys/dict/getDictItems/relation_type',
    reads: 'list',
    differs: 'its items are stated nowhere: an unknown code has none',
  },
  {
    call: 'GET /sys/role/listByTenant?pageNo=1&pageSize=200&column=sort&order=desc',
    reads: pageOf(fields('id roleName roleCode')),
    keeps: { roleId: 'records.0.id' },
  },
  {
    call: 'GET /sys/user/selectUserList?{P}&keyword=&departId={departId}&roleId=&excludeUserIdList={adminId}',
    reads: pageOf(fields('id username realname')),
  },
  { call: 'GET /sys/user/selectUserList?{P}&roleId={roleId}', reads: pageOf(fields('id username realname')) },
  { call: 'GET /sys/user/getUploadFileProgress?fileKey=1', reads: 'none' },
  { call: 'POST /sys/dict/add', body: { dictName: '自有', dictCode: 'own_dict' } },
  { call: 'DELETE /sys/dict/delete?id=own_dict' },
  { call: 'PUT /sys/dict/putRecycleBin', body: { ids: 'own_dict' } },
  { call: 'DELETE /sys/dict/delete?id=own_dict' },
  { call: 'DELETE /sys/dict/deleteRecycleBin?ids=own_dict' },
  { call: 'POST /sys/sysRoleIndex/add', body: { ...HOME, roleCode: 'clerk' } },
  { call: 'POST /sys/sysRoleIndex/add', body: { ...HOME, roleCode: 'reviewer' } },
  {
    call: 'GET /sys/sysRoleIndex/list?{P}',
    reads: pageOf({ ...fields('id roleCode url component status'), priority: 'number', route: 'boolean' }),
    keeps: { homeId: 'records.0.id', otherHomeId: 'records.1.id' },
  },
  { call: 'DELETE /sys/sysRoleIndex/delete?id={homeId}' },
  { call: 'DELETE /sys/sysRoleIndex/deleteBatch?ids={otherHomeId}' },
  { call: 'POST /sys/gatewayRoute/updateAll', body: { router: ROUTER } },
  { ...routes, keeps: { routeId: 'records.0.id' } },
  { call: 'GET /sys/gatewayRoute/copyRoute?id={routeId}' },
  { call: 'DELETE /sys/gatewayRoute/delete?id={routeId}' },
  { call: 'GET /sys/gatewayRoute/deleteList', reads: [ROUTE], keeps: { binnedId: '0.id' } },
  { call: 'PUT /sys/gatewayRoute/putRecycleBin', body: { ids: '{binnedId}' } },
  { ...routes, keeps: { routeId: 'records.0.id' } },
  { call: 'DELETE /sys/gatewayRoute/delete?id={routeId}' },
  { call: 'GET /sys/gatewayRoute/deleteList', reads: [ROUTE], keeps: { binnedId: '0.id' } },
  { call: 'DELETE /sys/gatewayRoute/deleteRecycleBin?ids={binnedId}' },
];

/** Calls that this server does not answer (decision 0110), by reason. Those under `later` are still to be built. */
export const UNANSWERED: Readonly<Record<string, readonly string[]>> = {
  'no page of that client calls it': [
    'GET /sys/sysDepart/getUpdateDepartInfo',
    'PUT /sys/sysDepart/doUpdateDepartInfo',
    'PUT /sys/sysDepart/changeDepartChargePerson',
    'GET /sys/switchVue3Menu',
    'GET /sys/sysRoleIndex/cleanDefaultIndexCache',
  ],
  'the own password is changed with the old one': [
    'POST /sys/sendChangePwdSms',
    'PUT /sys/user/updatePasswordNotBindPhone',
  ],
  'nobody closes the own account': ['POST /sys/user/sendLogOffPhoneSms', 'PUT /sys/user/userLogOff'],
  'no code asks for a second picture': ['POST /sys/smsCheckCaptcha'],
  'the server fetches no address that a caller names': ['POST /sys/common/uploadImgByHttp'],
  'online forms and low-code are not part of the product': [
    'GET /sys/comment/listByForm',
    'POST /sys/comment/addText',
    'DELETE /sys/comment/deleteOne?id=1',
    'POST /sys/tenant/saveTenantJoinUser',
    'POST /sys/thirdLogin/registerBindThirdAccount',
  ],
  'third parties are reached by sign-in alone': [
    'GET /sys/third/user/list',
    'GET /sys/thirdApp/getThirdConfigByTenantId',
    'POST /sys/thirdApp/addThirdAppConfig',
    'GET /sys/thirdApp/sync/wechatEnterprise/depart/toLocal',
    'GET /sys/thirdLogin/get/corpId/clientId',
  ],
  'there is no app': ['GET /sys/version/app3version', 'POST /sys/version/saveVersion', 'POST /sys/user/appEdit'],
  'later: groups of users': [
    'GET /sys/ugroup/list',
    'POST /sys/ugroup/add',
    'POST /sys/ugroup/edit',
    'DELETE /sys/ugroup/delete?id=1',
    'DELETE /sys/ugroup/deleteBatch?ids=1',
    'GET /sys/user/groupUserList',
    'POST /sys/user/addSysUserGroup',
    'DELETE /sys/user/deleteGroupUser?userId=1',
    'DELETE /sys/user/deleteUserGroupBatch?userIds=1',
  ],
  'later: pickers of the demo': ['GET /sys/sysDepart/getALLRankRelation', 'GET /sys/user/queryDepartPostUserPageList'],
  'later: a new phone number by SMS': ['POST /sys/user/sendChangePhoneSms'],
};
