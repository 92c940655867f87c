import { hasAtLeast, hasAtMost } from '../columnKinds/checks/textLength.ts';
import { isEmailAddress, isWebAddress } from './webAddress.ts';

/** A named format with its default messages in Chinese and English. */
export interface Preset {
  readonly message: string;
  readonly english: string;
  readonly test: (value: string) => boolean;
}

/** Patterns contain no nested unbounded repetitions, so each is linear in the text. */
const pattern = (expression: RegExp, message: string, english: string): Preset => ({
  message,
  english,
  test: (value) => expression.test(value),
});

const url: Preset = {
  message: '${title}不是有效的网址',
  english: '${title} is no valid web address',
  test: (value) => isWebAddress(value, ['http', 'https', 'ftp']),
};

const email: Preset = {
  message: '${title}邮箱格式不正确',
  english: '${title} is no valid e-mail address',
  test: isEmailAddress,
};

/** D50, first line: W5.1-7 to W5.1-18. `*` and `only` are not formats and are handled with the checks. */
const TABLE_PRESETS = {
  'n6-16': pattern(/^\d{6,16}$/, '${title}应为6到16位数字', '${title} must have 6 to 16 digits'),
  '*6-16': {
    message: '${title}应为6到16位任意字符',
    english: '${title} must have 6 to 16 characters',
    test: (value: string) => hasAtLeast(value, 6) && hasAtMost(value, 16),
  },
  's6-18': pattern(/^[A-Za-z]{6,18}$/, '${title}应为6到18位字母', '${title} must have 6 to 18 letters'),
  url,
  e: email,
  m: pattern(/^1[3-9]\d{9}$/, '${title}不是有效的手机号码', '${title} is no valid mobile number'),
  p: pattern(/^\d{6}$/, '${title}应为6位邮政编码', '${title} must be a postcode of 6 digits'),
  s: pattern(/^[A-Za-z]+$/, '${title}应为字母', '${title} must be letters'),
  n: pattern(/^[+-]?\d+(?:\.\d+)?$/, '${title}应为数字', '${title} must be a number'),
  z: pattern(/^[+-]?\d+$/, '${title}应为整数', '${title} must be a whole number'),
  money: pattern(
    /^(?:[1-9]\d*(?:\.\d{1,2})?|0\.(?:[1-9]\d?|0[1-9]))$/,
    '${title}应为大于0的金额，没有多余的前导0，最多2位小数',
    '${title} must be an amount above 0 without needless leading zeros, at most 2 digits behind the point',
  ),
};

/** D50, second line: S5-1 to S5-4. */
const FORM_PRESETS = {
  mobile: pattern(/^1[34578]\d{9}$/, '请输入正确的手机号码', 'Enter a correct mobile number'),
  username: pattern(
    /^\w{4,18}$/,
    '${title}只能包含字母、数字、下划线，长度4到18位',
    '${title} must have 4 to 18 letters, digits or underscores',
  ),
  email,
  naturalNumber: pattern(/^(?:0|[1-9]\d*)$/, '${title}应为自然数', '${title} must be 0 or a positive whole number'),
  letters: pattern(/^[A-Za-z]+$/, '${title}应为英文字母', '${title} must be English letters'),
  landline: pattern(
    /^0\d{2,3}-\d{7,8}$/,
    '${title}应为固定电话，格式为区号-号码',
    '${title} must be a landline number, written area code-number',
  ),
  bankCard: pattern(
    /^[1-9]\d{9,19}$/,
    '${title}应为10到20位银行卡号，不能以0开头',
    '${title} must be a bank card number of 10 to 20 digits that does not begin with 0',
  ),
  idNumber: pattern(
    /^[A-Za-z0-9]{1,50}$/,
    '${title}应为证件号码，最多50位字母或数字',
    '${title} must be an identity document number of at most 50 letters or digits',
  ),
  idCard: pattern(
    /^(?:\d{15}|\d{17}[\dXx])$/,
    '${title}应为15位或18位身份证号码',
    '${title} must be an identity card number of 15 or 18 places',
  ),
  qq: pattern(/^\d{5,12}$/, '${title}应为5到12位QQ号', '${title} must be a QQ number of 5 to 12 digits'),
  httpUrl: {
    message: '${title}应为http或https开头的网址',
    english: '${title} must be a web address that begins with http or https',
    test: (value: string) => isWebAddress(value, ['http', 'https']),
  },
  alnum20: pattern(
    /^[A-Za-z0-9]{1,20}$/,
    '${title}最多20位英文字母或数字',
    '${title} may have at most 20 English letters or digits',
  ),
  cnName: pattern(
    /^[\p{Script=Han}A-Za-z ]{2,100}$/u,
    '${title}应为2到100位中文、英文或空格',
    '${title} must have 2 to 100 Chinese or English letters or blanks',
  ),
  digitsAndLineFeeds: pattern(
    /^[\d\r\n]+$/,
    '${title}只能包含数字和换行',
    '${title} may only have digits and line breaks',
  ),
  max255: {
    message: '${title}最多255个字符',
    english: '${title} may have at most 255 characters',
    test: (value: string) => hasAtMost(value, 255),
  },
};

/** Every named format that `pattern` accepts. */
export const PRESETS: ReadonlyMap<string, Preset> = new Map<string, Preset>(
  Object.entries({ ...TABLE_PRESETS, ...FORM_PRESETS }),
);
