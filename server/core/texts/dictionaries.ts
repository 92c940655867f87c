import { texts } from '../../../engine/index.ts';

/** Texts for changing dictionaries and rules. Texts of the contract (§2.2, §2.3) are verbatim. */
export const OF_DICTIONARIES = texts({
  dictSaved: { zh: '保存成功！', en: 'Saved' },
  dictCodeTaken: { zh: '字典编码已存在', en: 'There is such a dictionary already' },
  dictCodeInBin: { zh: '字典编码“${code}”在回收站中，请先还原或彻底删除', en: '“${code}” is in the recycle bin' },
  dictCodeShape: {
    zh: '字典编码须以小写字母开头，由小写字母、数字和下划线组成，最多 60 位',
    en: 'A code begins with a small letter and has small letters, digits and _, 60 at most',
  },
  dictCodeFixed: { zh: '字典编码“${code}”由系统定义，不能修改', en: 'The code “${code}” is the product’s and stays' },
  dictCodeUsed: {
    zh: '字典“${code}”正在使用，不能改编码或删除：${uses}',
    en: '“${code}” is in use and keeps its code: ${uses}',
  },
  dictFiled: { zh: '字典“${title}”由系统定义，不能删除', en: '“${title}” is the product’s and cannot be deleted' },
  dictReadOnly: {
    zh: '字典“${title}”的数据不在字典管理中维护，只能查看',
    en: 'The entries of “${title}” are not kept here; they can only be looked at',
  },
  dictOtherTenant: {
    zh: '数据字典对整个系统生效，只能在主租户中修改',
    en: 'Dictionaries hold for all tenants and are changed in the first tenant only',
  },
  dictNameNeeded: { zh: '请输入字典名称', en: 'Please enter the name of the dictionary' },
  dictStale: {
    zh: '该字典已被 ${by} 于 ${at} 修改，请刷新后再保存',
    en: '${by} changed this dictionary at ${at}; please reload it before you save',
  },
  dictItemFiled: {
    zh: '“${text}”（${value}）由系统定义，不能删除或改值，可以停用',
    en: '“${text}” (${value}) is the product’s: it keeps its value and stays, but can be switched off',
  },
  dictItemTwice: { zh: '数据值“${value}”重复', en: 'The value “${value}” occurs twice' },
  dictItemShape: {
    zh: '第${row}项：名称和数据值必填，名称最多 500 字，数据值最多 100 字且不能含逗号',
    en: 'Item ${row} needs a text of 500 characters at most and a value of 100 at most without a comma',
  },
  dictItemColor: {
    zh: '第${row}项：颜色应为 #1677ff 这样的色值或颜色名',
    en: 'Item ${row}: a colour is #1677ff or a name',
  },
  dictItemOrder: {
    zh: '第${row}项：排序应为 0 到 99999 的整数',
    en: 'Item ${row}: the order is a whole number up to 99999',
  },
  dictItemStatus: { zh: '第${row}项：状态应为 1（启用）或 0（停用）', en: 'Item ${row}: the status is 1 or 0' },
  dictTooMany: { zh: '一个字典最多 ${most} 项', en: 'A dictionary has ${most} items at most' },
  dictSheet: { zh: '数据字典', en: 'Dictionaries' },
  dictSheetItems: { zh: '字典项', en: 'Items' },
  dictSheetRow: { zh: '第${row}行：${what}', en: 'row ${row}: ${what}' },
  dictSheetNoCode: { zh: '请填写字典编码', en: 'the code of the dictionary is missing' },
  dictSheetTwoTexts: { zh: '与该字典前面的行不一致', en: 'an earlier row of the dictionary says otherwise' },
  dictSheetTooMany: { zh: '一次最多导入${most}个字典', en: 'at most ${most} dictionaries at a time' },
  dictSheetNone: {
    zh: '没有可导出的字典：代码表和表字典的数据不在字典管理中维护',
    en: 'Nothing to export: entries of code tables and of tables are not kept here',
  },
  'dictHead.dictName': { zh: '字典名称', en: 'Name' },
  'dictHead.dictCode': { zh: '字典编码', en: 'Code' },
  'dictHead.description': { zh: '描述', en: 'Description' },
  'dictHead.itemText': { zh: '名称', en: 'Text' },
  'dictHead.itemValue': { zh: '数据值', en: 'Value' },
  'dictHead.itemColor': { zh: '颜色', en: 'Colour' },
  'dictHead.sortOrder': { zh: '排序', en: 'Order' },
  'dictHead.status': { zh: '状态', en: 'Status' },
  'dictHead.itemTextOther': { zh: '字典项文本', en: 'itemText' },
  'dictHead.itemValueOther': { zh: '字典项值', en: 'itemValue' },
  dictStatusOn: { zh: '启用', en: 'Enabled' },
  dictStatusOff: { zh: '停用', en: 'Disabled' },
  dictStatusOffOther: { zh: '不启用', en: 'Not enabled' },
  ruleJsonShape: {
    zh: 'ruleJson 应为最多 ${most} 段的数组（或其 JSON 文本）：digits、pattern、message、priority',
    en: 'ruleJson is an array of ${most} slices at most, or its JSON: digits, pattern, message, priority',
  },
  rulePattern: {
    zh: '第${row}段的正则表达式不能使用：${pattern}',
    en: 'The pattern of slice ${row} cannot be used: ${pattern}',
  },
  fillClass: { zh: '没有规则类型“${name}”', en: 'There is no kind of rule “${name}”' },
  fillRuleRefused: {
    zh: '没有权限取用编码规则“${code}”：需要能新增使用它的单据',
    en: 'You may not take a value of the rule “${code}”: it takes the right to add a record that uses it',
  },
  fillRuleMissing: {
    zh: '“${title}”的编码规则“${code}”不存在，请联系管理员',
    en: 'There is no rule “${code}” to fill “${title}” by; please ask an administrator',
  },
  fillTooLong: {
    zh: '“${title}”最多${most}个字符，编码规则生成的“${value}”太长',
    en: '“${title}” has ${most} characters at most; the rule has made “${value}”',
  },
  fillParam: { zh: '规则参数不正确：${name}', en: 'The parameters of the rule are not as they should be: ${name}' },
  dictReset: { zh: '已恢复为系统定义', en: 'As the product has it again' },
  dictRestored: { zh: '操作成功', en: 'Restored' },
  placesFromFiles: {
    zh: '表字典和唯一校验可用的表与字段由页面和字典定义文件登记，请修改定义文件',
    en: 'Tables and columns that dictionaries and checks may use are registered by the files of pages and dictionaries; change those files',
  },
});
