import type { ColumnInput } from './columnInput.ts';

/** Default messages of the checks that are no preset and no handler. Numbers stand in `${…}` like the column's own names. */
export const CHECK_MESSAGES = {
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
} as const;

/** Replaces `${name}` of the column's title, key and default value, and of the given numbers; others stay as they are. */
export const fillMessage = (
  template: string,
  column: Pick<ColumnInput, 'key' | 'title' | 'defaultValue'>,
  numbers: Readonly<Record<string, number>> = {},
): string => {
  const known: Readonly<Record<string, unknown>> = {
    ...numbers,
    title: column.title,
    key: column.key,
    defaultValue: column.defaultValue ?? '',
  };
  return template.replace(/\$\{(\w+)\}/g, (written, name: string) =>
    Object.hasOwn(known, name) ? String(known[name]) : written,
  );
};
