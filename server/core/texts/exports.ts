import { texts } from '../../../engine/index.ts';

/** Texts for exports of lists. */
export const OF_EXPORTS = texts({
  no: { zh: '否', en: 'No' },
  exportTitle: { zh: '${title}报表', en: '${title}' },
  exportedBy: { zh: '导出人:${name}', en: 'Exported by: ${name}' },
  exportNoJson: {
    zh: 'paramsStr 应为查询参数的 JSON 对象，最多${most}个字符',
    en: 'paramsStr must be a JSON object of the conditions, with ${most} characters at most',
  },
  exportOneOf: { zh: '参数“${name}”应为 ${allowed} 之一', en: 'The parameter “${name}” must be one of ${allowed}' },
  exportNoField: {
    zh: '不能导出“${name}”：没有这一列，或您不能查看',
    en: '“${name}” cannot be exported: there is no such column, or you may not see it',
  },
  exportTooLong: {
    zh: '导出超过上限 ${most} 行，请缩小查询范围，或联系管理员调整您的导出上限',
    en: 'More than the ${most} rows that you may export; please narrow the conditions, or ask your administrator for more',
  },
  exportsBusy: { zh: '正在进行的导出过多，请稍后再试', en: 'Too many exports are under way; please try again later' },
  exportGone: { zh: '导出文件不存在或已过期', en: 'There is no such export, or it has expired' },
  exportOutdated: {
    zh: '导出后您的查看范围或可见的列已有变化，此文件不能再下载，请重新导出',
    en: 'What you may see has changed since this file was made, so it is not given any more; please export again',
  },
  exportRunning: { zh: '导出正在进行，请先取消', en: 'The export is under way; please cancel it first' },
  exportInterrupted: {
    zh: '服务器中断，将自动重新导出',
    en: 'The server went down; the export begins again by itself',
  },
  exportBroke: { zh: '导出失败，请重新导出', en: 'The export failed; please export again' },
  exportName: { zh: '文件名最多${most}个字符', en: 'A file name has ${most} characters at most' },
  logRows: { zh: '${detail} ${count} 行', en: '${detail}: ${count} rows' },
  exportLogged: { zh: '导出“${title}” ${rows} 行（${format}）', en: 'Exported “${title}”: ${rows} rows (${format})' },
});
