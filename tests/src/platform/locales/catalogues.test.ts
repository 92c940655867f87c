import { describe, expect, it } from 'vitest';
import { renderersEnUS } from '../../../../renderers/locales/en-US.ts';
import { renderersZhCN } from '../../../../renderers/locales/zh-CN.ts';
import { galleryEnUS } from '../../../../src/platform/locales/gallery.en-US.ts';
import { galleryZhCN } from '../../../../src/platform/locales/gallery.zh-CN.ts';
import { enUS } from '../../../../src/platform/locales/en-US.ts';
import { zhCN } from '../../../../src/platform/locales/zh-CN.ts';

const placeholders = (text: string): readonly string[] => (text.match(/\{\w+\}/g) ?? []).sort();

describe.each([
  { name: 'the shell', chinese: zhCN, english: enUS },
  { name: 'the gallery', chinese: galleryZhCN, english: galleryEnUS },
  { name: 'the renderers', chinese: renderersZhCN, english: renderersEnUS },
])('the catalogues of $name', ({ chinese, english }) => {
  it('have the same keys in both languages [S1-1]', () => {
    expect(Object.keys(english).sort()).toEqual(Object.keys(chinese).sort());
  });

  it('fill in the same names in both languages', () => {
    for (const [key, text] of Object.entries(chinese)) {
      const other: string | undefined = (english as Readonly<Record<string, string>>)[key];
      expect([key, placeholders(other ?? '')]).toEqual([key, placeholders(text)]);
    }
  });

  it('leave no text empty, and none of the first in another script', () => {
    const spokenOf = { ...english, 'language.switch': '', 'language.short': '' };
    for (const [key, text] of Object.entries(spokenOf)) {
      if (!key.startsWith('language.')) expect([key, text]).not.toEqual([key, '']);
      expect(text).not.toMatch(/[\u4e00-\u9fff]/);
    }
  });
});
