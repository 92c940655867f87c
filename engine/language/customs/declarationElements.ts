import { fillWords, wordsOf } from '../../text/words/words.ts';
import type { Words } from '../../text/words/words.ts';

/** 申报要素: what the tariff wants said of a good, in the order of its code's template, divided by bars. */
const BAR = '|';
/** Stands for a bar inside of a value. */
const WIDE_BAR = '｜';

/** May stay empty: R14 says so of three, and whether 出口享惠情况 may is for R16 to say. */
const OPTIONAL: ReadonlySet<string> = new Set(['GTIN', 'CAS', '其他', '出口享惠情况']);

const NOTES = /[(（[【].*$/;

/** `品牌(中文或外文名称)` is 品牌 to whoever reads a message. */
const shortName = (name: string): string => name.replace(NOTES, '').trim();

export interface Element {
  /** As the template has it: `品牌(中文或外文名称)`. */
  readonly name: string;
  /** Undefined: the text ends before it. */
  readonly value: string | undefined;
}

export interface ParsedElements {
  readonly elements: readonly Element[];
  /** Parts behind the last element of the template. */
  readonly extra: readonly string[];
}

/** `4|3|颗粒状` by `品牌类型|出口享惠情况|外观`. Every part of the text is in the answer, so composing it gives the text again. */
export const parseElements = (text: string, template: string): ParsedElements => {
  const names = template.split(BAR);
  const parts = text.split(BAR);
  return {
    elements: names.map((name, index) => ({ name, value: parts[index] })),
    extra: parts.slice(names.length),
  };
};

/** The text of a declaration. A bar inside of a value would shift all that follow, so it becomes a wide one. */
export const composeElements = ({ elements, extra }: ParsedElements): string => {
  const end = elements.reduce((last, { value }, index) => (value === undefined ? last : index + 1), 0);
  const values = [...elements.slice(0, end).map(({ value }) => value ?? ''), ...extra];
  return values.map((value) => value.replaceAll(BAR, WIDE_BAR)).join(BAR);
};

const named = (elements: readonly Element[], { listMark }: Words): string =>
  elements.map(({ name }) => shortName(name)).join(listMark);

/** What is wrong with the text by its template, in words; `''` when nothing is (R14). */
export const elementsFault = (text: string, template: string, words: Words = wordsOf()): string => {
  const { elements, extra } = parseElements(text, template);
  const missing = elements.filter(({ value }) => value === undefined);
  const empty = elements.filter(
    ({ name, value }) => value !== undefined && value.trim() === '' && !OPTIONAL.has(shortName(name)),
  );
  const count = elements.length - missing.length + extra.length;
  const due = elements.length;
  const say = (template: string, names: string): string => fillWords(template, { due, count, names });
  return [
    ...(missing.length > 0 ? [say(words.elementsMissing, named(missing, words))] : []),
    ...(extra.length > 0 ? [say(words.elementsExtra, extra.join(words.listMark) || words.emptyElement)] : []),
    ...(empty.length > 0 ? [say(words.elementsEmpty, named(empty, words))] : []),
  ].join(words.sentenceMark);
};

/** The n-th element, counted from 1; `''` when the text ends before it. */
export const elementAt = (text: string, n: number): string => text.split(BAR)[n - 1] ?? '';
