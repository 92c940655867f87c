import { texts } from '../catalogue/texts.ts';

/** Problems of dictionaries, the menu, reports, messages and translations. */
export const TEXTS_OF_OTHERS = texts({
  'unknown-attribute': { zh: '没有属性“${name}”', en: 'unknown attribute "${name}"' },
  'wrong-type.attribute': {
    zh: '属性“${name}”是${type}，不能是 ${value}',
    en: 'attribute "${name}" is ${type}, not ${value}',
  },
  'duplicate-value': { zh: '值“${value}”已在第 ${item} 项', en: 'value "${value}" stands in item ${item} already' },
  'duplicate-name': {
    zh: '“${name}”已是“${value}”的叫法，一种叫法只能属于一个代码',
    en: '"${name}" is a name of "${value}" already; a name belongs to one code',
  },
  'reserved-name': { zh: '每一项本来就有“${name}”', en: 'every item has "${name}" anyway' },
  'wrong-kind': { zh: '${kind} 类型的字典没有“${key}”', en: 'a dictionary of kind ${kind} has no "${key}"' },
  'wrong-condition': {
    zh: '${found}的位置应为${wanted}',
    en: '${wanted} is expected where ${found} stands',
  },
  'ambiguous-print': { zh: '这里只能说一样', en: 'only one of them can be said here' },
  'misplaced-format': {
    zh: 'scale 只用于数字列：位数由列决定',
    en: 'scale is for columns of numbers: the column says how many digits',
  },
  'wide-row': { zh: '这一行要 ${taken} 列，只有 ${columns} 列', en: 'the row takes ${taken} columns of ${columns}' },
  'unknown-column.ofPrint': { zh: '表格里没有列“${name}”', en: 'the table shows no column "${name}"' },
  'misplaced-block': { zh: '${part} 里不能有 ${block}', en: '${part} holds no ${block}' },
  'narrow-paper': { zh: '页边距没有给内容留下地方', en: 'the margins leave no room on the paper' },
  'wrong-condition.depth': { zh: '条件嵌套超过 ${limit} 层', en: 'the condition is nested deeper than ${limit}' },
  'wrong-condition.length': { zh: '条件超过 ${limit} 个字符', en: 'the condition is longer than ${limit}' },
  'wrong-condition.stray': {
    zh: '第 ${at} 个字符“${mark}”不属于条件',
    en: '"${mark}" at ${at} belongs to no condition',
  },
  'wrong-condition.variable': { zh: '没有变量“${name}”', en: 'unknown variable "${name}"' },
  'unknown-component': { zh: '没有${what}叫“${name}”', en: 'no ${what} is called "${name}"' },
  'unknown-permission': {
    zh: '“${page}”没有操作或列需要“${code}”',
    en: 'no action or column of "${page}" asks for "${code}"',
  },
  'unknown-permission.unlisted': {
    zh: '菜单里没有“${code}”，却有很像它的“${listed}”',
    en: 'the menu lists no "${code}", but "${listed}", which is much like it',
  },
  'missing-permission': {
    zh: '“${page}”需要“${code}”，但无法授权给任何人',
    en: '"${page}" asks for "${code}", which nobody can be given',
  },
  'missing-permission.ofReport': {
    zh: '菜单里没有“${code}”，无法授权给任何人',
    en: 'the menu lists no "${code}", so nobody can be given it',
  },
  'missing-permission.reads': {
    zh: '语句读取“${table}”，必须有人被授权',
    en: 'the statement reads "${table}", so somebody must be given the right to',
  },
  'duplicate-key.menu': { zh: '${key}“${name}”在这里写了两次', en: 'the ${key} "${name}" stands here twice' },
  'unknown-column.ofReport': { zh: '报表没有列“${name}”', en: 'the report has no column "${name}"' },
  'ambiguous-options.report': {
    zh: '文字来自“dictCode”或“replace_val”，不能两个都写',
    en: 'the texts come from "dictCode" or "replace_val", not from both',
  },
  'wrong-type.total': { zh: '${type} 不能合计', en: 'a ${type} has no sum' },
  'unknown-variable': { zh: '没有变量“${name}”', en: 'unknown variable "${name}"' },
  'duplicate-key.report': { zh: '名称“${name}”在这里写了两次', en: 'the name "${name}" stands here twice' },
  'reserved-name.parameter': {
    zh: '“${name}”来自会话，写作 #{${name}}',
    en: '"${name}" comes from the session, as #{${name}}',
  },
  'missing-statement': { zh: '缺少报表的语句', en: 'the statement of the report is missing' },
  'wrong-statement.empty': { zh: '语句是空的', en: 'the statement is empty' },
  'wrong-statement.noSelect': { zh: '报表应是 select，不能是“${word}”', en: 'a report is a select, not "${word}"' },
  'several-statements': { zh: '从这里开始是第二条语句', en: 'a second statement begins here' },
  'wrong-statement.stray': { zh: '这里有“${mark}”', en: '"${mark}" stands here' },
  'wrong-statement.comment': {
    zh: '这里的注释没有结束，或里面又有注释',
    en: 'a comment that does not end, or that holds another, stands here',
  },
  'wrong-statement.writes': {
    zh: '报表只读数据：不能用“${word}”',
    en: 'a report only reads: "${word}" is not possible',
  },
  'wrong-statement.reaches': { zh: '报表不能用“${word}”', en: '"${word}" is not for reports' },
  'wrong-statement.prefix': {
    zh: '报表里的文本和名称不能带前缀',
    en: 'texts and names with a prefix are not for reports',
  },
  'wrong-statement.length': {
    zh: '语句超过 ${limit} 个字符',
    en: 'the statement is longer than ${limit} characters',
  },
  'wrong-statement.qualified': { zh: '表名不带模式名', en: 'tables are named without their schema' },
  'refused-statement': { zh: '数据库不接受这条语句：${reason}', en: 'the database cannot prepare this: ${reason}' },
  'refused-statement.end': { zh: '语句没有写完', en: 'the statement ends too early' },
  'unknown-column.ofStatement': { zh: '语句没有给出列“${name}”', en: 'the statement gives no column "${name}"' },
  'duplicate-key.ofStatement': {
    zh: '语句两次给出列“${name}”',
    en: 'the statement gives the column "${name}" twice',
  },
  'wrong-type.ofStatement': {
    zh: '列“${name}”是 ${type}，语句给出的却是 ${given}',
    en: 'the column "${name}" is ${type}, but the statement gives ${given}',
  },
  'slow-statement': {
    zh: '打开这个报表要逐行读完“${table}”，约 ${rows} 行',
    en: 'to open the report all of "${table}" is read, about ${rows} rows',
  },
  'unknown-parameter': { zh: '报表没有参数“${name}”', en: 'the report has no parameter "${name}"' },
  'unknown-parameter.ofJob': {
    zh: '任务“${job}”没有参数“${name}”',
    en: 'the job "${job}" takes no parameter "${name}"',
  },
  'bad-cron': { zh: '“${text}”不是 Quartz 表达式', en: '"${text}" is no Quartz expression' },
  'wrong-form.jobFile': {
    zh: '任务文件名“${name}”应只含小写字母、数字和连字符',
    en: 'the name "${name}" of a job file may hold only small letters, digits and hyphens',
  },
  'duplicate-key.element': { zh: '列“${key}”已经有元素', en: 'the column "${key}" has an element already' },
  'unknown-name.element': { zh: '没有哪一段有元素“${name}”', en: 'no section has the element "${name}"' },
  'unknown-name.option': { zh: '“${column}”没有选项“${name}”', en: '"${column}" has no option "${name}"' },
  'wrong-count.checks': {
    zh: '“${column}”有 ${rules} 条 validateRules，这里却有 ${messages} 条提示',
    en: '"${column}" has ${rules} validateRules, here are ${messages} messages',
  },
  'unknown-name.ofPage': { zh: '页面的 ${kind} 里没有“${name}”', en: 'the page has no "${name}" among its ${kind}' },
  'misplaced-key.locale': { zh: '${what}的译文没有“${key}”', en: 'the locale of ${what} has no "${key}"' },
  'unknown-name.item': { zh: '字典没有这一项：“${name}”', en: 'the dictionary has no item "${name}"' },
  'unknown-name.entry': { zh: '菜单没有这一项：“${name}”', en: 'the menu has no entry "${name}"' },
  'unknown-name.right': {
    zh: '菜单没有权限码“${name}”',
    en: 'the menu has no permission code "${name}"',
  },
  'unknown-name.reportColumn': { zh: '报表没有列“${name}”', en: 'the report has no column "${name}"' },
  'unknown-name.reportParam': { zh: '报表没有参数“${name}”', en: 'the report has no parameter "${name}"' },
  'unknown-name.reportGroup': { zh: '报表没有分组标题“${name}”', en: 'the report has no group title "${name}"' },
  'unknown-page.ofLocale': { zh: '没有页面叫“${name}”', en: 'no page is called "${name}"' },
  'unknown-report.ofLocale': { zh: '没有报表叫“${name}”', en: 'no report is called "${name}"' },
  'unknown-dictionary.ofLocale': { zh: '没有字典叫“${name}”', en: 'no dictionary is called "${name}"' },
});
