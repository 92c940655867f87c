import { texts } from '../catalogue/texts.ts';

/** Problems of columns of pages and details. */
export const TEXTS_OF_COLUMNS = texts({
  'unknown-column': { zh: '没有列“${name}”', en: 'unknown column "${name}"' },
  'unknown-column.inDetail': {
    zh: '明细“${detail}”没有列“${name}”',
    en: 'unknown column "${name}" in the detail "${detail}"',
  },
  'unknown-column.ofList': { zh: '列表没有列“${name}”', en: 'the list has no column "${name}"' },
  'unknown-detail': { zh: '没有明细“${name}”', en: 'unknown detail "${name}"' },
  'duplicate-key.linkage': {
    zh: '“${key}”的选项已经跟随“${first}”',
    en: 'the choices of "${key}" follow "${first}" already',
  },
  'wrong-type.linkage': {
    zh: '“${key}”的类型是 ${type}；只有 select 和 select-search 类型的列之间可以联动选项',
    en: '"${key}" is a ${type}; choices follow each other between columns of type select and select-search',
  },
  cycle: { zh: '“${name}”由它自己得出', en: '"${name}" follows from itself' },
  'cycle.way': { zh: '“${name}”由它自己得出：${way}', en: '"${name}" follows from itself: ${way}' },
  'missing-attribute': {
    zh: '“${key}”的选项没有说明各自属于谁',
    en: 'the choices of "${key}" do not say what they belong to',
  },
  'misplaced-key.tagColor': {
    zh: '“${key}”的类型是 ${type}；只有 tags 类型有颜色',
    en: '"${key}" is of type ${type}; colours belong to type tags',
  },
  'misplaced-key.look': {
    zh: '“${key}”的类型是 ${type}；只有 radio 可以显示为按钮',
    en: '"${key}" is of type ${type}; buttons are a look of radio',
  },
  'misplaced-key.param': {
    zh: '“${key}”的选项写在页面里，没有属性可供筛选',
    en: 'the options of "${key}" stand in the page and have no attributes to be narrowed by',
  },
  'misplaced-key.picker': { zh: '${type} 没有“${key}”', en: '${type} has no "${key}"' },
  'misplaced-key.ofTypes': {
    zh: '“${key}”的类型是 ${type}；只有 ${types} 类型有“${name}”',
    en: '"${key}" is of type ${type}; "${name}" belongs to type ${types}',
  },
  'misplaced-key.filled': {
    zh: '“${key}”由编码规则在保存时生成，不能有 ${name}',
    en: 'a fill rule gives "${key}" its value when it is saved; it has no "${name}"',
  },
  'misplaced-key.secretInDetail': {
    zh: '明细里不能有 ${type}；只有表头可以保存密码',
    en: 'a detail has no ${type}; secrets are kept in the head only',
  },
  'refused-column.secret': {
    zh: '“${key}”是密码，列表和查询里不能有',
    en: '"${key}" is a secret; lists and queries have none',
  },
  'ambiguous-rules': {
    zh: 'rule 与 rules 写一个就够了',
    en: 'rule and rules say the same: write one of them',
  },
  'out-of-range.words': {
    zh: '大写金额最多到分，scale ${scale} 太大',
    en: 'an amount in capitals has two digits behind the point at most, scale ${scale} has more',
  },
  'misplaced-key.statistics': {
    zh: '合计只在明细的列下面，表头没有',
    en: 'statistics stand below the columns of a detail, not in the head',
  },
  'misplaced-key.isOrder': {
    zh: '编号的是明细的行，不是记录',
    en: 'the rows of a detail are numbered, not records',
  },
  'misplaced-key.unique': {
    zh: 'unique 比较的是明细的行，不是记录',
    en: 'unique compares the rows of a detail, not records',
  },
  'misplaced-key.ruleCode': {
    zh: '“ruleCode”只与 "remote": "checkRule" 一起用',
    en: '"ruleCode" belongs to "remote": "checkRule"',
  },
  'misplaced-key.remoteType': {
    zh: '“type”只与服务器登记的远程校验一起用',
    en: '"type" belongs to a configured remote check',
  },
  'misplaced-key.remoteMessage': {
    zh: '远程校验显示服务器给出的提示',
    en: 'a remote check shows the message of the server',
  },
  'missing-key.ruleCode': { zh: 'checkRule 需要“ruleCode”', en: 'checkRule needs "ruleCode"' },
  'missing-key.options': { zh: '${type} 需要选项', en: 'a ${type} needs its options' },
  'bad-condition.category': {
    zh: 'condition传值有误，需要一个json字符串!',
    en: 'condition value is wrong, needs a json string',
  },
  'bad-condition.tree': {
    zh: '组件JTreeSelect-condition传值有误，需要一个json字符串!',
    en: 'JTreeSelect: the condition value is wrong, needs a json string!',
  },
  'bad-area-type': { zh: 'Bad type value：“${value}”', en: 'Bad type value: "${value}"' },
  'no-tree': {
    zh: '字典“${name}”不是树：它没有 pidField',
    en: 'the dictionary "${name}" is no tree: it has no pidField',
  },
  'no-tree.differs': {
    zh: '字典“${name}”登记的 ${key} 是 ${registered}',
    en: 'the dictionary "${name}" has ${registered} for ${key}',
  },
  'unknown-remote-check': { zh: '没有远程校验“${name}”', en: 'unknown remote check "${name}"' },
  'refused-setting': { zh: '页面定义里不能写设置“${name}”', en: 'the setting "${name}" is not for schemas' },
  'out-of-range.scale': {
    zh: 'scale ${scale} 大于 precision ${precision}',
    en: 'scale ${scale} is more than precision ${precision}',
  },
  'out-of-range.rows': {
    zh: 'minRows ${minRows} 大于 maxRows ${maxRows}',
    en: 'minRows ${minRows} is more than maxRows ${maxRows}',
  },
  'wrong-default': {
    zh: '默认值 ${value} 不符合本列的校验：${said}',
    en: 'the default value ${value} fails its own column: ${said}',
  },
  'duplicate-key.stillColumn': { zh: '“${key}”现在还是一列', en: '"${key}" is a column still' },
  'duplicate-key.heir': { zh: '“${key}”已经改名为“${heir}”', en: '"${key}" became the column "${heir}" already' },
  'reserved-key': { zh: '键“${key}”属于系统', en: 'the key "${key}" belongs to the system' },
  'duplicate-key.column': {
    zh: '键“${key}”已用于第 ${column} 列',
    en: 'the key "${key}" belongs to column ${column} already',
  },
  'too-long': {
    zh: '数据库列名“${name}”超过 ${limit} 个字符',
    en: 'the database column "${name}" has more than ${limit} characters',
  },
  'unknown-dictionary': { zh: '没有字典“${name}”', en: 'unknown dictionary "${name}"' },
  'unknown-dictionary.table': {
    zh: '没有为“${name}”登记表字典',
    en: 'no table dictionary is registered for "${name}"',
  },
  'broken-dictionary': { zh: '字典“${name}”本身有问题', en: 'the dictionary "${name}" has problems of its own' },
  'ambiguous-options': {
    zh: '选项来自“options”或“dictCode”，不能两个都写',
    en: 'the options come from "options" or from "dictCode", not from both',
  },
  'unknown-attribute.ofDictionary': {
    zh: '字典“${dictionary}”没有属性“${name}”',
    en: 'the dictionary "${dictionary}" has no attribute "${name}"',
  },
  'wrong-type.fill': {
    zh: '属性“${attribute}”是${type}，列“${column}”是${columnType}',
    en: 'the attribute "${attribute}" is ${type}, the column "${column}" is ${columnType}',
  },
  'unknown-field.ofPicker': { zh: '${type} 没有字段“${name}”', en: '${type} has no field "${name}"' },
  'ambiguous-options.flag': {
    zh: '两个值来自“options”或“customValue”，不能两个都写',
    en: 'the two values come from "options" or from "customValue", not from both',
  },
  'duplicate-value.flag': {
    zh: '选中与未选中的值都是“${value}”',
    en: 'checked and unchecked are both "${value}"',
  },
  'wrong-default.literal': {
    zh: '列“${key}”的默认值不能是表达式',
    en: 'the default of the column "${key}" must be a value, not an expression',
  },
  'constant-suggestion': {
    zh: '建议值不依赖任何列，永远不会再变',
    en: 'the suggestion depends on no column, so it never changes',
  },
  'ambiguous-default': {
    zh: '“defaultValue”和“defaultChecked”只能写一个',
    en: 'write defaultValue or defaultChecked, not both',
  },
  'wrong-count.popup': {
    zh: 'orgFields 有 ${origins} 个，destFields 有 ${targets} 个',
    en: 'orgFields names ${origins}, destFields ${targets}',
  },
  'unfilled-column': {
    zh: 'destFields 中没有列“${name}”，不能据此判断重复',
    en: 'the column "${name}" is none of destFields, so that nothing can be told twice by it',
  },
  'unknown-report': { zh: '没有报表“${name}”', en: 'unknown report "${name}"' },
  'unknown-column.ofNamedReport': {
    zh: '报表“${report}”没有列“${name}”',
    en: 'the report "${report}" has no column "${name}"',
  },
  'missing-parameter': {
    zh: '报表“${report}”必须有参数“${name}”',
    en: 'the report "${report}" needs the parameter "${name}"',
  },
  'unknown-parameter.ofNamedReport': {
    zh: '报表“${report}”没有参数“${name}”',
    en: 'the report "${report}" has no parameter "${name}"',
  },
});
