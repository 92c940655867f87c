import { theme } from 'antd';
import type { MappingAlgorithm, ThemeConfig } from 'antd';
import type { SettingValues } from '../settings/settingValues.ts';
import type { ColourMode } from '../settingsDrawer/useColourMode.ts';
import { readableColour, type Grounds } from './readableColour.ts';

/** The side menu is dark in both modes, in the navy of the mark. */
const NAVY = '#0b1e33';

type MenuTokens = NonNullable<NonNullable<ThemeConfig['components']>['Menu']>;

const menuTokens = (color: string, compact: boolean): MenuTokens => ({
  darkItemBg: NAVY,
  darkSubMenuItemBg: '#081728',
  darkPopupBg: NAVY,
  darkItemSelectedBg: color,
  itemHeight: compact ? 30 : 36,
  itemMarginInline: 6,
  itemMarginBlock: 2,
  collapsedWidth: 56,
});

type Tokens = NonNullable<ThemeConfig['token']>;

const MUTED: Readonly<Record<ColourMode, string>> = { light: '#5d6b7b', dark: '#93a0ae' };

const COLOURS: Readonly<Record<ColourMode, Tokens>> = {
  light: {
    colorBgLayout: '#f0f3f7',
    colorTextBase: '#16202c',
    colorTextDescription: MUTED.light,
    colorTextPlaceholder: '#6b7785',
  },
  dark: {
    colorBgLayout: '#0d1117',
    colorBgContainer: '#161c24',
    colorBgElevated: '#1e2630',
    colorBorder: '#39434f',
    colorBorderSecondary: '#28313b',
    colorTextBase: '#e6ebf1',
    colorTextDescription: MUTED.dark,
    colorTextPlaceholder: '#8592a0',
  },
};

const GROUNDS: Readonly<Record<ColourMode, Grounds>> = {
  light: { text: '#16202c', ground: '#f0f3f7' },
  dark: { text: '#e6ebf1', ground: '#1e2630' },
};

/** Tighter spaces than antd's own; its compact algorithm would shrink the text to 12 px and less as well. */
const dense: MappingAlgorithm = (seed, map = theme.defaultAlgorithm(seed)) => ({
  ...map,
  sizeXL: 24,
  sizeLG: 18,
  sizeMD: 14,
  sizeMS: 12,
  size: 12,
  sizeSM: 8,
  sizeXS: 6,
  sizeXXS: 4,
  // Chinese below 12 px is a blur.
  fontSizeSM: 12,
});

/** For those who want still more on a screen. */
const compact: MappingAlgorithm = (seed, map = theme.defaultAlgorithm(seed)) => ({
  ...map,
  sizeXL: 18,
  sizeLG: 14,
  sizeMD: 10,
  sizeMS: 8,
  size: 8,
  sizeSM: 6,
  sizeXS: 4,
  sizeXXS: 2,
  controlHeight: 24,
  controlHeightSM: 20,
  controlHeightLG: 32,
  fontSize: 12,
  fontSizeSM: 12,
  lineHeight: 18 / 12,
});

const TAG_COLOURS = ['red', 'volcano', 'orange', 'gold', 'yellow', 'lime', 'green', 'cyan', 'blue', 'purple'] as const;

/** Links, errors and tags in colours that can be read: a yellow that fills a button well cannot be read as text on white. */
const readableOn =
  (grounds: Grounds): MappingAlgorithm =>
  (seed, map = theme.defaultAlgorithm(seed)) => {
    const link = readableColour(seed.colorPrimary, grounds);
    const tags = TAG_COLOURS.map((name) => {
      const on = { ...grounds, ground: map[`${name}1`] };
      return [`${name}7`, readableColour(map[`${name}7`], on)];
    });
    const colorErrorText = readableColour(map.colorErrorText, grounds);
    const links = { colorLink: link, colorLinkHover: link, colorLinkActive: link };
    return { ...map, ...Object.fromEntries(tags), ...links, colorErrorText };
  };

const readable: Readonly<Record<ColourMode, MappingAlgorithm>> = {
  light: readableOn(GROUNDS.light),
  dark: readableOn(GROUNDS.dark),
};

const ERRORS: Readonly<Record<ColourMode, string>> = { light: '#d9363e', dark: '#e8686a' };

/** The colours of parts whose texts antd draws too faint. */
const textTokens = (color: string, mode: ColourMode): NonNullable<ThemeConfig['components']> => {
  const text = readableColour(color, GROUNDS[mode]);
  // antd dulls the colour in the dark, and the white on it with it.
  const solid = mode === 'dark' ? { colorPrimary: readableColour(color, { text: '#000000', ground: '#ffffff' }) } : {};
  return {
    Tabs: { itemSelectedColor: text, itemHoverColor: text, itemActiveColor: text },
    Pagination: { itemActiveColor: text, itemActiveColorHover: text },
    Descriptions: { labelColor: MUTED[mode] },
    Badge: { colorError: ERRORS.light },
    Form: { colorError: ERRORS[mode] },
    Tag: {
      colorWarning: readableColour('#d48806', GROUNDS[mode]),
      colorSuccess: readableColour('#389e0d', GROUNDS[mode]),
    },
    Button: {
      colorError: ERRORS[mode],
      defaultHoverColor: text,
      defaultActiveColor: text,
      ...solid,
    },
    Switch: solid,
    Steps: solid,
  };
};

/** Transitions that take no time. What React moves stands still by the provider around the shell. */
const AT_ONCE = { motionDurationFast: '0s', motionDurationMid: '0s', motionDurationSlow: '0s' } as const;

interface Look extends Pick<SettingValues, 'color' | 'density'> {
  readonly mode: ColourMode;
  /** For those whose machine asks for less motion: everything is where it belongs at once. */
  readonly still: boolean;
}

/** The whole look as antd's tokens: a change shows at once, no stylesheet is compiled (D15). */
export const themeConfig = ({ mode, color, density, still }: Look): ThemeConfig => ({
  hashed: false,
  algorithm: [
    mode === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm,
    density === 'compact' ? compact : dense,
    readable[mode],
  ],
  token: {
    colorPrimary: color,
    colorInfo: color,
    borderRadius: 4,
    fontSize: 13,
    controlHeight: 28,
    ...(still && AT_ONCE),
    ...COLOURS[mode],
  },
  components: { Menu: menuTokens(color, density === 'compact'), ...textTokens(color, mode) },
});
