/** Calls of `admin-calls.tsv` without a mark yet. They only become fewer: who marks one takes it out here. */
export const openCalls: readonly string[] = [
  // rights
  // roles
  // users
  'GET /sys/sysUserAgent/queryByUserName',
  'GET /sys/user/getQuitList',
  'POST /sys/sysUserAgent/add',
  'POST /sys/sysUserAgent/edit',
  'PUT /sys/user/putCancelQuit',
  'PUT /sys/user/userQuitAgent',
  // orgs
  // dicts
  // jobs
];
