import { theme } from 'antd';
import type { MappingAlgorithm } from 'antd';
import type { ColorMode } from './useColorMode.ts';
import { contrast, mixedColor, readableColor, surfaceColor } from './readableColor.ts';

interface Ground {
  /** Of ordinary text. */
  readonly text: string;
  /** Under it: pages, parts of pages, what lies over them. */
  readonly grounds: readonly [string, ...string[]];
  /** The ground that coloured surfaces are hardest to tell from. */
  readonly hardest: string;
}

export const GROUNDS: Readonly<Record<ColorMode, Ground>> = {
  light: { text: '#16202c', grounds: ['#f0f3f7', '#ffffff'], hardest: '#f0f3f7' },
  // The first is a row under the pointer.
  dark: { text: '#e6ebf1', grounds: ['#28303a', '#1e2630', '#161c24', '#0d1117'], hardest: '#1e2630' },
};

export interface PrimaryColors {
  /** Under white text, of borders and of rings. */
  readonly surface: string;
  /** Under the pointer. */
  readonly hover: string;
  readonly text: string;
  /** Under the text of what is chosen. */
  readonly chosen: string;
}

/** What the colour that staff chose is drawn as; the colour itself stays as it is stored. */
export const primaryColors = (color: string, mode: ColorMode): PrimaryColors => {
  const { text, grounds, hardest } = GROUNDS[mode];
  const surface = mode === 'light' ? readableColor(color, { text: '#000000', grounds }) : surfaceColor(color, hardest);
  // In the dark little is left between white text and the page.
  const hover =
    mode === 'light'
      ? mixedColor(surface, '#000000', 0.14)
      : mixedColor(surface, contrast(surface, '#ffffff') < 4.8 ? '#000000' : '#ffffff', 0.04);
  const chosen = mixedColor(mode === 'light' ? '#ffffff' : '#161c24', color, mode === 'light' ? 0.1 : 0.18);
  return { surface, hover, chosen, text: readableColor(color, { text, grounds: [...grounds, chosen] }) };
};

const TAG_COLOURS = ['red', 'volcano', 'orange', 'gold', 'yellow', 'lime', 'green', 'cyan', 'blue', 'purple'] as const;
const STATES = ['Success', 'Warning', 'Error', 'Info'] as const;

/** antd's palettes, so that all text but disabled has 4.5 : 1 and borders of controls and rings of the focus have 3 : 1. */
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
      // antd's ring of the focus.
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
