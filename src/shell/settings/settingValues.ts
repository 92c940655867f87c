/** S3-7: what staff set for the look of the shell; all but `device` are kept. */
export interface SettingValues {
  /** The side menu shows names, on wide windows. */
  readonly sidebarOpened: boolean;
  /** Of the navigation. */
  readonly theme: 'dark' | 'light';
  readonly layout: 'sidemenu' | 'topmenu';
  /** `fixed`: pages are at most 1200 px wide; holds under the top menu. */
  readonly contentWidth: 'fixed' | 'fluid';
  readonly fixedHeader: boolean;
  readonly fixSiderbar: boolean;
  readonly autoHideHeader: boolean;
  /** The primary colour, as `#RRGGBB`. */
  readonly color: string;
  readonly weak: boolean;
  readonly multipage: boolean;
  /** Of the pages. `system`: as the machine is set. */
  readonly mode: 'light' | 'dark' | 'system';
  readonly density: 'comfortable' | 'compact';
  /** Enter in a field of a form goes on to the next one (D53). */
  readonly enterGoesOn: boolean;
}

export type SettingKey = keyof SettingValues;

/** S2.8-5. */
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

/** S3-8, S9-8. */
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

/** What was kept; a value that is missing or unusable is the default. */
export const readSettings = (valueOf: (key: SettingKey) => unknown): SettingValues =>
  Object.fromEntries(
    SETTING_KEYS.map((key) => {
      const value = valueOf(key);
      return [key, FITS[key](value) ? value : DEFAULT_SETTINGS[key]];
    }),
    // Every key was checked against its own values.
  ) as unknown as SettingValues;
