import { texts } from '../../../engine/index.ts';

/** Texts for any call: who may make it, its form, and what prevents the server from answering. */
export const OF_CALLS = texts({
  // Clients detect the end of their session by this exact text (contract 0.2): it is the same in every language.
  sessionExpired: { zh: 'Token失效，请重新登录!', en: 'Token失效，请重新登录!' },
  workersBusy: {
    zh: '服务器正在处理较多文件，请稍后再试',
    en: 'The server is busy with other files; please try again later',
  },
  workersBusyForUser: {
    zh: '您提交的文件正在处理，请等待完成后再试',
    en: 'Your other files are still being processed; please wait for them and try again',
  },
  workerFailed: {
    zh: '处理文件时出错，请稍后再试；如再次出现，请联系管理员',
    en: 'The file could not be made; please try again, and tell your administrator if it happens again',
  },
  noPermission: {
    zh: '没有权限，请联系管理员分配权限！（${permission}）',
    en: 'You have no right to do this; please ask your administrator (${permission})',
  },
  tenantRefused: {
    zh: '没有权限，租户与登录信息不符',
    en: 'You have no right to do this: the tenant is not that of your session',
  },
  notFound: { zh: '路径不存在，请检查路径是否正确', en: 'There is nothing at this address' },
  methodNotAllowed: {
    zh: '不支持${method}请求方法，支持以下 ${allowed}',
    en: '${method} is not possible here; these are: ${allowed}',
  },
  malformedJson: { zh: '请求内容不是有效的 JSON', en: 'The request is no valid JSON' },
  poisonedJson: {
    zh: '请求内容含有不允许的键（__proto__ 或 constructor）',
    en: 'The request has a key that is not allowed (__proto__ or constructor)',
  },
  deepJson: {
    zh: '请求内容嵌套过深，最多 ${most} 层',
    en: 'The request is nested too deep; ${most} levels are the most',
  },
  emptyBody: { zh: '请求内容为空', en: 'The request is empty' },
  malformedUrl: { zh: '请求地址格式不正确', en: 'The address cannot be read' },
  invalidCharacters: {
    zh: '请求内容含有无法保存的字符或超出范围的数值',
    en: 'The request has characters or numbers that cannot be stored',
  },
  recordTooLarge: {
    zh: '${title} 的一份单据不能超过 ${most} MB，这一份有 ${size} MB，请拆分后再保存',
    en: 'A record of ${title} may have ${most} MB at most; this one has ${size} MB. Please split it',
  },
  bodyTooLarge: { zh: '请求内容过大，不能超过 1 MB', en: 'The request is too large; 1 MB is the most' },
  requestTooSlow: {
    zh: '请求发送过慢，请检查网络后重试',
    en: 'The request came too slowly; please check the network and try again',
  },
  headersTooLarge: { zh: '请求头过大', en: 'The headers of the request are too large' },
  unsupportedType: {
    zh: '不支持的内容类型，请使用 application/json',
    en: 'This type of content is not taken; please send application/json',
  },
  unsupportedTypeXml: {
    zh: '不支持的内容类型，请使用 application/xml',
    en: 'This type of content is not taken; please send application/xml',
  },
  notUtf8: { zh: '报文应为 UTF-8 编码', en: 'The message must be UTF-8' },
  tooManyRequests: { zh: '请求过于频繁，请稍后再试', en: 'Too many requests; please try again later' },
  badRequest: { zh: '请求格式不正确', en: 'The request is not as it should be' },
  duplicateRecord: { zh: '数据库中已存在该记录', en: 'There is such a record already' },
  collision: {
    zh: '与其他人的操作冲突，请重试',
    en: 'Somebody else did something at the same time; please try again',
  },
  integrity: {
    zh: '执行数据库异常,违反了完整性例如：违反惟一约束、违反非空限制、字段内容超出长度等',
    en: 'The database refused it: something is missing, too long or there already',
  },
  diskFull: {
    zh: '服务器磁盘已满，没有保存任何内容，请联系管理员清理磁盘后再试',
    en: 'The disk of the server is full, and nothing was saved; please ask your administrator to make room',
  },
  unavailable: {
    zh: '数据库暂时不可用，请稍后再试',
    en: 'The database cannot be reached now; please try again later',
  },
  busy: { zh: '系统繁忙，请稍后再试', en: 'The system is busy; please try again later' },
  tooSlow: {
    zh: '处理时间过长，已中止，请缩小范围后再试',
    en: 'It took too long and was stopped; please ask for less at once',
  },
  stopping: {
    zh: '服务正在停止或重新启动，请稍后再试',
    en: 'The server is stopping or starting anew; please try again later',
  },
  internal: { zh: '操作失败，服务器内部错误', en: 'It failed: an internal error of the server' },
  signTimeMissing: { zh: 'Sign签名校验失败，时间戳为空！', en: 'The call is signed but does not say when' },
  signTimeOver: {
    zh: '签名验证失败:X-TIMESTAMP已过期',
    en: 'The signature of the call is too old, or the clock of one side is wrong',
  },
  signWrong: { zh: 'Sign签名校验失败！', en: 'The signature of the call is wrong' },
});
