import { theme } from 'antd';
import type { MappingAlgorithm, ThemeConfig } from 'antd';
import type { SettingValues } from '../../shell/settings/settingValues.ts';
import type { ColorMode } from './useColorMode.ts';
import { legible, primaryColors } from './legible.ts';

/** The side menu is dark in both modes, in the navy of the logo. */
const NAVY = '#0b1e33';

type MenuTokens = NonNullable<NonNullable<ThemeConfig['components']>['Menu']>;

const menuTokens = (color: string, compact: boolean): MenuTokens => ({
  darkItemBg: NAVY,
  darkSubMenuItemBg: '#081728',
  darkPopupBg: NAVY,
  darkItemSelectedBg: primaryColors(color, 'light').surface,
  itemHeight: compact ? 30 : 36,
  itemMarginInline: 6,
  itemMarginBlock: 2,
  collapsedWidth: 56,
});

type Tokens = NonNullable<ThemeConfig['token']>;

const MUTED: Readonly<Record<ColorMode, string>> = { light: '#556272', dark: '#93a0ae' };
/** Frames of page parts; controls use `colorBorder`. */
const FRAME: Readonly<Record<ColorMode, string>> = { light: '#d9dee4', dark: '#39434f' };

const COLOURS: Readonly<Record<ColorMode, Tokens>> = {
  light: {
    colorBgLayout: '#f0f3f7',
    colorTextBase: '#16202c',
    colorTextTertiary: MUTED.light,
    colorTextDescription: MUTED.light,
    colorTextPlaceholder: '#6b7785',
    colorTextQuaternary: '#868f9a',
    colorTextDisabled: 'rgba(22,32,44,0.3)',
    colorBorder: '#8b949f',
  },
  dark: {
    colorBgLayout: '#0d1117',
    colorBgContainer: '#161c24',
    colorBgElevated: '#1e2630',
    colorBorder: '#6e7986',
    colorBorderSecondary: '#28313b',
    colorTextBase: '#e6ebf1',
    colorTextTertiary: MUTED.dark,
    colorTextDescription: MUTED.dark,
    colorTextPlaceholder: '#8592a0',
    colorTextQuaternary: '#74808d',
    colorTextDisabled: 'rgba(230,235,241,0.3)',
  },
};

/** Tighter spacing than antd's; its compact algorithm would shrink text to 12 px and smaller. */
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
  // Smallest height of anything clickable.
  controlHeightSM: 24,
  // Chinese below 12 px is illegible.
  fontSizeSM: 12,
});

/** Densest spacing, to fit more on the screen. */
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
  controlHeightSM: 24,
  controlHeightLG: 32,
  fontSize: 12,
  fontSizeSM: 12,
  lineHeight: 18 / 12,
});

/** Red background of white text. */
const RED = '#d9363e';

/** Colour tokens of parts whose text antd draws in surface colours, and of tags and boxes that are not controls. */
const partTokens = (color: string, mode: ColorMode): NonNullable<ThemeConfig['components']> => {
  const { surface, text } = primaryColors(color, mode);
  const frame = { colorBorder: FRAME[mode] };
  return {
    Tabs: { itemSelectedColor: text, itemHoverColor: text, itemActiveColor: text },
    Pagination: { itemActiveColor: text, itemActiveColorHover: text },
    Descriptions: { labelColor: MUTED[mode] },
    Dropdown: { colorPrimary: text },
    Radio: { colorPrimary: text, colorPrimaryHover: text, buttonSolidCheckedBg: surface },
    Switch: { trackHeight: 24 },
    Rate: { starSize: 24 },
    Badge: { colorError: RED },
    // Like the chips of the pages: no frame, and a background of 14 % of its colour.
    Tag: { lineWidth: 0, defaultBg: `${MUTED[mode]}24` },
    Collapse: frame,
    Transfer: frame,
    Button: {
      defaultHoverColor: text,
      defaultActiveColor: text,
      // In dark mode red is light, so that it is readable as text.
      ...(mode === 'dark' && { dangerColor: '#1b0b0c' }),
    },
  };
};

/** The font of `body` (shell.css): antd's own contains no Chinese font, so antd parts and pages would differ. */
const FONT =
  "-apple-system, BlinkMacSystemFont, 'Segoe UI', 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', Roboto, sans-serif";

/** Transitions without duration. Motion driven by React is disabled by the provider around the shell. */
const AT_ONCE = { motionDurationFast: '0s', motionDurationMid: '0s', motionDurationSlow: '0s' } as const;

interface Look extends Pick<SettingValues, 'color' | 'density'> {
  readonly mode: ColorMode;
  /** Reduced motion is requested by the system: transitions take no time. */
  readonly still: boolean;
}

/** The complete theme as antd tokens: a change applies immediately, without compiling a style sheet (D15). */
export const themeConfig = ({ mode, color, density, still }: Look): ThemeConfig => ({
  hashed: false,
  algorithm: [
    mode === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm,
    density === 'compact' ? compact : dense,
    legible[mode],
  ],
  token: {
    colorPrimary: color,
    colorInfo: color,
    borderRadius: 4,
    fontFamily: FONT,
    fontSize: 13,
    controlHeight: 28,
    ...(still && AT_ONCE),
    ...COLOURS[mode],
  },
  components: { Menu: menuTokens(color, density === 'compact'), ...partTokens(color, mode) },
});
