import { expect, test } from 'vitest';
import { filledText, textFormatter } from '../../engine/index.ts';
import { CATALOGUE } from '../../engine/text/problemTexts/catalogue.ts';
import { wordsEnUS } from '../../engine/text/words/wordsEnUS.ts';
import { wordsZhCN } from '../../engine/text/words/wordsZhCN.ts';
import { SERVER_TEXTS } from '../../server/core/texts/catalogue.ts';
import { fillText } from '../../src/platform/locales/t.ts';

/** A placeholder between quotes, in any language and syntax. */
const QUOTED = /[“「『‘"']\$?\{(\w+)\}[”」』’"']/;
const EMPTY_QUOTES = /“\s*”|「\s*」|『\s*』|‘\s*’|"\s*"|'\s*'/u;

/** Values that are invisible between quotes: empty, blanks, an ideographic space, zero-width characters, line ends. */
const UNSEEN = ['', '  ', '\u3000', '\u200B', '\uFEFF\u2060', '\t\n', '\u00AD'];

interface Said {
  readonly name: string;
  readonly text: string;
  /** Returns the message with one value for all its placeholders. */
  readonly say: (value: string) => string;
}

const namesIn = (text: string): readonly string[] => [...text.matchAll(/\$?\{(\w+)\}/g)].map(([, name = '']) => name);

const given = (text: string, value: string) => Object.fromEntries(namesIn(text).map((name) => [name, value]));

const ofCatalogue = (of: string, catalogue: Readonly<Record<string, { readonly zh: string; readonly en: string }>>) =>
  Object.entries(catalogue).flatMap(([key, { zh, en }]) =>
    ([['zh-CN', zh] as const, ['en-US', en] as const] as const).map(([language, text]): Said => ({
      name: `${of} ${key} ${language}`,
      text,
      say: (value) => textFormatter(catalogue)({ key, given: given(text, value) }, language),
    })),
  );

const locales = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['../../renderers/locales/**/*.{zh-CN,en-US}.ts', '../../src/platform/locales/**/{zh-CN,en-US,*.zh-CN,*.en-US}.ts'],
  { eager: true },
);

const ofLocales = Object.entries(locales).flatMap(([path, exported]) =>
  Object.values(exported).flatMap((catalogue) =>
    Object.entries(Object(catalogue)).flatMap(([key, text]): readonly Said[] =>
      typeof text === 'string'
        ? [{ name: `${path} ${key}`, text, say: (value) => fillText(text, given(text, value)) }]
        : [],
    ),
  ),
);

const ofWords = [wordsZhCN, wordsEnUS].flatMap((words) =>
  Object.entries(words).flatMap(([key, text]): readonly Said[] =>
    typeof text === 'string'
      ? [{ name: `engine ${key}`, text, say: (value) => filledText(text, 'dollar', () => value) }]
      : [],
  ),
);

const quoted = [
  ...ofCatalogue('server', SERVER_TEXTS),
  ...ofCatalogue('problem', CATALOGUE),
  ...ofLocales,
  ...ofWords,
].filter(({ text }) => QUOTED.test(text));

test('no message of any catalogue shows empty quotes', () => {
  expect(quoted.filter(({ name }) => name.startsWith('server')).length).toBeGreaterThan(100);
  expect(quoted.filter(({ name }) => name.includes('locales')).length).toBeGreaterThan(60);
  const wrong = quoted.flatMap(({ name, say }) =>
    UNSEEN.map((value) => say(value)).flatMap((said) =>
      EMPTY_QUOTES.test(said) || !/（空白）|\(blank\)/.test(said) ? [`${name}: ${said}`] : [],
    ),
  );
  expect(wrong).toEqual([]);
});

test('a value that is seen stands between its quotes as before', () => {
  const wrong = quoted.filter(({ text, say }) => say('甲') !== text.replaceAll(/\$?\{\w+\}/g, '甲'));
  expect(wrong).toEqual([]);
});

test.each([
  ['没有“${name}”', '没有（空白）'],
  ['unknown "${name}"', 'unknown (blank)'],
  ['共${name}行', '共行'],
  ['“第${name}”', '“第”'],
])('of %s with nothing filled in it says %s', (text, said) => {
  expect(filledText(text, 'dollar', () => '')).toBe(said);
});
