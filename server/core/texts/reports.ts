import { texts } from '../../../engine/index.ts';

/** Texts for popup reports, checks and dictionaries. Texts of the contract (§2, §3, §8) are verbatim. */
export const OF_REPORTS = texts({
  unknownReport: { zh: '实体不存在', en: 'There is no such report' },
  brokenReport: {
    zh: '报表定义有误，暂时不能使用：${code}',
    en: 'The definition of the report has mistakes, so it cannot be used now: ${code}',
  },
  reportTooLong: {
    zh: '超过 ${most} 行，请缩小查询范围，或导出为表格',
    en: 'More than ${most} rows; please narrow the query, or export it',
  },
  reportPrintedBy: { zh: '打印：${name} ${at}', en: 'Printed by ${name} ${at}' },
  reportPages: { zh: '第 ${page} 页，共 ${pages} 页', en: 'Page ${page} of ${pages}' },
  reportSums: { zh: '合计', en: 'Total' },
  statementFailed: { zh: 'SQL执行失败：${cause}', en: 'The statement failed: ${cause}' },
  reportTooSlow: {
    zh: '查询超过${seconds}秒未完成，请缩小查询范围',
    en: 'it was not done in ${seconds} seconds; please ask for less',
  },
  unreadableValue: { zh: '参数值或数据的格式不正确', en: 'a parameter or value is not as it should be' },
  faultyStatement: {
    zh: '报表语句有误，请联系管理员',
    en: 'the report has a mistake; please ask your administrator',
  },
  unknownTable: { zh: '数据表“${table}”不存在', en: 'there is no table “${table}”' },
  reportParameterMissing: { zh: '缺少参数“${title}”', en: 'The parameter “${title}” is missing' },
  wrongOrderValue: {
    zh: '参数 order_value 应为逗号分隔的值，最多${most}个',
    en: 'The parameter order_value must be values with commas between, ${most} at most',
  },
  wrongOrderField: {
    zh: '参数 order_field 应为报表的列',
    en: 'The parameter order_field must be a column of the report',
  },
  valueFree: { zh: '该值可用！', en: 'This value is free' },
  valueTaken: { zh: '该值不可用，系统中已存在！', en: 'This value is taken already' },
  valueBlank: { zh: '数据为空,不作处理！', en: 'There is no value to look at' },
  fieldNotUnique: {
    zh: '白名单校验：【${table}】表的字段“${field}”未登记唯一',
    en: 'The field “${field}” of the table ${table} is not registered as unique',
  },
  unknownRule: { zh: '该编码不存在', en: 'There is no such code' },
  brokenRule: { zh: '校验规则“${code}”配置有误', en: 'The check “${code}” has a mistake' },
  valuePasses: { zh: '验证通过！', en: 'The value is in order' },
  dictCodeMalformed: { zh: '字典Code格式不正确！', en: 'The code of the dictionary is not as it should be' },
  dictCodeEmpty: { zh: '字典Code不能为空!', en: 'The code of the dictionary is missing' },
  dictUnknown: { zh: '字典“${code}”不存在', en: 'There is no dictionary “${code}”' },
  dictUnregistered: {
    zh: '白名单校验：【${table}】表未登记为这样的字典',
    en: 'The table ${table} is not registered as such a dictionary',
  },
  dictAttributes: {
    zh: 'attributes 应为 JSON 对象，键是字典的属性（${names}），值是不超过 ${most} 个字符的文本',
    en: 'attributes must be a JSON object of attributes of the dictionary (${names}) and texts of at most ${most} characters',
  },
  dictKeys: {
    zh: '参数 ${name} 应为逗号分隔的编码，最多${most}个',
    en: 'The parameter ${name} must be codes with commas between, ${most} at most',
  },
});
