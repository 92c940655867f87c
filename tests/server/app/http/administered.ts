/** Records of administration pages, which need additional columns. */
export const ADMINISTERED: Readonly<Record<string, object>> = {
  'system/user': { username: 'only-of-one', realname: '只属一家的用户' },
  'system/job': { jobClassName: 'pruneExpired', cronExpression: '0 0 3 * * ?', description: '只属一家的任务' },
  'system/role': { roleName: '只属一家的角色', roleCode: 'K0001-role' },
  'system/check-rule': {
    ruleName: '只属一家的规则',
    ruleCode: 'k0001_rule',
    ruleJson: '[{"digits":"2","pattern":"[A-Z]{2}","message":"前两位为字母"}]',
  },
  'system/fill-rule': {
    ruleName: '只属一家的编号',
    ruleCode: 'k0001_number',
    ruleClass: 'orderNumber',
    ruleParams: '{"prefix":"DD-","digits":3}',
  },
  'system/department': { departName: '只属一家的部门' },
  'system/category': { code: 'K01' },
  'system/data-source': { dbType: '6', dbUrl: 'jdbc:postgresql://db/one', dbUsername: 'reader' },
  'system/message-template': {
    templateName: '只属一家的模板',
    templateCode: 'k0001_template',
    templateType: '1',
    templateContent: '只属一家',
    useStatus: '1',
  },
  'system/gateway-route': { routerId: 'route-of-one', uri: 'lb://one' },
};
