import { textFactory, texts, type KeyOf, type TextDescriptor } from '../../text/catalogue/texts.ts';

/** Problems of the shape of a record from the wire. */
export const WIRE_TEXTS = texts({
  wireRecord: { zh: '记录应为对象', en: 'the record must be an object' },
  wireOfField: { zh: '${title}: ${said}', en: '${title}: ${said}' },
  wireInRow: { zh: '${detail} 第 ${row} 行 ${said}', en: '${detail}, row ${row}: ${said}' },
  wireVersion: { zh: '版本号', en: 'version' },
  wireForbiddenKey: { zh: '不允许的字段 "${name}"', en: 'the field "${name}" is not allowed' },
  wireUnknownKey: { zh: '未知字段 "${name}"', en: 'the field "${name}" is not known' },
  wireFixed: { zh: '“${name}”在本页固定为“${value}”', en: '“${name}” is “${value}” on this page and no other' },
  wireNoObject: { zh: '应为对象', en: 'must be an object' },
  wireNoList: { zh: '应为数组', en: 'must be a list' },
  wireManyRows: { zh: '最多 ${most} 行', en: 'may have ${most} rows at most' },
  wireRepeatedId: { zh: '与第 ${row} 行重复', en: 'is that of row ${row}, too' },
  wireLongText: { zh: '过长，最多 ${most} 个字符', en: 'is too long; ${most} characters are the most' },
  wireUnstorable: { zh: '含有不能保存的字符', en: 'has characters that cannot be stored' },
  wireNoTruthValue: { zh: '应为 true 或 false', en: 'must be true or false' },
  wireWrongKind: { zh: '应为${due}，不能是${kind}', en: 'must be ${due}, not ${kind}' },
  wireOutOfRange: { zh: '应为${due}，数值超出范围', en: 'must be ${due}; the number is out of range' },
  wireNoId: {
    zh: '应为 1 至 64 位字母、数字、下划线或短横线',
    en: 'must be 1 to 64 letters, digits, underscores or hyphens',
  },
  wireNoVersion: { zh: '应为非负整数', en: 'must be a whole number, 0 or more' },
  wireText: { zh: '文本', en: 'text' },
  wireNumberOrText: { zh: '数字或文本', en: 'a number or text' },
  wireList: { zh: '数组', en: 'a list' },
  wireObject: { zh: '对象', en: 'an object' },
  wireTruthValue: { zh: '布尔值', en: 'true or false' },
  wireOther: { zh: '无法识别的值', en: 'something else' },
});

/** A problem as a text descriptor, formatted per language. */
export type WireText = TextDescriptor<KeyOf<typeof WIRE_TEXTS>>;

export const wireText = textFactory<typeof WIRE_TEXTS>();
