import { texts } from '../../engine/index.ts';

/** Of pages, XML messages, files, announcements, logs and sockets. */
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
});
