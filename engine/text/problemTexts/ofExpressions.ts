import { texts } from '../catalogue/texts.ts';

/** Problems of expressions, and of the patterns of checks. */
export const TEXTS_OF_EXPRESSIONS = texts({
  'empty-expression': { zh: '表达式是空的', en: 'the expression is empty' },
  'expression-too-large': { zh: '表达式太大：${what}', en: 'the expression is too large: ${what}' },
  'expression-syntax': { zh: '表达式写得不对：${said}', en: '${said}' },
  'expression-syntax.unexpected': { zh: '这里不应有“${mark}”', en: 'unexpected "${mark}"' },
  'expression-syntax.unclosed': { zh: '“${mark}”没有关闭', en: 'unclosed ${mark}' },
  'expression-syntax.unclosedText': { zh: '文本“${text}”没有以引号结束', en: 'unclosed quote after "${text}"' },
  'expression-syntax.expected': { zh: '这里缺少“${mark}”', en: 'expected ${mark}' },
  'expression-syntax.operand': { zh: '“${operator}”之后缺少内容', en: 'expected expression after ${operator}' },
  'expression-syntax.incomplete': { zh: '表达式不完整', en: 'expected expression' },
  'expression-syntax.sideBySide': { zh: '几个表达式并排写在一起', en: 'several expressions stand side by side' },
  'list-result': { zh: '表达式的结果是列表', en: 'the expression yields a list' },
  'wrong-type.result': {
    zh: '表达式的结果是${type}，这里应为${expected}',
    en: 'the expression yields ${type}, expected is ${expected}',
  },
  'unsupported-syntax': { zh: '表达式里不能用${what}', en: '${what} is not part of expressions' },
  'bad-number': { zh: '“${raw}”在这里不是数字', en: '"${raw}" is no number here' },
  'types-differ': {
    zh: '${operator} 的两边是${left}和${right}',
    en: '${operator} stands between ${left} and ${right}',
  },
  'types-differ.branches': { zh: '? 的结果可能是${left}，也可能是${right}', en: '? gives ${left} or ${right}' },
  'wrong-operand': { zh: '${operator} 不能用于${type}', en: '${operator} does not take ${type}' },
  'wrong-operand.question': {
    zh: '? 之前是${type}，应为布尔',
    en: 'before ? stands ${type}, expected is boolean',
  },
  'compared-with-empty': {
    zh: "空值与 '' 比较的结果是空，永远不成立",
    en: "a blank value compared with '' gives blank, never true",
  },
  'unknown-function': { zh: '没有函数“${name}”', en: 'unknown function "${name}"' },
  'wrong-arguments': { zh: '${name} 不能用（${types}）作参数', en: '${name} does not take (${types})' },
  'wrong-arguments.literal': {
    zh: '${name}：${parameter} 要直接写出，放在引号里',
    en: '${name}: ${parameter} must be written out, in quotes',
  },
  'wrong-arguments.choice': {
    zh: '${name}：没有这种 ${parameter}：“${value}”',
    en: '${name}: unknown ${parameter} "${value}"',
  },
  'unknown-code': { zh: '“${of}”没有代码“${code}”', en: '"${of}" has no code "${code}"' },
  unrounded: {
    zh: '结果最多有 ${digits} 位小数，这一列只有 ${scale} 位',
    en: 'the result has up to ${digits} digits behind the point, the column has ${scale}',
  },
  'unrounded.endless': {
    zh: '除法和平均值的小数没有尽头，这一列只有 ${scale} 位小数',
    en: 'quotients and averages have digits without end, the column has ${scale} behind the point',
  },
  'never-holds.must': {
    zh: '这个条件永远不成立，所以每次都会提示',
    en: 'this can never hold, so the message would always come',
  },
  'never-holds.when': {
    zh: '这个条件永远不成立，所以规则从不检查',
    en: 'this can never hold, so the rule is never asked',
  },
  'never-holds.together': {
    zh: '“when”成立时“must”永远不成立',
    en: '"must" never holds where "when" does',
  },
  'never-holds.condition': { zh: '这个条件永远不成立', en: 'this can never hold' },
  'unknown-field': { zh: '${of} 里没有字段“${name}”', en: 'unknown field "${name}" in ${of}' },
  'unknown-field.tooDeep': { zh: '“${written}”写得太深', en: '"${written}" goes too deep' },
  'unknown-detail.inExpression': { zh: '${of} 里没有明细“${name}”', en: 'unknown detail "${name}" in ${of}' },
  'unknown-lookup': { zh: '${of} 里没有查找“${name}”', en: 'unknown lookup "${name}" in ${of}' },
  'incomplete-name.record': { zh: '${root} 是一条记录', en: '${root} is a record' },
  'incomplete-name.details': { zh: '$details 里是各个明细', en: '$details holds details' },
  'incomplete-name.lookups': { zh: '$lookup 里是各个查找', en: '$lookup holds look-ups' },
  'forbidden-name': { zh: '表达式里不能用“${name}”', en: '"${name}" may not be named in an expression' },
  'unknown-name.inExpression': { zh: '没有“${written}”这个名称', en: 'unknown name "${written}"' },
  'unavailable-name': { zh: '这里不能用 ${name}', en: '${name} is not available here' },
  'unsupported-pattern': {
    zh: '不能用这个正则表达式：${said}${detail}',
    en: 'the pattern cannot be used: ${said}${detail}',
  },
  'unknown-preset': { zh: '没有预设格式“${name}”', en: 'unknown preset "${name}"' },
  'unknown-handler': { zh: '没有校验函数“${name}”', en: 'unknown handler "${name}"' },
});
