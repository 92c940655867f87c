/** What the server says to people. Texts of the contract are to the letter. */
export const messages = {
  sessionExpired: 'Token失效，请重新登录!',
  noPermission: (permission: string): string => `没有权限，请联系管理员分配权限！（${permission}）`,
  tenantRefused: '没有权限，租户与登录信息不符',
  notFound: '路径不存在，请检查路径是否正确',
  methodNotAllowed: (method: string, allowed: readonly string[]): string =>
    `不支持${method}请求方法，支持以下 ${allowed.join('、')}`,
  malformedJson: '请求内容不是有效的 JSON',
  poisonedJson: '请求内容含有不允许的键（__proto__ 或 constructor）',
  emptyBody: '请求内容为空',
  malformedUrl: '请求地址格式不正确',
  invalidInput: (detail: string): string => `请求内容不正确：${detail}`,
  invalidCharacters: '请求内容含有无法保存的字符或超出范围的数值',
  bodyTooLarge: '请求内容过大，不能超过 1 MB',
  headersTooLarge: '请求头过大',
  unsupportedType: '不支持的内容类型，请使用 application/json',
  tooManyRequests: '请求过于频繁，请稍后再试',
  duplicate: '数据库中已存在该记录',
  collision: '与其他人的操作冲突，请重试',
  integrity: '执行数据库异常,违反了完整性例如：违反惟一约束、违反非空限制、字段内容超出长度等',
  unavailable: '数据库暂时不可用，请稍后再试',
  internal: '操作失败，服务器内部错误',
  badRequest: '请求格式不正确',

  loginSucceeded: '登录成功',
  loginFailed: '用户名或密码错误',
  userFrozen: '该用户已冻结',
  tooManyFailures: (minutes: number): string => `该用户登录失败次数过多，请于${minutes}分钟后再次登录！`,
  logoutSucceeded: '退出登录成功！',

  pageNotFound: (id: string): string => `页面不存在：${id}`,
  pageBroken: (id: string): string => `页面定义有误，暂时不能打开：${id}`,
} as const;
