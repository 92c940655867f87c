/** Calls of `admin-calls.tsv` without a mark yet. They only become fewer: who marks one takes it out here. */
export const openCalls: readonly string[] = [
  // rights
  'GET `/sys/dict/getDictItems/${params.code',
  // roles
  // users
  'GET /sys/sysUserAgent/queryByUserName',
  'GET /sys/user/getQuitList',
  'POST /sys/sysUserAgent/add',
  'POST /sys/sysUserAgent/edit',
  'PUT /sys/user/putCancelQuit',
  'PUT /sys/user/userQuitAgent',
  'GET /sys/position/queryByCodes',
  'GET /sys/thirdApp/getThirdAccountByUserId',
  'GET /sys/user/login/setting/getUserData',
  'POST /sys/thirdApp/bindThirdAppAccount',
  'POST /sys/user/login/setting/userEdit',
  'PUT /sys/user/changePhone',
  'PUT /sys/user/updateMobile',
  // orgs
  'GET /sys/user/queryByOrgCodeForAddressList',
  'DELETE /sys/user/deleteUserInDepartBatch',
  'POST /sys/user/editSysDepartWithUser',
  // dicts
  // jobs
];
