import { theme } from 'antd';
import type { MappingAlgorithm } from 'antd';
import type { ColorMode } from './useColorMode.ts';
import { contrast, mixedColor, readableColor, surfaceColor } from './readableColor.ts';

interface Ground {
  /** Colour of ordinary text. */
  readonly text: string;
  /** Backgrounds of text: pages, parts of pages, overlays. */
  readonly grounds: readonly [string, ...string[]];
  /** The background with the least contrast to coloured surfaces. */
  readonly hardest: string;
}

export const GROUNDS: Readonly<Record<ColorMode, Ground>> = {
  light: { text: '#16202c', grounds: ['#f0f3f7', '#ffffff'], hardest: '#f0f3f7' },
  // The first is a hovered row.
  dark: { text: '#e6ebf1', grounds: ['#28303a', '#1e2630', '#161c24', '#0d1117'], hardest: '#1e2630' },
};

export interface PrimaryColors {
  /** Background of white text, and colour of borders and focus rings. */
  readonly surface: string;
  /** Background when hovered. */
  readonly hover: string;
  readonly text: string;
  /** Background of selected text. */
  readonly chosen: string;
}

/** Derives the display colours from the colour that the user chose; the stored colour is unchanged. */
export const primaryColors = (color: string, mode: ColorMode): PrimaryColors => {
  const { text, grounds, hardest } = GROUNDS[mode];
  const surface = mode === 'light' ? readableColor(color, { text: '#000000', grounds }) : surfaceColor(color, hardest);
  // In dark mode there is little contrast range between white text and the page.
  const hover =
    mode === 'light'
      ? mixedColor(surface, '#000000', 0.14)
      : mixedColor(surface, contrast(surface, '#ffffff') < 4.8 ? '#000000' : '#ffffff', 0.04);
  const chosen = mixedColor(mode === 'light' ? '#ffffff' : '#161c24', color, mode === 'light' ? 0.1 : 0.18);
  return { surface, hover, chosen, text: readableColor(color, { text, grounds: [...grounds, chosen] }) };
};

const TAG_COLOURS = ['red', 'volcano', 'orange', 'gold', 'yellow', 'lime', 'green', 'cyan', 'blue', 'purple'] as const;
const STATES = ['Success', 'Warning', 'Error', 'Info'] as const;

/**
 * antd's palettes adjusted so that all text but disabled text has 4.5 : 1, and control borders and focus rings have 3 :
 * 1.
 */
const legibleIn =
  (mode: ColorMode): MappingAlgorithm =>
  (seed, map = theme.defaultAlgorithm(seed)) => {
    const { text, grounds } = GROUNDS[mode];
    const primary = primaryColors(seed.colorPrimary, mode);
    const tags = TAG_COLOURS.map((name) => [
      `${name}7`,
      readableColor(map[`${name}7`], { text, grounds: [map[`${name}1`]] }),
    ]);
    const states = STATES.flatMap((name) => {
      const colour = readableColor(map[`color${name}`], { text, grounds: [...grounds, map[`color${name}Bg`]] });
      return ['', 'Hover', 'Active', 'Text', 'TextHover', 'TextActive', 'BorderHover'].map((use) => [
        `color${name}${use}`,
        colour,
      ]);
    });
    return {
      ...map,
      ...Object.fromEntries([...tags, ...states]),
      colorPrimary: primary.surface,
      colorPrimaryHover: primary.hover,
      colorPrimaryActive: primary.hover,
      // antd's focus ring.
      colorPrimaryBorder: primary.surface,
      colorPrimaryBg: primary.chosen,
      colorPrimaryBgHover: primary.chosen,
      colorPrimaryText: primary.text,
      colorPrimaryTextHover: primary.text,
      colorPrimaryTextActive: primary.text,
      colorLink: primary.text,
      colorLinkHover: primary.text,
      colorLinkActive: primary.text,
    };
  };

export const legible: Readonly<Record<ColorMode, MappingAlgorithm>> = {
  light: legibleIn('light'),
  dark: legibleIn('dark'),
};
