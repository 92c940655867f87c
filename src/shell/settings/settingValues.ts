/** S3-7: the user's settings of the shell's appearance; all but `device` are stored. */
export interface SettingValues {
  /** The side menu shows titles, in wide windows. */
  readonly sidebarOpened: boolean;
  /** Theme of the navigation. */
  readonly theme: 'dark' | 'light';
  readonly layout: 'sidemenu' | 'topmenu';
  /** `fixed`: pages are at most 1200 px wide; applies with the top menu. */
  readonly contentWidth: 'fixed' | 'fluid';
  readonly fixedHeader: boolean;
  readonly fixSiderbar: boolean;
  readonly autoHideHeader: boolean;
  /** Primary colour, `#RRGGBB`. */
  readonly color: string;
  readonly weak: boolean;
  readonly multipage: boolean;
  /** Theme of the pages. `system`: as set in the operating system. */
  readonly mode: 'light' | 'dark' | 'system';
  readonly density: 'comfortable' | 'compact';
  /** Enter in a form field moves to the next one (D53). */
  readonly enterGoesOn: boolean;
}

export type SettingKey = keyof SettingValues;

/** The selectable primary colours (S2.8-5). */
export const PRIMARY_COLORS = [
  '#F5222D',
  '#FA541C',
  '#FAAD14',
  '#13C2C2',
  '#52C41A',
  '#1890FF',
  '#2F54EB',
  '#722ED1',
] as const;

/** Default settings (S3-8, S9-8). */
export const DEFAULT_SETTINGS: SettingValues = {
  sidebarOpened: true,
  theme: 'dark',
  layout: 'sidemenu',
  contentWidth: 'fixed',
  fixedHeader: false,
  fixSiderbar: false,
  autoHideHeader: false,
  color: '#1890FF',
  weak: false,
  multipage: true,
  mode: 'light',
  density: 'comfortable',
  enterGoesOn: true,
};

export const SETTING_KEYS = Object.keys(DEFAULT_SETTINGS) as readonly SettingKey[];

const oneOf =
  (...choices: readonly string[]) =>
  (value: unknown): boolean =>
    typeof value === 'string' && choices.includes(value);

const isBoolean = (value: unknown): boolean => typeof value === 'boolean';

const FITS: Readonly<Record<SettingKey, (value: unknown) => boolean>> = {
  sidebarOpened: isBoolean,
  theme: oneOf('dark', 'light'),
  layout: oneOf('sidemenu', 'topmenu'),
  contentWidth: oneOf('fixed', 'fluid'),
  fixedHeader: isBoolean,
  fixSiderbar: isBoolean,
  autoHideHeader: isBoolean,
  color: (value) => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value),
  weak: isBoolean,
  multipage: isBoolean,
  mode: oneOf('light', 'dark', 'system'),
  density: oneOf('comfortable', 'compact'),
  enterGoesOn: isBoolean,
};

/** Reads stored values; a missing or invalid one gets its default. */
export const readSettings = (valueOf: (key: SettingKey) => unknown): SettingValues =>
  Object.fromEntries(
    SETTING_KEYS.map((key) => {
      const value = valueOf(key);
      return [key, FITS[key](value) ? value : DEFAULT_SETTINGS[key]];
    }),
    // Every value was checked against those of its key.
  ) as unknown as SettingValues;
