import { describe, expect, it } from 'vitest';
import { fillWords, wordsOf } from '../../../engine/text/words/words.ts';

const HAN = /\p{Script=Han}/u;
const placeholdersOf = (text: string): string[] => [...text.matchAll(/\$\{(\w+)\}/g)].map(([, name = '']) => name);

const chinese = Object.entries(wordsOf('zh-CN'));
const english = new Map<string, unknown>(Object.entries(wordsOf('en-US')));

describe('every word of the engine', () => {
  it.each(chinese)('%s is there in Chinese and in English, with the same names filled in', (key, text) => {
    const other = String(english.get(key));
    expect([String(text), other].filter((one) => one === '')).toEqual([]);
    expect(placeholdersOf(other).sort()).toEqual(placeholdersOf(String(text)).sort());
    expect(HAN.test(other)).toBe(false);
  });
});

it('is Chinese where no language is named', () => {
  expect(wordsOf().required).toBe('请输入${title}');
  expect(wordsOf('en-US').required).toBe('Enter ${title}');
});

it('fills in what is given and leaves other names as they are', () => {
  expect(fillWords('${title} of ${other}', { title: 1 })).toBe('1 of ${other}');
});
