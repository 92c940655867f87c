import { texts } from '../../../engine/index.ts';

/** Texts for signing in and out, by account, phone or external account, and for registering. */
export const OF_SIGN_IN = texts({
  // Written to the log, which has one language.
  signedIn: { zh: '用户名: ${username},登录成功！', en: 'User: ${username}, signed in' },
  loginSucceeded: { zh: '登录成功', en: 'Signed in' },
  captchaOver: { zh: '验证码无效', en: 'The picture is over; please type the letters of the new one' },
  captchaWrong: { zh: '验证码错误', en: 'Those were not the letters of the picture' },
  loginFailed: { zh: '用户名或密码错误', en: 'Wrong account or password' },
  userFrozen: { zh: '该用户已冻结', en: 'This account is frozen' },
  tooManyFailures: {
    zh: '该用户登录失败次数过多，请于${minutes}分钟后再次登录！',
    en: 'Too many failed attempts; please sign in again in ${minutes} minutes',
  },
  smsSent: {
    zh: '如果该手机号可用，验证码已发送，10分钟内有效',
    en: 'If this number can be used, a code is on its way; it holds for 10 minutes',
  },
  smsTooOften: {
    zh: '获取验证码过于频繁，请于${seconds}秒后再试',
    en: 'Too many codes asked for; please try again in ${seconds} seconds',
  },
  smsNotConfigured: {
    zh: '短信接口未配置，请联系管理员！',
    en: 'Messages cannot be sent here; please ask your administrator',
  },
  smsCodeWrong: { zh: '手机验证码错误', en: 'Wrong code' },
  phoneOfSeveral: {
    zh: '该手机号绑定了多个账号，请使用账号登录',
    en: 'Several accounts have this number; please sign in by account',
  },
  registered: { zh: '注册成功', en: 'The account was registered' },
  usernameTaken: { zh: '用户名已注册', en: 'This account name is taken already' },
  phoneTaken: { zh: '该手机号已注册', en: 'This phone number has an account already' },
  emailTaken: { zh: '邮箱已被注册', en: 'This e-mail address is taken already' },
  registrationFailed: { zh: '注册失败', en: 'The account could not be registered' },
  passwordReset: { zh: '密码重置完成！', en: 'The password was changed' },
  ssoNotConfigured: {
    zh: '单点登录未配置，请联系管理员',
    en: 'Single sign-on is not set up; please ask your administrator',
  },
  ssoTicketWrong: {
    zh: '单点登录票据无效或已过期，请重新登录',
    en: 'The ticket of single sign-on does not hold; please sign in again',
  },
  ssoUnavailable: {
    zh: '单点登录服务暂时不可用，请稍后再试',
    en: 'Single sign-on does not answer now; please try again later',
  },
  ssoNoAccount: {
    zh: '您在本系统没有账号，请联系管理员',
    en: 'You have no account here; please ask your administrator',
  },
  providerUnknown: { zh: '没有这种登录方式', en: 'There is no such way to sign in' },
  thirdLoginOver: { zh: '第三方登录已失效，请重新登录', en: 'That sign-in is over; please begin again' },
  logoutSucceeded: { zh: '退出登录成功！', en: 'Signed out' },
});
