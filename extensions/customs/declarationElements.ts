import { textFactory, textFormatter, texts } from '../../engine/index.ts';
import type { Language } from '../../engine/index.ts';

/**
 * 申报要素: the declaration elements that the tariff requires for a good, in the order of its code's template,
 * separated by bars.
 */
const BAR = '|';
/** Replaces a bar inside a value. */
const WIDE_BAR = '｜';

/** Elements that may be empty: three according to R14; whether 出口享惠情况 may be empty is decided by R16. */
const OPTIONAL: ReadonlySet<string> = new Set(['GTIN', 'CAS', '其他', '出口享惠情况']);

const TEXTS = texts({
  elementsMissing: {
    zh: '应有${due}项，现有${count}项，缺少：${names}',
    en: '${due} elements are due, there are ${count}; missing: ${names}',
  },
  elementsExtra: {
    zh: '应有${due}项，现有${count}项，多出：${names}',
    en: '${due} elements are due, there are ${count}; too many: ${names}',
  },
  elementsEmpty: { zh: '未填写：${names}', en: 'not filled in: ${names}' },
  emptyElement: { zh: '空项', en: 'an empty one' },
});

const describeText = textFactory<typeof TEXTS>();
const formatElementText = textFormatter(TEXTS);
const SENTENCE_MARKS: Readonly<Record<Language, string>> = { 'zh-CN': '；', 'en-US': '; ' };

const NOTES = /[(（[【].*$/;

/** Shortens `品牌(中文或外文名称)` to 品牌 for messages. */
const shortName = (name: string): string => name.replace(NOTES, '').trim();

export interface Element {
  /** As written in the template: `品牌(中文或外文名称)`. */
  readonly name: string;
  /** Undefined: the text ends before this element. */
  readonly value: string | undefined;
}

export interface ParsedElements {
  readonly elements: readonly Element[];
  /** Parts after the last element of the template. */
  readonly extra: readonly string[];
}

/**
 * Parses `4|3|颗粒状` with `品牌类型|出口享惠情况|外观`. The result contains every part of the text, so composing it
 * restores the text.
 */
export const parseElements = (text: string, template: string): ParsedElements => {
  const names = template.split(BAR);
  const parts = text.split(BAR);
  return {
    elements: names.map((name, index) => ({ name, value: parts[index] })),
    extra: parts.slice(names.length),
  };
};

/**
 * Composes the text of a declaration. A bar inside a value would shift all following elements, so it is replaced by a
 * wide bar.
 */
export const composeElements = ({ elements, extra }: ParsedElements): string => {
  const end = elements.reduce((last, { value }, index) => (value === undefined ? last : index + 1), 0);
  const values = [...elements.slice(0, end).map(({ value }) => value ?? ''), ...extra];
  return values.map((value) => value.replaceAll(BAR, WIDE_BAR)).join(BAR);
};

const namesOf = (elements: readonly Element[]): readonly string[] => elements.map(({ name }) => shortName(name));

/** What is wrong with the text by its template, as sentences in the language; `''` when nothing is (R14). Default: Chinese. */
export const elementsFault = (text: string, template: string, language: Language = 'zh-CN'): string => {
  const { elements, extra } = parseElements(text, template);
  const missing = elements.filter(({ value }) => value === undefined);
  const empty = elements.filter(
    ({ name, value }) => value !== undefined && value.trim() === '' && !OPTIONAL.has(shortName(name)),
  );
  const count = elements.length - missing.length + extra.length;
  const due = elements.length;
  const surplus = extra.length === 1 && extra[0] === '' ? describeText('emptyElement') : extra;
  const faults = [
    ...(missing.length > 0 ? [describeText('elementsMissing', { due, count, names: namesOf(missing) })] : []),
    ...(extra.length > 0 ? [describeText('elementsExtra', { due, count, names: surplus })] : []),
    ...(empty.length > 0 ? [describeText('elementsEmpty', { names: namesOf(empty) })] : []),
  ];
  return faults.map((fault) => formatElementText(fault, language)).join(SENTENCE_MARKS[language]);
};

/** Returns the n-th element, counted from 1; `''` if the text ends before it. */
export const elementAt = (text: string, n: number): string => text.split(BAR)[n - 1] ?? '';
