import type { AreaMarks } from './marks.ts';

const RULE = {
  permissionId: '{permissionId}',
  ruleName: '本人录入',
  ruleColumn: 'createBy',
  ruleConditions: '=',
  ruleValue: '#{sys_user_code}',
};

export const rightsMarks: AreaMarks = {
  calls: [
    {
      method: 'GET',
      path: '/sys/permission/queryPermissionRule',
      url: '/sys/permission/queryPermissionRule?permissionId={permissionId}',
      mark: 'built',
    },
    { method: 'POST', path: '/sys/permission/addPermissionRule', body: RULE, mark: 'built' },
    { method: 'POST', path: '/sys/permission/editPermissionRule', body: { ...RULE, id: 'x' }, mark: 'built' },
    {
      method: 'DELETE',
      path: '/sys/permission/deletePermissionRule',
      url: '/sys/permission/deletePermissionRule?id=x',
      mark: 'built',
    },
    {
      method: 'GET',
      path: '/sys/role/datarule',
      url: '/sys/role/datarule/{permissionId}/{roleId}',
      mark: 'built',
    },
    { method: 'POST', path: '/sys/role/datarule', mark: 'built' },
    { method: 'POST', path: '/sys/sysDepartPermission/datarule', mark: 'built' },
    { method: 'POST', path: '/sys/sysDepartRole/datarule', mark: 'built' },
  ],
  fields: [
    {
      page: 'system/menu/menu',
      part: 'dataRuleFormSchema',
      form: '/sys/permission/addPermissionRule',
      body: { ...RULE, status: '1' },
      without: { id: 'a new rule has none yet' },
    },
    {
      page: 'system/menu/menu',
      part: 'dataRuleColumns',
      list: '/sys/permission/queryPermissionRule?permissionId={permissionId}',
    },
    {
      page: 'system/menu/menu',
      part: 'dataRuleSearchFormSchema',
      query: '/sys/permission/queryPermissionRule?permissionId={permissionId}',
    },
  ],
};
