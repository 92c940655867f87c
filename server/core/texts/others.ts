import { texts } from '../../../engine/index.ts';

/** Texts for pages, XML messages, files, announcements, logs and sockets. */
export const OF_OTHERS = texts({
  pageNotFound: { zh: '页面不存在：${id}', en: 'There is no page ${id}' },
  pageBroken: {
    zh: '页面定义有误，暂时不能打开：${id}',
    en: 'The definition of the page has mistakes, so it cannot be opened now: ${id}',
  },
  noMessage: { zh: '该页面没有报文', en: 'This page has no message' },
  badMessage: { zh: '报文不正确：${detail}', en: 'The message is not as it should be: ${detail}' },
  unwritable: { zh: '报文不能导出：${detail}', en: 'The message cannot be written: ${detail}' },
  fileInUse: {
    zh: '文件“${file}”正在被“${source}”使用，请先删除该单据',
    en: 'The file “${file}” belongs to “${source}”; remove that record first',
  },
  fileLost: {
    zh: '文件内容不存在，请联系管理员',
    en: 'The content of the file is gone; please ask your administrator',
  },
  noticeReleased: { zh: '系统通知推送成功', en: 'The announcement was released' },
  noticeRevoked: { zh: '该系统通知撤销成功', en: 'The announcement was revoked' },
  noticesAllRead: { zh: '全部已读', en: 'All marked as read' },
  noRecipients: {
    zh: '请选择通知的接收人，所选用户已不存在或已停用',
    en: 'Please choose recipients: the chosen users are no longer there or frozen',
  },
  messageSent: { zh: '已发送给${count}人', en: 'Sent to ${count} users' },
  messageTooLong: { zh: '消息内容最多${most}字', en: 'A message has ${most} characters at most' },
  messageChannel: {
    zh: '不支持发送方式“${channel}”：产品只发送系统消息（system），邮件、短信等没有',
    en: 'Messages do not go by “${channel}”: the product sends messages of its own (system), no mail and no texts',
  },
  templateMissing: { zh: '没有消息模板“${code}”', en: 'There is no template “${code}”' },
  templateOff: { zh: '消息模板“${title}”未启用', en: 'The template “${title}” is switched off' },
  templateValues: { zh: '缺少参数：${names}', en: 'Values are missing: ${names}' },
  templateData: {
    zh: '测试数据应为 JSON 对象，值为文字或数字，每个最多${most}字',
    en: 'The data are a JSON object of texts or numbers of ${most} characters at most',
  },
  templateOdd: {
    zh: '占位符“${name}”不正确：只能是字母开头的名称，由字母、数字和下划线组成',
    en: 'The placeholder “${name}” is none: it is a name of letters, digits and _, a letter first',
  },
  templateTooMany: { zh: '占位符最多${most}个', en: '${most} placeholders at most' },
  receiverMissing: { zh: '没有用户“${name}”，或已停用', en: 'There is no user “${name}”, or the account is frozen' },
  tooManyReceivers: { zh: '一次最多发送给${most}人', en: 'At most ${most} users at a time' },
  badFrame: { zh: '消息格式不正确：${place}', en: 'The message is not as it should be: ${place}' },
  unknownSocketKey: {
    zh: 'socketKey 应为 页面/明细/记录：${socketKey}',
    en: 'socketKey must be page/detail/record: ${socketKey}',
  },
  unknownSocketPage: {
    zh: 'key 应以页面开头，如 customs/export-declaration#名称：${key}',
    en: 'key must begin with a page, as customs/export-declaration#name: ${key}',
  },
  noSuchVersion: { zh: '没有这个版本', en: 'There is no such version' },
  notOneRecord: { zh: '请选择同一条数据的两个版本', en: 'Please choose two versions of one record' },
  operationLogged: { zh: '${menu}：${right}', en: '${menu}: ${right}' },
  operationFailed: { zh: '${what}，失败：${reason}', en: '${what} failed: ${reason}' },
  logKept: { zh: '日志只能追加，不能删除', en: 'The log is kept: nothing of it can be removed' },
  logSheet: { zh: '日志', en: 'Log' },
  logTime: { zh: '时间', en: 'Time' },
  logAccount: { zh: '账号', en: 'Account' },
  logPerson: { zh: '姓名', en: 'Name' },
  logContent: { zh: '日志内容', en: 'Content' },
  logOperation: { zh: '操作类型', en: 'Operation' },
  logAddress: { zh: 'IP', en: 'IP address' },
  logClient: { zh: '客户端', en: 'Client' },
  logCost: { zh: '耗时(毫秒)', en: 'Duration (ms)' },
  logMethod: { zh: '请求方法', en: 'Method' },
  logUrl: { zh: '请求地址', en: 'Address' },
});
