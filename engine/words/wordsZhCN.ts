/** What the engine says by itself. Names in `${…}` are filled in where the text is shown. */
export const wordsZhCN = {
  required: '请输入${title}',
  requiredChoice: '请选择${title}',
  notText: '${title}应为文本',
  notNumber: '${title}应为数字',
  notDate: '${title}应为有效日期，格式YYYY-MM-DD',
  notMoment: '${title}应为有效时间，格式YYYY-MM-DD HH:mm:ss',
  notTime: '${title}应为有效时间，格式HH:mm:ss',
  notPercent: '${title}应为0到100之间的数字',
  notOption: '${title}不在可选范围内',
  minLength: '${title}最少${limit}个字符',
  maxLength: '${title}最多${limit}个字符',
  min: '${title}至少选择${limit}项',
  max: '${title}最多选择${limit}项',
  unique: '${title}不能重复',
  pattern: '${title}格式不正确',
  precision: '${title}最多${integer}位整数、${fraction}位小数',
  wholeNumber: '${title}最多${integer}位整数，不能有小数',
  digits: '${title}最多${limit}位数字',
  fraction: '${title}最多${fraction}位小数',
  noFraction: '${title}应为整数',

  textAsked: '${title}“${text}”还在查找',
  textUnknown: '${title}“${text}”没有找到，请修改或清空',
  textSeveral: '${title}“${text}”有多个匹配，请选择其中一个',
  textFailed: '${title}“${text}”没有查到结果，请稍后重试',

  blank: '（空）',
  cannotBeBlank: '${title}不能为空',
  tooManyRows: '${title}最多 ${limit} 行，现有 ${count} 行',
  tooFewRows: '${title}至少 ${limit} 行',

  yes: '是',
  no: '否',

  id: '编号',
  createBy: '创建人',
  createTime: '创建时间',
  updateBy: '更新人',
  updateTime: '更新时间',
  sysOrgCode: '所属部门',
  version: '版本',

  changed: '修改 ${title}',
  changedSeveral: '修改 ${title} 等 ${count} 项',
  undone: '撤销 ${label}',
  redone: '重做 ${label}',

  elementsMissing: '应有${due}项，现有${count}项，缺少：${names}',
  elementsExtra: '应有${due}项，现有${count}项，多出：${names}',
  elementsEmpty: '未填写：${names}',
  emptyElement: '空项',
  listMark: '、',
  sentenceMark: '；',
} as const;

/** What every other language says, too. */
export type Words = Readonly<Record<keyof typeof wordsZhCN, string>>;
