import type { Language } from '../../engine/index.ts';

type Pattern = readonly [chinese: RegExp, english: string];

/**
 * English texts of what the server says to people; `$1` is what the Chinese text says of the case, with what is known of
 * it in English too. Whatever stands nowhere here stays Chinese, and so does the text of an ended session, by which
 * clients know it.
 */
const PATTERNS: readonly Pattern[] = [
  [/^没有权限，请联系管理员分配权限！（(.*)）$/, 'You have no right to do this; please ask your administrator ($1)'],
  [/^没有权限，租户与登录信息不符$/, 'You have no right to do this: the tenant is not that of your session'],
  [/^没有权限，不能修改：(.*)$/, 'You have no right to change: $1'],
  [/^路径不存在，请检查路径是否正确$/, 'There is nothing at this address'],
  [/^请求内容不是有效的 JSON$/, 'The request is no valid JSON'],
  [/^请求内容为空$/, 'The request is empty'],
  [/^请求内容不正确：(.*)$/, 'The request is not as it should be: $1'],
  [/^请求内容含有无法保存的字符或超出范围的数值$/, 'The request has characters or numbers that cannot be stored'],
  [/^请求内容过大，不能超过 1 MB$/, 'The request is too large; 1 MB is the most'],
  [/^请求格式不正确$/, 'The request is not as it should be'],
  [/^请求过于频繁，请稍后再试$/, 'Too many requests; please try again later'],
  [/^报文应为 UTF-8 编码$/, 'The message must be UTF-8'],
  [/^数据库中已存在该记录$/, 'There is such a record already'],
  [/^与其他人的操作冲突，请重试$/, 'Somebody else did something at the same time; please try again'],
  [/^执行数据库异常,违反了完整性.*$/, 'The database refused it: something is missing, too long or there already'],
  [/^数据库暂时不可用，请稍后再试$/, 'The database cannot be reached now; please try again later'],
  [/^系统繁忙，请稍后再试$/, 'The system is busy; please try again later'],
  [/^处理时间过长，已中止，请缩小范围后再试$/, 'It took too long and was stopped; please ask for less at once'],
  [/^服务正在停止或重新启动，请稍后再试$/, 'The server is stopping or starting anew; please try again later'],
  [/^操作失败，服务器内部错误$/, 'It failed: an internal error of the server'],
  [/^Sign签名校验失败，时间戳为空！$/, 'The call is signed but does not say when'],
  [/^签名验证失败:X-TIMESTAMP已过期$/, 'The signature of the call is too old, or the clock of one side is wrong'],
  [/^Sign签名校验失败！$/, 'The signature of the call is wrong'],
  [/^登录成功$/, 'Signed in'],
  [/^验证码无效$/, 'The picture is over; please type the letters of the new one'],
  [/^验证码错误$/, 'Those were not the letters of the picture'],
  [/^用户名或密码错误$/, 'Wrong account or password'],
  [/^该用户已冻结$/, 'This account is frozen'],
  [
    /^该用户登录失败次数过多，请于(\d+)分钟后再次登录！$/,
    'Too many failed attempts; please sign in again in $1 minutes',
  ],
  [
    /^如果该手机号可用，验证码已发送，10分钟内有效$/,
    'If this number can be used, a code is on its way; it holds for 10 minutes',
  ],
  [/^获取验证码过于频繁，请于(\d+)秒后再试$/, 'Too many codes asked for; please try again in $1 seconds'],
  [/^短信接口未配置，请联系管理员！$/, 'Messages cannot be sent here; please ask your administrator'],
  [/^手机验证码错误$/, 'Wrong code'],
  [/^该手机号绑定了多个账号，请使用账号登录$/, 'Several accounts have this number; please sign in by account'],
  [/^您不属于该租户，请重新选择$/, 'You do not belong to this tenant; please choose another'],
  [/^您所在的租户已停用或已过期，请联系管理员$/, 'Your tenant is closed; please ask your administrator'],
  [/^单点登录未配置，请联系管理员$/, 'Single sign-on is not set up; please ask your administrator'],
  [/^单点登录票据无效或已过期，请重新登录$/, 'The ticket of single sign-on does not hold; please sign in again'],
  [/^单点登录服务暂时不可用，请稍后再试$/, 'Single sign-on does not answer now; please try again later'],
  [/^您在本系统没有账号，请联系管理员$/, 'You have no account here; please ask your administrator'],
  [/^没有这种登录方式$/, 'There is no such way to sign in'],
  [/^第三方登录已失效，请重新登录$/, 'That sign-in is over; please begin again'],
  [/^退出登录成功！$/, 'Signed out'],
  [/^密码重置成功!$/, 'Password changed'],
  [/^只允许修改自己的密码！$/, 'You may change your own password only'],
  [/^旧密码输入错误!$/, 'The old password is wrong'],
  [/^新密码不允许为空!$/, 'Please give a new password'],
  [/^两次输入密码不一致!$/, 'The two passwords differ'],
  [/^用户不存在!$/, 'There is no such user'],
  [/^旧密码输入错误次数过多，请于(\d+)分钟后再试！$/, 'Too many wrong passwords; please try again in $1 minutes'],
  [/^只能切换自己的部门！$/, 'You may switch your own department only'],
  [/^您不属于该部门，请重新选择$/, 'You do not belong to this department; please choose another'],
  [/^注册成功$/, 'The account was registered'],
  [/^用户名已注册$/, 'This account name is taken already'],
  [/^该手机号已注册$/, 'This phone number has an account already'],
  [/^邮箱已被注册$/, 'This e-mail address is taken already'],
  [/^注册失败$/, 'The account could not be registered'],
  [/^密码重置完成！$/, 'The password was changed'],
  [/^该登录已下线$/, 'That session was ended'],
  [/^该登录已不存在$/, 'That session is over already'],
  [/^不能下线当前登录，请使用退出登录$/, 'This is the session you are using: sign out instead'],
  [/^个人设置过多，最多保存(\d+)项$/, 'Too many settings; $1 are the most'],
  [/^系统通知推送成功$/, 'The announcement was released'],
  [/^该系统通知撤销成功$/, 'The announcement was revoked'],
  [/^全部已读$/, 'All marked as read'],
  [
    /^请选择通知的接收人，所选用户已不存在或已停用$/,
    'Please choose recipients: the chosen users are no longer there or frozen',
  ],
  [/^页面不存在：(.*)$/, 'There is no page $1'],
  [/^页面定义有误，暂时不能打开：(.*)$/, 'The definition of the page has mistakes, so it cannot be opened now: $1'],
  [/^该值可用！$/, 'This value is free'],
  [/^该值不可用，系统中已存在！$/, 'This value is taken already'],
  [/^该编码不存在$/, 'There is no such code'],
  [/^验证通过！$/, 'The value is in order'],
  [/^添加成功！$/, 'Added'],
  [/^编辑成功!$/, 'Saved'],
  [/^删除成功!$/, 'Deleted'],
  [/^批量删除成功!$/, 'Selected records deleted'],
  [/^(.*)由系统产生，不能新增$/, '$1: made by the system, none can be added'],
  [/^文件“(.*)”正在被“(.*)”使用，请先删除该单据$/, 'The file “$1” belongs to “$2”; remove that record first'],
  [/^文件内容不存在，请联系管理员$/, 'The content of the file is gone; please ask your administrator'],
  [/^未找到对应数据$/, 'The record was not found'],
  [/^参数不识别！$/, 'No record was named'],
  [/^一次最多删除(\d+)条记录$/, 'At most $1 records may be deleted at once'],
  [/^查询参数不正确：(.*)$/, 'The conditions are not as they should be: $1'],
  [/^数据格式不正确：(.*)$/, 'The data are not as they should be: $1'],
  [/^该记录不能修改$/, 'This record cannot be changed'],
  [/^该记录状态为“(.*)”，不能修改$/, 'The record is “$1” and cannot be changed'],
  [/^该记录不能删除$/, 'This record cannot be deleted'],
  [/^状态为“(.*)”的记录不能删除$/, 'A record that is “$1” cannot be deleted'],
  [/^该记录不能“(.*)”$/, '“$1” is not possible with this record'],
  [/^状态为“(.*)”的记录不能“(.*)”$/, '“$2” is not possible with a record that is “$1”'],
  [/^该记录已被 (.*) 于 (.*) 修改，请刷新后再保存$/, '$1 changed this record at $2; please reload it before you save'],
  [/^有(\d+)处不符合要求：(.*) 等$/, '$1 things are not as they should be: $2 and others'],
  [/^请填写原因后确认：(.*)$/, 'Please give a reason: $1'],
  [
    /^该请求编号已用于另一个请求，请刷新页面后重试$/,
    'The request was made before with other content; please reload the page and try again',
  ],
  [
    /^数据表结构与页面定义不一致，需要运维人员处理：(.*)$/,
    'The tables do not fit the definition of the page; the operator has to see to it: $1',
  ],
  [/^页面定义已更新，请刷新页面后再试：(.*)$/, 'The page has changed; please reload it and try again: $1'],
  [/^该页面没有报文$/, 'This page has no message'],
  [/^报文不正确：(.*)$/, 'The message is not as it should be: $1'],
  [/^报文不能导出：(.*)$/, 'The message cannot be written: $1'],
  [/^该页面没有操作“(.*)”$/, 'This page has no action “$1”'],
  [/^(.*)已存在$/, '$1: there is such a record already'],
  [/^(.*)成功$/, '$1: done'],
];

/** A message in the language of the caller. */
export function inLanguage(message: string, language: Language): string {
  if (language !== 'en-US' || !/\p{Script=Han}/u.test(message)) return message;
  for (const [chinese, english] of PATTERNS) {
    const [whole, ...parts] = chinese.exec(message) ?? [];
    if (whole === undefined) continue;
    return english.replace(/\$(\d)/g, (_, place: string) => inLanguage(parts[Number(place) - 1] ?? '', language));
  }
  return message;
}
