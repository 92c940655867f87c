/** Calls of `admin-calls.tsv` without a mark yet. They only become fewer: who marks one takes it out here. */
export const openCalls: readonly string[] = [
  // rights
  // roles
  // users
  'GET /sys/user/getQuitList',
  'PUT /sys/user/putCancelQuit',
  'PUT /sys/user/userQuitAgent',
  // orgs
  // dicts
  // jobs
];
