import { theme } from 'antd';
import type { MappingAlgorithm, ThemeConfig } from 'antd';
import type { ThemeMode } from './appearance.ts';

/** S3-8. */
const PRIMARY = '#1890FF';

/** The side menu is dark in both modes, in the navy of the mark. */
const NAVY = '#0b1e33';

const MENU: NonNullable<ThemeConfig['components']>['Menu'] = {
  darkItemBg: NAVY,
  darkSubMenuItemBg: '#081728',
  darkPopupBg: NAVY,
  darkItemSelectedBg: PRIMARY,
  itemHeight: 36,
  itemMarginInline: 6,
  itemMarginBlock: 2,
  collapsedWidth: 56,
};

const SHARED: ThemeConfig['token'] = {
  colorPrimary: PRIMARY,
  colorInfo: PRIMARY,
  borderRadius: 4,
  fontSize: 13,
  controlHeight: 28,
};

const COLOURS: Readonly<Record<ThemeMode, ThemeConfig['token']>> = {
  light: { colorBgLayout: '#f0f3f7', colorTextBase: '#16202c' },
  dark: {
    colorBgLayout: '#0d1117',
    colorBgContainer: '#161c24',
    colorBgElevated: '#1e2630',
    colorBorder: '#39434f',
    colorBorderSecondary: '#28313b',
    colorTextBase: '#e6ebf1',
  },
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
});

export const themeConfig = (mode: ThemeMode): ThemeConfig => ({
  hashed: false,
  algorithm: [mode === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm, dense],
  token: { ...SHARED, ...COLOURS[mode] },
  components: { Menu: MENU },
});
