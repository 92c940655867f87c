import { texts } from '../../../engine/index.ts';

/** Texts for lists and reports: their parameters, and columns that the server maintains. */
export const OF_LISTS = texts({
  badParameters: { zh: '查询参数不正确：${detail}', en: 'The conditions are not as they should be: ${detail}' },
  pageNo: {
    zh: '页码 pageNo 应为1到${most}的整数',
    en: 'The page pageNo must be a whole number from 1 to ${most}',
  },
  pageSize: {
    zh: '每页条数 pageSize 应为1到${most}的整数',
    en: 'The size of a page pageSize must be a whole number from 1 to ${most}',
  },
  sortTwice: { zh: '排序列 column 只能出现一次', en: 'The column to sort by may be named once' },
  orderTwice: { zh: '排序方向 order 只能出现一次', en: 'The order to sort in may be named once' },
  sortNoJson: {
    zh: '排序 ${name} 应为 ${example} 这样的 JSON',
    en: 'The order ${name} must be JSON as ${example}',
  },
  sortTooMany: { zh: '最多按${most}列排序', en: 'At most ${most} columns can be sorted by' },
  sortUnknown: { zh: '要排序的列“${column}”不存在', en: 'There is no column “${column}” to sort by' },
  notSortable: {
    zh: '要排序的列“${column}”不存在或不能排序',
    en: 'There is no column “${column}”, or it cannot be sorted by',
  },
  advancedNoJson: {
    zh: '高级查询 ${name} 应为 ${example} 这样的 JSON',
    en: 'The advanced query ${name} must be JSON as ${example}',
  },
  advancedTooMany: { zh: '高级查询最多${most}个条件', en: 'An advanced query takes ${most} conditions at most' },
  advancedTooDeep: { zh: '高级查询的条件组最多${most}层', en: 'Groups of an advanced query go ${most} deep at most' },
  advancedNoCondition: {
    zh: '高级查询的第${place}个条件不是条件，应为 ${example}',
    en: 'Condition ${place} of the advanced query is none; it must be as ${example}',
  },
  advancedRule: {
    zh: '高级查询的第${place}个条件：不认识的匹配规则“${found}”，应为 ${names} 之一',
    en: 'Condition ${place} of the advanced query: there is no comparison “${found}”; it must be one of ${names}',
  },
  advancedMatchType: {
    zh: '高级查询的匹配方式“${found}”应为 and 或 or',
    en: 'What joins advanced conditions, “${found}”, must be and or or',
  },
  advancedValue: {
    zh: '高级查询的第${place}个条件：“${found}”的值应为文本或数字',
    en: 'Condition ${place} of the advanced query: the value of “${found}” must be a text or a number',
  },
  advancedField: {
    zh: '高级查询的第${place}个条件：没有字段“${found}”',
    en: 'Condition ${place} of the advanced query: there is no field “${found}”',
  },
  advancedRange: {
    zh: '高级查询的第${place}个条件：“${found}”的范围应为“起,止”',
    en: 'Condition ${place} of the advanced query: the range of “${found}” must be “from,to”',
  },
  badView: { zh: '视图不正确：${detail}', en: 'The view is not as it should be: ${detail}' },
  viewName: { zh: '视图名称不能为空，最多${most}个字符', en: 'A view needs a name of at most ${most} characters' },
  viewFilters: {
    zh: '视图的查询条件应为最多${most}个文本',
    en: 'The conditions of a view must be at most ${most} texts',
  },
  viewSort: {
    zh: '视图的排序应为最多${most}个 {"column": "…", "order": "asc"}',
    en: 'The order of a view must be at most ${most} of {"column": "…", "order": "asc"}',
  },
  viewColumns: {
    zh: '视图的列应为最多${most}个不重复的列名，或 null',
    en: 'The columns of a view must be at most ${most} different keys, or null',
  },
  viewRoles: {
    zh: '视图的角色应为最多${most}个不重复的角色编码',
    en: 'The roles of a view must be at most ${most} different codes',
  },
  viewLength: { zh: '视图的内容过长，最多${most}个字符', en: 'A view may hold at most ${most} characters' },
  viewUnknown: {
    zh: '列表没有“${name}”，或您无权使用',
    en: 'The list has no “${name}”, or you have no right to it',
  },
  viewUnknownRole: { zh: '没有角色“${name}”', en: 'There is no role “${name}”' },
  viewNotFound: { zh: '没有这个视图，可能已被删除', en: 'There is no such view; it may have been deleted' },
  viewNameTaken: { zh: '您已有名为“${name}”的视图', en: 'You have a view called “${name}” already' },
  tooManyViews: { zh: '每个列表最多保存${most}个视图', en: 'A list keeps at most ${most} views' },
  unknownTab: { zh: '列表没有标签“${name}”', en: 'The list has no tab “${name}”' },
  unknownCondition: { zh: '不认识的查询参数“${name}”', en: 'There is no condition “${name}”' },
  conditionTwice: { zh: '查询参数“${name}”只能出现一次', en: 'The condition “${name}” may stand there once' },
  longCondition: {
    zh: '查询参数“${name}”过长，最多${most}个字符',
    en: 'The condition “${name}” is too long; ${most} characters are the most',
  },
  oddCondition: {
    zh: '查询参数“${name}”含有非法字符',
    en: 'The condition “${name}” has characters that are not allowed',
  },
  tooManyValues: { zh: '查询参数“${name}”最多${most}个值', en: 'The condition “${name}” takes ${most} values at most' },
  wrongCondition: {
    zh: '查询参数“${key}”（${title}）的值应为${wanted}',
    en: 'The value of the condition “${key}” (${title}) must be ${wanted}',
  },
  trueOrFalse: { zh: 'true或false', en: 'true or false' },
  aDay: { zh: '日期，如2026-01-31', en: 'a day, as 2026-01-31' },
  anInstant: { zh: '日期或时间，如2026-01-31 08:30:00', en: 'a day or a time, as 2026-01-31 08:30:00' },
  columnId: { zh: '编号', en: 'Id' },
  columnVersion: { zh: '版本', en: 'Version' },
  columnDepartment: { zh: '部门', en: 'Department' },
  columnCreateBy: { zh: '创建人', en: 'Created by' },
  columnCreateTime: { zh: '创建时间', en: 'Created at' },
  columnUpdateBy: { zh: '修改人', en: 'Changed by' },
  columnUpdateTime: { zh: '修改时间', en: 'Changed at' },
});
