import { texts } from '../../../engine/index.ts';

/** Texts for what users do with their own account, sessions and settings. */
export const OF_ACCOUNTS = texts({
  passwordChanged: { zh: '密码重置成功!', en: 'Password changed' },
  ownPasswordOnly: { zh: '只允许修改自己的密码！', en: 'You may change your own password only' },
  oldPasswordWrong: { zh: '旧密码输入错误!', en: 'The old password is wrong' },
  passwordDue: {
    zh: '密码由他人设置，请先修改密码',
    en: 'Somebody else made your password: change it first',
  },
  passwordDueElsewhere: {
    zh: '密码由他人设置，须先修改：请用浏览器打开${place}，登录并修改密码，然后再从这里登录',
    en: 'Somebody else made your password: open ${place} in a browser, change it there, then sign in here',
  },
  totpDueElsewhere: {
    zh: '系统要求管理员启用两步验证，此登录页不支持：请用浏览器打开${place}登录',
    en: 'Administrators need a second step, which this sign-in page lacks: open ${place} in a browser',
  },
  ownSignInPage: { zh: '本系统自带的登录页', en: "this system's own sign-in page" },
  totpNeeded: {
    zh: '此账号已启用两步验证，请输入验证码；若登录页没有此步骤，请使用新版登录页',
    en: 'This account asks for a second step: enter its code, on a sign-in page that has one',
  },
  totpWrong: { zh: '验证码错误或已使用', en: 'The code is wrong or was used already' },
  tooManyCodes: {
    zh: '验证码错误次数过多，请${minutes}分钟后再试',
    en: 'Too many wrong codes: try again in ${minutes} min',
  },
  totpTicketOver: { zh: '登录已超时，请重新输入用户名和密码', en: 'It took too long: sign in once more' },
  totpThere: { zh: '两步验证已启用', en: 'There is a second step already' },
  totpBegun: { zh: '两步验证已启用，恢复码只显示这一次', en: 'The second step is asked for from now on' },
  totpEnded: { zh: '两步验证已停用', en: 'The second step is no longer asked for' },
  totpKept: { zh: '系统要求管理员启用两步验证，不能停用', en: 'Administrators need the second step here: it stays' },
  totpDue: {
    zh: '系统要求管理员启用两步验证，请重新登录并启用',
    en: 'Administrators need a second step here: sign in again and set it up',
  },
  totpNone: { zh: '用户“${name}”没有启用两步验证', en: '${name} has no second step' },
  totpOwnFirst: { zh: '请先为自己启用两步验证', en: 'Set up your own second step first' },
  totpRuleSaved: { zh: '两步验证要求已保存', en: 'Saved' },
  totpReset: { zh: '两步验证已重置', en: 'The second step was reset' },
  passwordSame: { zh: '新密码不能与旧密码相同', en: 'The new password must differ from the old one' },
  newPasswordEmpty: { zh: '新密码不允许为空!', en: 'Please give a new password' },
  newPasswordShort: {
    zh: '新密码不能少于${least}个字符!',
    en: 'The new password needs ${least} characters at least',
  },
  passwordCommon: {
    zh: '该密码属于最常见的密码，很容易被猜到，请换一个',
    en: 'This is one of the most common passwords and easily guessed; please choose another',
  },
  passwordsDiffer: { zh: '两次输入密码不一致!', en: 'The two passwords differ' },
  noDepartmentFound: { zh: '未查询匹配数据！', en: 'No department matches' },
  userNotFound: { zh: '用户不存在!', en: 'There is no such user' },
  tooManyPasswordTries: {
    zh: '旧密码输入错误次数过多，请于${minutes}分钟后再试！',
    en: 'Too many wrong passwords; please try again in ${minutes} minutes',
  },
  ownDepartmentOnly: { zh: '只能切换自己的部门！', en: 'You may switch your own department only' },
  notInDepartment: {
    zh: '您不属于该部门，请重新选择',
    en: 'You do not belong to this department; please choose another',
  },
  notInTenant: { zh: '您不属于该租户，请重新选择', en: 'You do not belong to this tenant; please choose another' },
  tenantClosed: {
    zh: '您所在的租户已停用或已过期，请联系管理员',
    en: 'Your tenant is closed; please ask your administrator',
  },
  passwordNeeded: { zh: '请输入当前密码', en: 'Please enter your current password' },
  contactChanged: { zh: '联系方式已修改', en: 'Saved: this is how you are reached now' },
  noSuchDay: { zh: '没有这一天', en: 'There is no such day' },
  keptByManagers: {
    zh: '姓名与职务由管理员维护，不能自行修改',
    en: 'Name and positions are kept by your administrators',
  },
  sessionEnded: { zh: '该登录已下线', en: 'That session was ended' },
  sessionNotFound: { zh: '该登录已不存在', en: 'That session is over already' },
  ownSessionStays: {
    zh: '不能下线当前登录，请使用退出登录',
    en: 'This is the session you are using: sign out instead',
  },
  tooManySettings: { zh: '个人设置过多，最多保存${most}项', en: 'Too many settings; ${most} are the most' },
  longSetting: { zh: '${place} 最多${most}个字符', en: '${place} may have ${most} characters at most' },
});
