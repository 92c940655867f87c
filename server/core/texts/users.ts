import { texts } from '../../../engine/index.ts';

/** Texts for the administration of users: what prevents a change, and what was done. */
export const OF_USERS = texts({
  userTwice: { zh: '文件中前面的行已有相同的值', en: 'A row before has the same value' },
  accountTaken: { zh: '用户账号已存在', en: 'This account name is taken already' },
  accountName: {
    zh: '用户账号为3到50个字母、数字、点、下划线或短横线，以字母或数字开头',
    en: 'An account name has 3 to 50 letters, digits, dots, underscores or hyphens, a letter or digit first',
  },
  accountStays: { zh: '用户账号保存后不能修改', en: 'An account name stays as it was saved' },
  notYourself: { zh: '不能对自己的账号进行此操作', en: 'You cannot do this with your own account' },
  strongerUser: {
    zh: '用户“${name}”拥有您没有的权限，不能修改其账号',
    en: '${name} holds rights that you do not hold: you cannot change this account',
  },
  unknownRoles: { zh: '角色不存在：${ids}', en: 'There are no such roles: ${ids}' },
  unknownDepartments: { zh: '部门不存在：${ids}', en: 'There are no such departments: ${ids}' },
  foreignTenants: {
    zh: '不能把用户加入您无权管理的租户：${ids}',
    en: 'You cannot add users to tenants that you do not manage: ${ids}',
  },
  noRolesOfUser: { zh: '未找到用户相关角色信息', en: 'This user has no roles' },
  usersFrozen: { zh: '操作成功!', en: 'Done' },
  passwordSet: { zh: '密码修改成功!', en: 'The password was changed' },
  passwordsMade: {
    zh: '密码已重置，请立即告知用户，关闭后不再显示',
    en: 'The passwords were reset; they are shown once',
  },
  ownPasswordElsewhere: {
    zh: '修改自己的密码请使用“修改密码”，并输入旧密码',
    en: 'Change your own password with the old one, in your account',
  },
  viewStronger: {
    zh: '用户“${name}”拥有您没有的权限，不能以其身份查看',
    en: '${name} holds rights that you do not hold: you cannot look at the product as this user',
  },
  viewingReadsOnly: {
    zh: '正在以其他用户的身份查看，只能查看，不能操作；请先结束查看',
    en: 'You are looking at the product as another user: nothing can be changed or taken out; end viewing first',
  },
  viewingBegun: { zh: '开始以${who}的身份查看', en: 'Began to view as ${who}' },
  viewingBegunFor: { zh: '开始以${who}的身份查看，事由：${reason}', en: 'Began to view as ${who}: ${reason}' },
  viewingEnded: { zh: '结束以${who}的身份查看', en: 'Ended viewing as ${who}' },
  viewingExpired: {
    zh: '以${who}的身份查看已到期或随登录结束',
    en: 'Viewing as ${who} ended with its time or the session',
  },
  personNamed: { zh: '${realname}（${username}）', en: '${realname} (${username})' },
  viewedAs: { zh: '以${who}的身份查看：${what}', en: 'As ${who}: ${what}' },
  usersRestored: { zh: '还原成功!', en: 'Restored' },
  usersErased: { zh: '彻底删除成功!', en: 'Deleted for good' },
  doneFor: { zh: '${name}（代理${absent}）', en: '${name} (for ${absent})' },
  agentSaved: { zh: '代理设置已保存', en: 'The deputy was saved' },
  agentOfOneself: { zh: '不能由本人代理自己', en: 'Nobody is a deputy of himself' },
  agentUnknown: { zh: '代理人不存在或已冻结：${name}', en: 'There is no such user, or the user is frozen: ${name}' },
  agentTimes: {
    zh: '请填写代理的起止时间：结束时间须晚于开始时间和现在，且最长一年',
    en: 'Enter when the deputy begins and ends: the end after the beginning and in the future, within a year',
  },
  notDeputyOf: { zh: '您现在不是该用户的代理人', en: 'You are not a deputy of this user just now' },
  actingBegun: { zh: '您现在代理 ${name} 办理业务', en: 'You are acting for ${name} now' },
  actingEnded: { zh: '代理已结束', en: 'You are acting for nobody now' },
  actingElsewhere: { zh: '代理他人期间不能切换部门', en: 'The department cannot be changed while acting for somebody' },
  quitTime: { zh: '离职时间不正确，最晚在一年之内', en: 'Enter when the user leaves, within a year' },
  successorOfOneself: { zh: '交接人不能是离职人本人', en: 'Nobody hands over to himself' },
  hasLeft: { zh: '用户“${name}”已离职', en: '${name} has left already' },
  notLeaving: { zh: '用户“${name}”没有办理离职', en: '${name} is not leaving' },
  quitSaved: { zh: '离职交接已办理', en: 'The leaving was arranged' },
  quitCancelled: { zh: '离职已取消', en: 'The leaving was cancelled' },
  leaversStay: {
    zh: '用户“${name}”已离职，请在离职列表中取消离职',
    en: '${name} has left; cancel the leaving in its list',
  },
  noSuchUserPost: {
    zh: '岗位不存在，请选择本租户中机构类型为岗位的部门',
    en: 'There is no such post: choose a department of the kind post',
  },
  oneMainPost: {
    zh: '主岗位只能选一个，其他岗位请填入兼职岗位',
    en: 'Choose one main post, and the others as further posts',
  },
  userOrder: { zh: '排序为0到99999的整数', en: 'The order is a whole number from 0 to 99999' },
  userPositionType: {
    zh: '职务类型为字典中的编码，多个以逗号分隔',
    en: 'Types of position are codes of their dictionary, separated by commas',
  },
});
