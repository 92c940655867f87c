import { texts } from '../../../engine/index.ts';

/** Texts for writing records. Texts of the contract (§7.4) are verbatim. */
export const OF_RECORDS = texts({
  noPrint: { zh: '没有这个打印样式', en: 'There is no such print' },
  printIds: { zh: 'ids 应为 1 到 ${most} 条记录的 id', en: 'ids must be the ids of 1 to ${most} records' },
  tooManySheets: {
    zh: '超过 ${most} 页，请分批打印',
    en: 'More than ${most} sheets; please print them in several lots',
  },
  printLetters: {
    zh: '打印字体没有这些字，无法打印：${places}。请改用其他文字（如英文）后再打印',
    en: 'The fonts of papers lack these letters, so nothing is printed: ${places}. Write them otherwise, in English say, and print again',
  },
  printLettersAt: { zh: '${place}：${letters}', en: '${place}: ${letters}' },
  printRowField: { zh: '${detail}第${row}行的${title}', en: '${title} in row ${row} of ${detail}' },
  printOfRecord: { zh: '“${name}”的${title}', en: '${title} of “${name}”' },
  printOwnText: { zh: '“${text}”', en: '“${text}”' },
  printedMany: { zh: '${count}份', en: '${count} records' },
  notPrintable: { zh: '“${name}”现在不能打印', en: '“${name}” cannot be printed now' },
  added: { zh: '添加成功！', en: 'Added' },
  edited: { zh: '编辑成功!', en: 'Saved' },
  deleted: { zh: '删除成功!', en: 'Deleted' },
  batchDeleted: { zh: '批量删除成功!', en: 'Selected records deleted' },
  transitioned: { zh: '${title}成功', en: '${title}: done' },
  notAddable: {
    zh: '${title}由系统产生，不能新增',
    en: '${title}: made by the system, none can be added',
  },
  recordNotFound: { zh: '未找到对应数据', en: 'The record was not found' },
  noIds: { zh: '参数不识别！', en: 'No record was named' },
  tooManyIds: { zh: '一次最多删除${most}条记录', en: 'At most ${most} records may be deleted at once' },
  badRecord: { zh: '数据格式不正确：${detail}', en: 'The data are not as they should be: ${detail}' },
  readOnly: { zh: '该记录不能修改', en: 'This record cannot be changed' },
  readOnlyIn: {
    zh: '该记录状态为“${status}”，不能修改',
    en: 'The record is “${status}” and cannot be changed',
  },
  notRemovable: { zh: '该记录不能删除', en: 'This record cannot be deleted' },
  notRemovableIn: { zh: '状态为“${status}”的记录不能删除', en: 'A record that is “${status}” cannot be deleted' },
  notTransitable: { zh: '该记录不能“${title}”', en: '“${title}” is not possible with this record' },
  notTransitableIn: {
    zh: '状态为“${status}”的记录不能“${title}”',
    en: '“${title}” is not possible with a record that is “${status}”',
  },
  movedRecords: {
    zh: 'records 应为 1 到 ${most} 条记录，各有 id 和 version',
    en: 'records must be 1 to ${most} records, each with id and version',
  },
  trialNoBoolean: { zh: 'trial 应为 true 或 false', en: 'trial must be true or false' },
  notInBatch: { zh: '这一操作不能批量进行', en: 'This is not done with several records at once' },
  reasonMissing: { zh: '请填写“${title}”的原因', en: 'Please give a reason: ${title}' },
  noReasonTaken: { zh: '“${title}”不需要原因', en: '“${title}” takes no reason' },
  columnRefused: { zh: '没有权限，不能修改：${titles}', en: 'You have no right to change: ${titles}' },
  stale: {
    zh: '该记录已被 ${by} 于 ${at} 修改，请刷新后再保存',
    en: '${by} changed this record at ${at}; please reload it before you save',
  },
  changedSince: { zh: '已被 ${by} 于 ${at} 修改', en: '${by} changed it at ${at}' },
  staleRemoval: {
    zh: '该记录已被 ${by} 于 ${at} 修改，没有删除，请查看后再删除',
    en: '${by} changed this record at ${at}, so it was not deleted; please look at it first',
  },
  staleRemovals: {
    zh: '有${count}条记录已被他人修改（如 ${by} 于 ${at}），没有删除，请查看后再删除',
    en: '${count} records were changed meanwhile (by ${by} at ${at}, for one), so nothing was deleted; please look at them first',
  },
  badVersions: {
    zh: '版本 version(s) 应与编号一一对应，均为整数',
    en: 'Versions must be whole numbers, one for each id',
  },
  severalFindings: {
    zh: '有${count}处不符合要求：${first} 等',
    en: '${count} things are not as they should be: ${first} and others',
  },
  unconfirmed: { zh: '请填写原因后确认：${first}', en: 'Please give a reason: ${first}' },
  treeUnderItself: { zh: '上级不能是自己', en: 'A record cannot stand below itself' },
  treeUnderOwnChild: { zh: '不能移到自己的下级之下', en: 'A record cannot stand below one of its own' },
  treeNoParent: { zh: '上级不存在', en: 'There is no such record above' },
  treeHasBelow: { zh: '“${name}”还有下级，请先删除下级', en: '“${name}” has records below it; delete them first' },
  treeHaveBelow: {
    zh: '所选记录还有下级，请先删除下级',
    en: 'There are records below those chosen; delete them first',
  },
  treeBelowFixed: { zh: '下级中有不能删除的记录', en: 'Some of the records below cannot be deleted' },
  treeNoCondition: {
    zh: 'condition传值有误，需要一个json字符串!',
    en: 'condition value is wrong, needs a json string',
  },
  treeTooManyFound: {
    zh: '符合条件的记录及其上级超过 ${most} 条，请缩小查询范围',
    en: 'More than ${most} records lead to what was found; please ask for less',
  },
  treeTooManyBelow: {
    zh: '下级超过 ${most} 条，请用查询条件查找',
    en: 'There are more than ${most} records below; please search for them',
  },
  tooManyParents: { zh: '一次最多展开${most}条记录', en: 'At most ${most} records may be opened at once' },
  duplicate: { zh: '${titles}已存在', en: '${titles}: there is such a record already' },
  keyReused: {
    zh: '该请求编号已用于另一个请求，请刷新页面后重试',
    en: 'The request was made before with other content; please reload the page and try again',
  },
  badKey: {
    zh: '请求头 X-Idempotency-Key 应为8到100个字母、数字或 - _ . :',
    en: 'The header X-Idempotency-Key must be 8 to 100 letters, digits or - _ . :',
  },
  pageChanged: {
    zh: '页面定义已更新，请刷新页面后再试：${said}',
    en: 'The page has changed; please reload it and try again: ${said}',
  },
  unknownTransition: { zh: '该页面没有操作“${id}”', en: 'This page has no action “${id}”' },
  foreignRow: {
    zh: '第${row}行的编号不属于本记录，或出现了两次',
    en: 'The id of row ${row} is of another record, or stands there twice',
  },
  fixedValue: { zh: '“${key}”在本页固定为“${value}”', en: '“${key}” is always “${value}” on this page' },
  statusNotSaved: {
    zh: '“${title}”不能直接保存，只能通过操作改变',
    en: '“${title}” cannot be saved; it is changed by actions alone',
  },
  reasonsNoObject: { zh: '原因 reasons 应为对象', en: 'reasons must be an object' },
  longReason: { zh: '原因应为文本，最多${most}个字符', en: 'A reason must be a text of ${most} characters at most' },
  badReasonsHeader: {
    zh: '原因（请求头 X-Reasons）应为 base64url 编码的 JSON 对象',
    en: 'Reasons (header X-Reasons) must be a JSON object in base64url',
  },
  tablesUnfit: {
    zh: '数据表结构与页面定义不一致，需要运维人员处理：${detail}',
    en: 'The tables do not fit the definition of the page; the operator has to see to it: ${detail}',
  },
  columnTypeUnfit: { zh: '${column} 现为 ${has}，应为 ${wants}', en: '${column} is ${has}, should be ${wants}' },
  columnStillUsed: {
    zh: '${from} 应改名为 ${column}，但其他页面仍在使用原名',
    en: '${from} is to be renamed ${column}, but other pages still use the old name',
  },
  commentNotFound: { zh: '批注不存在，或您无权查看', en: 'There is no such comment, or you may not see it' },
  commentOfNoRow: { zh: '这一行不存在，请刷新后再批注', en: 'There is no such row; please reload' },
  commentOfNoField: { zh: '没有可以批注的字段“${field}”', en: 'There is no field “${field}” to comment on' },
  tooManyComments: { zh: '一票单据最多 ${most} 条批注', en: 'A record has ${most} comments at most' },
  indexContradicted: {
    zh: '${table} 中已有重复数据，不能建立 ${index}',
    en: '${table} has repeated values, so ${index} cannot be made',
  },
});
