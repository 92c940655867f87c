import { texts } from '../catalogue/texts.ts';

/** Problems of JSON, and of keys and values as the meta-schemas define them. */
export const TEXTS_OF_FILES = texts({
  'json-syntax.InvalidSymbol': {
    zh: '这里不是 JSON 的值；文本要写在双引号里',
    en: 'not a JSON value; texts stand in double quotes',
  },
  'json-syntax.InvalidNumberFormat': { zh: '这里不是数字', en: 'not a number' },
  'json-syntax.PropertyNameExpected': {
    zh: '这里应是写在双引号里的键',
    en: 'a key in double quotes is expected here',
  },
  'json-syntax.ValueExpected': { zh: '这里缺少值', en: 'a value is expected here' },
  'json-syntax.ColonExpected': { zh: '这里缺少冒号', en: 'a colon is expected here' },
  'json-syntax.CommaExpected': { zh: '这里缺少逗号', en: 'a comma is expected here' },
  'json-syntax.CloseBraceExpected': { zh: '缺少右括号 }', en: 'a closing } is missing' },
  'json-syntax.CloseBracketExpected': { zh: '缺少右括号 ]', en: 'a closing ] is missing' },
  'json-syntax.EndOfFileExpected': { zh: '文件结尾之后还有内容', en: 'nothing may follow the end of the document' },
  'json-syntax.InvalidCommentToken': { zh: 'JSON 不能有注释', en: 'JSON has no comments' },
  'json-syntax.UnexpectedEndOfComment': { zh: 'JSON 不能有注释', en: 'JSON has no comments' },
  'json-syntax.UnexpectedEndOfString': { zh: '文本没有以 " 结束', en: 'the text is not closed with "' },
  'json-syntax.UnexpectedEndOfNumber': { zh: '数字不完整', en: 'the number is not complete' },
  'json-syntax.InvalidUnicode': {
    zh: '\\u 之后应是四位十六进制数字',
    en: 'not a \\u escape of four hexadecimal digits',
  },
  'json-syntax.InvalidEscapeCharacter': {
    zh: '没有这种转义；反斜杠要写成 \\\\',
    en: 'not an escape; write a backslash as \\\\',
  },
  'json-syntax.InvalidCharacter': {
    zh: '文本里有控制字符；换行要写成 \\n',
    en: 'a control character stands in the text; write a line break as \\n',
  },
  'json-syntax.comma': { zh: '多了一个逗号', en: 'a comma too many' },
  'json-syntax.empty': { zh: '文件是空的', en: 'the file is empty' },
  'json-syntax.inText': { zh: '这段文本不是 JSON：${what}', en: 'the text is no JSON: ${what}' },
  'chinese-mark': {
    zh: '这里是中文标点“${mark}”',
    en: 'the Chinese mark "${mark}" stands here',
  },
  'too-large': {
    zh: '文件有 ${count} 个字符，最多 ${limit} 个',
    en: 'the file has ${count} characters, at most ${limit} are allowed',
  },
  'too-deep': { zh: '文件嵌套超过 ${limit} 层', en: 'the file is nested more than ${limit} levels deep' },
  'duplicate-key.inFile': { zh: '键“${key}”在这里写了两次', en: 'the key "${key}" stands here twice' },
  'reserved-key.inFile': { zh: '不能用“${key}”作键', en: 'the key "${key}" is not allowed' },
  'ambiguous-key': { zh: '“field”是“key”的另一种写法', en: '"field" is another spelling of "key"' },
  'unknown-key': { zh: '没有“${key}”这个键', en: 'unknown key "${key}"' },
  'unknown-value': { zh: '${value} 不是 ${allowed} 之一', en: '${value} is none of ${allowed}' },
  'unknown-value.other': { zh: '应为 ${value}', en: 'must be ${value}' },
  'wrong-type': { zh: '应为${expected}，不能是${value}', en: 'must be ${expected}, not ${value}' },
  'wrong-type.condition': {
    zh: '应为 true、false 或表达式，不能是${value}',
    en: 'must be true, false or an expression, not ${value}',
  },
  'missing-key': { zh: '缺少键“${key}”', en: 'the key "${key}" is missing' },
  'wrong-form': { zh: '${value} 不符合格式 ${pattern}', en: '${value} does not have the form ${pattern}' },
  'wrong-form.name': {
    zh: '名称“${name}”应以小写字母开头，只含字母和数字',
    en: 'the name "${name}" must start with a small letter and hold only letters and digits',
  },
  'out-of-range.empty': { zh: '不能为空', en: 'must not be empty' },
  'out-of-range.minLength': { zh: '至少 ${limit} 个字符', en: 'must have at least ${limit} characters' },
  'out-of-range.maxLength': { zh: '最多 ${limit} 个字符', en: 'must have at most ${limit} characters' },
  'out-of-range.oneItem': { zh: '至少要有 1 项', en: 'must have at least 1 item' },
  'out-of-range.minItems': { zh: '至少要有 ${limit} 项', en: 'must have at least ${limit} items' },
  'out-of-range.maxItems': { zh: '最多 ${limit} 项', en: 'must have at most ${limit} items' },
  'out-of-range.minimum': { zh: '不能小于 ${limit}', en: 'must be at least ${limit}' },
  'out-of-range.maximum': { zh: '不能大于 ${limit}', en: 'must be at most ${limit}' },
  'duplicate-value.items': {
    zh: '第 ${item} 项与第 ${other} 项相同',
    en: 'item ${item} stands in item ${other} as well',
  },
  schema: { zh: '不符合元模式：${said}', en: '${said}' },
  'wrong-file-name': {
    zh: '${what}“${named}”的文件却叫“${file}”',
    en: 'the ${what} "${named}" stands in a file called "${file}"',
  },
});
