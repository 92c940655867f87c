import { texts } from '../../../engine/index.ts';

/** Texts for problems of a request, and for combining several of them. */
export const OF_INPUTS = texts({
  /** A text that is already in the caller's language: of a page, of the engine, of an administrator. */
  asWritten: { zh: '${words}', en: '${words}' },
  atPlace: { zh: '${place} ${said}', en: '${place} ${said}' },
  oneAndOthers: { zh: '${one}；${others}', en: '${one}; ${others}' },
  oneOrOther: { zh: '${one}或${other}', en: '${one} or ${other}' },
  invalidInput: { zh: '请求内容不正确：${detail}', en: 'The request is not as it should be: ${detail}' },
  missing: { zh: '缺少 ${name}', en: '${name} is missing' },
  missingOrTooLong: { zh: '缺失或过长', en: 'is missing or too long' },
  missingVersion: { zh: '缺少 version，应为整数', en: 'version is missing; it must be a whole number' },
  wrongType: { zh: '应为${type}', en: 'must be ${type}' },
  wrongFormat: { zh: '格式不正确', en: 'is not as it should be' },
  blankText: { zh: '不能为空', en: 'must not be empty' },
  longText: { zh: '不能超过 ${most} 个字符', en: 'must not have more than ${most} characters' },
  shortText: { zh: '不能少于 ${least} 个字符', en: 'must not have less than ${least} characters' },
  longList: { zh: '不能超过 ${most} 项', en: 'must not have more than ${most} items' },
  shortList: { zh: '不能少于 ${least} 项', en: 'must not have less than ${least} items' },
  noneOf: { zh: '只能是 ${allowed}', en: 'must be one of ${allowed}' },
  unknownKey: { zh: '不认识 ${name}', en: '${name} is not known' },
  aText: { zh: '文本', en: 'a text' },
  aNumber: { zh: '数字', en: 'a number' },
  aWholeNumber: { zh: '整数', en: 'a whole number' },
  aTruthValue: { zh: '布尔值', en: 'true or false' },
  anObject: { zh: '对象', en: 'an object' },
  aList: { zh: '数组', en: 'a list' },
  missingParameter: { zh: '缺少参数 ${name}', en: 'The parameter ${name} is missing' },
  longParameter: {
    zh: '参数 ${name} 最多${most}个字符',
    en: 'The parameter ${name} may have ${most} characters at most',
  },
  wrongParameter: { zh: '参数 ${name} 不正确', en: 'The parameter ${name} is not as it should be' },
  wholeNumberParameter: {
    zh: '参数 ${name} 应为1到${most}的整数',
    en: 'The parameter ${name} must be a whole number from 1 to ${most}',
  },
});
