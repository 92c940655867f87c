import { fields, pageOf, type DrivenCall } from './drivenCall.ts';
import { signInOf } from './shellCalls.ts';

const ID = fields('id');
const RULE = {
  permissionId: '{entryId}',
  ruleName: '本人录入',
  ruleColumn: 'createBy',
  ruleConditions: '=',
  ruleValue: '#{sys_user_code}',
  status: '1',
};

/** Returns the calls that add a record with some fields and edit it with others. */
const addAndEdit = (
  family: string,
  [add, edit]: readonly [DrivenCall['body'], DrivenCall['body']],
): readonly DrivenCall[] => {
  const key = `${family.replaceAll('/', '_')}Id`;
  return [
    { call: `POST /sys/${family}/add`, body: { ...add }, reads: ID, keeps: { [key]: 'id' } },
    { call: `POST /sys/${family}/edit`, body: { ...add, ...edit, id: `{${key}}` } },
  ];
};

const ROLES: readonly DrivenCall[] = [
  ...addAndEdit('role', [{ roleName: '仓管', roleCode: 'driven', description: '' }, { roleName: '仓管员' }]),
  {
    call: 'POST /sys/permission/saveRolePermission',
    body: { roleId: '{roleId}', permissionIds: '{entryId}', lastpermissionIds: '' },
  },
  { call: 'POST /sys/permission/addPermissionRule', body: RULE },
  {
    call: 'GET /sys/permission/queryPermissionRule?permissionId={entryId}',
    reads: [fields('id ruleName ruleColumn ruleConditions ruleValue')],
    keeps: { ruleId: '0.id' },
  },
  {
    call: 'POST /sys/role/datarule',
    body: { permissionId: '{entryId}', roleId: '{roleId}', dataRuleIds: '{ruleId},' },
  },
  {
    call: 'POST /sys/permission/saveDepartPermission',
    body: { departId: '{departId}', permissionIds: '{entryId}', lastpermissionIds: '' },
  },
  {
    call: 'POST /sys/sysDepartPermission/datarule',
    body: { permissionId: '{entryId}', departId: '{departId}', dataRuleIds: '{ruleId},' },
  },
  ...addAndEdit('sysDepartRole', [
    { departId: '{departId}', roleName: '组长', roleCode: 'lead' },
    { roleName: '班长' },
  ]),
  {
    call: 'POST /sys/sysDepartPermission/saveDeptRolePermission',
    body: { roleId: '{sysDepartRoleId}', permissionIds: '{entryId}', lastpermissionIds: '' },
  },
  {
    call: 'POST /sys/sysDepartRole/datarule',
    body: {
      permissionId: '{entryId}',
      departId: '{departId}',
      roleId: '{sysDepartRoleId}',
      dataRuleIds: '{ruleId},',
    },
  },
  { call: 'POST /sys/sysRoleIndex/add', body: { roleCode: 'driven', url: '/home', component: 'a/B', priority: 3 } },
  {
    call: 'GET /sys/sysRoleIndex/list?{P}&roleCode=driven',
    reads: pageOf(fields('id roleCode')),
    keeps: { drivenHomeId: 'records.0.id' },
  },
  {
    call: 'POST /sys/sysRoleIndex/edit',
    body: { id: '{drivenHomeId}', roleCode: 'driven', url: '/other', component: 'a/C', priority: 4 },
  },
];

const PAGES: readonly DrivenCall[] = [
  ...addAndEdit('permission', [
    { name: '外部系统', menuType: 0, url: 'https://example.com', component: 'layouts/IframePageView' },
    { name: '外部网站' },
  ]),
  ...addAndEdit('category', [{ name: '货物' }, { name: '大宗货物' }]),
  {
    call: 'POST /sys/dict/add',
    body: { dictName: '车型', dictCode: 'driven_kind' },
    reads: ID,
    keeps: { dictId: 'id' },
  },
  { call: 'POST /sys/dict/edit', body: { id: '{dictId}', dictName: '车辆类型', dictCode: 'driven_kind' } },
  { call: 'POST /sys/dictItem/add', body: { dictId: '{dictId}', itemText: '厢式', itemValue: 'A', status: 1 } },
  {
    call: 'GET /sys/dictItem/list?{P}&dictId={dictId}',
    reads: pageOf(fields('id itemText itemValue')),
    keeps: { itemId: 'records.0.id' },
  },
  {
    call: 'POST /sys/dictItem/edit',
    body: { id: '{itemId}', dictId: '{dictId}', itemText: '厢式车', itemValue: 'A', status: 1 },
  },
  ...addAndEdit('checkRule', [
    { ruleName: '车牌', ruleCode: 'driven', ruleJson: '[{"digits":"*","pattern":"^.+$","message":"请输入"}]' },
    { ruleName: '车牌号' },
  ]),
  ...addAndEdit('fillRule', [
    { ruleName: '单号', ruleCode: 'driven', ruleClass: 'orderNumber', ruleParams: '{"digits":"5"}' },
    { ruleName: '订单号' },
  ]),
  ...addAndEdit('message/sysMessageTemplate', [
    { templateName: '提醒', templateCode: 'driven', templateType: '1', templateContent: '您好' },
    { templateName: '到货提醒' },
  ]),
  ...addAndEdit('dataSource', [
    { code: 'driven', name: '报表库', dbType: '6', dbUrl: 'jdbc:postgresql://db/x', dbUsername: 'reader' },
    { name: '报表' },
  ]),
  { call: 'PUT /sys/sysAnnouncementSend/editByAnntIdAndUserId', body: { anntId: '{noticeId}' } },
  { call: 'PUT /sys/sysAnnouncementSend/readAll', body: {} },
];

const OF_TENANT = { tenantId: '{tenantId}' };
const THEIRS = { as: 'neighbour' } as const;
const JOIN: DrivenCall = {
  call: 'POST /sys/tenant/joinTenantByHouseNumber',
  ...THEIRS,
  body: { houseNumber: '{houseNumber}' },
};

const TENANTS: readonly DrivenCall[] = [
  {
    call: 'POST /sys/tenant/add',
    body: { name: '新租户', beginDate: '2026-01-01 00:00:00', endDate: '2099-01-01 00:00:00', trade: '1', status: 1 },
    reads: { ...fields('name houseNumber') },
    keeps: { tenantId: 'id', houseNumber: 'houseNumber' },
  },
  { call: 'POST /sys/tenant/edit', body: { id: '{tenantId}', name: '新租户一', status: 1 } },
  { call: 'PUT /sys/tenant/invitationUserJoin?ids={tenantId}&username=neighbour', body: {} },
  { call: 'PUT /sys/tenant/agreeOrRefuseJoinTenant', ...THEIRS, body: { ...OF_TENANT, status: '1' } },
  { call: 'DELETE /sys/tenant/exitUserTenant?id={tenantId}', ...THEIRS },
  JOIN,
  { call: 'PUT /sys/tenant/cancelApplyTenant', ...THEIRS, body: OF_TENANT },
  JOIN,
  {
    call: 'PUT /sys/tenant/updateUserTenantStatus',
    body: { ...OF_TENANT, id: '{neighbourId}', userId: '{neighbourId}', status: '1' },
  },
  { call: 'PUT /sys/tenant/leaveTenant?userIds={neighbourId}&tenantId={tenantId}', body: {} },
  { call: 'PUT /sys/tenant/updateUserTenantStatus', body: { ...OF_TENANT, userId: '{neighbourId}', status: '1' } },
  { call: 'POST /sys/tenant/changeOwenUserTenant', body: { ...OF_TENANT, userId: '{neighbourId}' } },
  {
    call: 'PUT /sys/tenant/editPackPermission',
    body: { id: '{packId}', tenantId: '3000', packName: '全部功能', permissionIds: '{allRights}', status: '1' },
  },
  { call: 'DELETE /sys/tenant/deleteTenantPack?ids={packId}' },
  { call: 'DELETE /sys/tenant/delete?id={tenantId}' },
  { call: 'PUT /sys/tenant/revertTenantLogic?ids={tenantId}', body: {} },
  { call: 'DELETE /sys/tenant/deleteBatch?ids={tenantId}' },
  { call: 'DELETE /sys/tenant/deleteLogicDeleted?ids={tenantId}' },
  signInOf('clerk'),
  {
    call: 'GET /sys/online/list?{P}&username=clerk',
    reads: pageOf(fields('token username')),
    keeps: { onlineToken: 'records.0.token' },
  },
  { call: 'POST /sys/online/forceLogout', body: { token: '{onlineToken}' } },
];

/** Writes of `admin-calls.tsv` that no form of `admin-fields.tsv` makes, with bodies as the client sends them. */
export const administrationCalls: readonly DrivenCall[] = [...ROLES, ...PAGES, ...TENANTS];
