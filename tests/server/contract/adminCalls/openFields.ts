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
];
