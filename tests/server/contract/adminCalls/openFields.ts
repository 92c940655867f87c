/** `page part` of the lines of `admin-fields.tsv` without a mark yet. They only become fewer. */
export const openFields: readonly string[] = [
  // rights
  'system/menu/menu dataRuleColumns',
  'system/menu/menu dataRuleSearchFormSchema',
  'system/menu/menu dataRuleFormSchema',
  // roles
  'system/role/role userColumns',
  // users
  // orgs
  // dicts
  // jobs
];
