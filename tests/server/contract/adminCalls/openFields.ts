/** `page part` of the lines of `admin-fields.tsv` without a mark yet. They only become fewer. */
export const openFields: readonly string[] = [
  // rights
  'system/menu/menu dataRuleColumns',
  'system/menu/menu dataRuleSearchFormSchema',
  'system/menu/menu dataRuleFormSchema',
  // roles
  'system/role/role userColumns',
  // users
  'system/user/user formPasswordSchema',
  'system/user/user userTenantColumns',
  'system/usersetting/UserSetting formSchema',
  'system/usersetting/UserSetting formPasswordSchema',
  // orgs
  // dicts
  // jobs
  'monitor/datalog/datalog columns',
  'monitor/datalog/datalog searchFormSchema',
  'monitor/datasource/datasource columns',
  'monitor/datasource/datasource searchFormSchema',
  'monitor/datasource/datasource formSchema',
  'monitor/quartz/quartz columns',
  'monitor/quartz/quartz searchFormSchema',
  'monitor/quartz/quartz formSchema',
  'monitor/redis/redis columns',
  'monitor/route/route columns',
  'monitor/route/route formSchema',
  'monitor/server/server columns',
  'monitor/trace/trace columns',
];
