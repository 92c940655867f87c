import { readFileSync } from 'node:fs';
import { theme } from 'antd';
import { describe, expect, it } from 'vitest';
import { contrast } from '../../../../src/navigation/settingsDrawer/readableColor.ts';
import { PRIMARY_COLORS } from '../../../../src/shell/settings/settingValues.ts';
import { primaryColors } from '../../../../src/navigation/settingsDrawer/legible.ts';
import { themeConfig } from '../../../../src/navigation/settingsDrawer/themeConfig.ts';

/** Minimum contrast of readable text and of distinguishable borders (D80, WCAG 2.1). */
const [TEXT_CONTRAST, BORDER_CONTRAST] = [4.5, 3];

type Colours = Readonly<Record<string, string>>;

const MODES = ['light', 'dark'] as const;

/** Returns `#RGB`, `#RRGGBB`, `rgb()` and `rgba()` colours, laid over the colour below, as `#RRGGBB`. */
const shown = (colour: string, below: string): string => {
  const hex = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(colour);
  if (hex !== null)
    return shown(
      `#${hex
        .slice(1)
        .map((digit) => digit + digit)
        .join('')}`,
      below,
    );
  if (/^#[0-9a-f]{6}$/i.test(colour)) return colour;
  const [red = 0, green = 0, blue = 0, share = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  const under = [1, 3, 5].map((at) => Number.parseInt(below.slice(at, at + 2), 16));
  const parts = [red, green, blue].map((part, at) => Math.round(part * share + (under[at] ?? 0) * (1 - share)));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
};

interface Pair {
  readonly name: string;
  readonly on: string;
  readonly colour: string;
  readonly atLeast: number;
}

const GROUNDS = ['colorBgLayout', 'colorBgContainer', 'colorBgElevated'] as const;
const STATES = ['Success', 'Warning', 'Error', 'Info'] as const;
const TAGS = ['red', 'volcano', 'orange', 'gold', 'yellow', 'lime', 'green', 'cyan', 'blue', 'purple'] as const;
const TEXTS = ['', 'Secondary', 'Tertiary', 'Heading', 'Description', 'Label'].map((use) => `colorText${use}`);
const LINKS = ['colorLink', 'colorLinkHover', 'colorLinkActive', 'colorPrimaryText', 'colorPrimaryTextHover'];
const SURFACES = ['colorPrimary', 'colorPrimaryHover', 'colorPrimaryActive', 'colorBgSpotlight'];
/** Borders of controls at rest, on hover, with focus and with a fault; they show where the focus is. */
const BORDERS = [
  'colorBorder',
  'colorPrimary',
  'colorPrimaryHover',
  'colorPrimaryBorder',
  'colorError',
  'colorWarning',
];

/** Returns foreground and background pairs in antd's controls as this theme renders them. */
function pairsOf(color: string, mode: (typeof MODES)[number]): readonly Pair[] {
  const config = themeConfig({ color, mode, density: 'comfortable', still: false });
  const token = theme.getDesignToken(config) as unknown as Colours;
  const part = (name: string): Colours => (config.components as Record<string, Colours | undefined>)[name] ?? {};
  const at = (name: string): string => token[name] ?? '';
  const container = at('colorBgContainer');
  const pair = (name: string, [colour, ground]: readonly [string, string], atLeast: number = TEXT_CONTRAST): Pair => {
    const on = shown(ground, container);
    return { name, on, colour: shown(colour, on), atLeast };
  };
  const onGrounds = (names: readonly string[], atLeast: number, grounds: readonly string[] = GROUNDS) =>
    names.flatMap((name) => grounds.map((on) => pair(`${name} on ${on}`, [at(name), at(on)], atLeast)));
  const CLOSE = ['colorBgContainer', 'colorBgElevated'];
  const chosen = ['controlItemBgHover', 'controlItemBgActive', 'controlItemBgActiveHover', 'colorFillAlter'];
  const states = STATES.map((state) => `color${state}`);
  const button = part('Button');
  const menu = part('Menu');
  return [
    ...onGrounds([...TEXTS, ...LINKS, ...states, ...states.map((state) => `${state}Text`)], TEXT_CONTRAST),
    ...onGrounds(['colorTextPlaceholder'], TEXT_CONTRAST, CLOSE),
    ...onGrounds(['colorText', 'colorPrimaryText'], TEXT_CONTRAST, chosen),
    ...states.map((state) => pair(`${state} in its box`, [at(state), at(`${state}Bg`)])),
    ...TAGS.map((tag) => pair(`tag ${tag}`, [at(`${tag}7`), at(`${tag}1`)])),
    ...SURFACES.map((name) => pair(`white on ${name}`, [at('colorTextLightSolid'), at(name)])),
    pair('number in a badge', ['#ffffff', part('Badge')['colorError'] ?? '']),
    ...['', 'Hover', 'Active'].map((use) =>
      pair(`button that deletes ${use}`, [button['dangerColor'] ?? '#ffffff', at(`colorError${use}`)]),
    ),
    pair('menu', ['#ffffff', menu['darkItemSelectedBg'] ?? '']),
    pair('menu at rest', [at('colorTextLightSolid'), menu['darkItemBg'] ?? '']),
    ...[
      'Tabs.itemSelectedColor',
      'Pagination.itemActiveColor',
      'Button.defaultHoverColor',
      'Radio.colorPrimary',
    ].flatMap((path) => {
      const [name = '', key = ''] = path.split('.');
      return GROUNDS.map((on) => pair(`${path} on ${on}`, [part(name)[key] ?? '', at(on)]));
    }),
    pair('Dropdown.colorPrimary', [part('Dropdown')['colorPrimary'] ?? '', at('controlItemBgActive')]),
    ...onGrounds(BORDERS, BORDER_CONTRAST, CLOSE),
    ...onGrounds(['colorPrimaryBorder', 'colorPrimary'], BORDER_CONTRAST, ['colorBgLayout']),
    ...onGrounds(['colorTextQuaternary'], BORDER_CONTRAST, CLOSE),
  ];
}

describe('contrast of 4.5 : 1 for texts, 3 : 1 for controls, also in antd [S2.8-5]', () => {
  it.each(MODES.flatMap((mode) => PRIMARY_COLORS.map((color) => ({ mode, color }))))(
    '$color in $mode',
    ({ mode, color }) => {
      const faint = pairsOf(color, mode)
        .map(({ name, colour, on, atLeast }) => ({ name, colour, on, is: contrast(colour, on), atLeast }))
        .filter(({ is, atLeast }) => !(is >= atLeast));
      expect(faint).toEqual([]);
    },
  );
});

/** Returns the custom properties of a rule in the shell's style sheet. */
const variablesOf = (rule: string): Colours => {
  const sheet = readFileSync(new URL('../../../../src/navigation/settingsDrawer/shell.css', import.meta.url), 'utf8');
  const body = sheet.slice(sheet.indexOf(`${rule} {`)).split('}')[0] ?? '';
  return Object.fromEntries(
    [...body.matchAll(/--shell-(\w+): (#\w{6})/g)].map(([, name = '', value = '']) => [name, value]),
  );
};

it.each(MODES)('the shell texts are readable in %s, on all surfaces and on hover [S2.8-5]', (mode) => {
  const own = { ...variablesOf(':root'), ...(mode === 'dark' && variablesOf(":root[data-theme='dark']")) };
  const texts = ['text', 'muted', 'dirty', 'success', 'alert'].map((name) => own[name] ?? '');
  const primary = PRIMARY_COLORS.map((color) => primaryColors(color, mode).text);
  const faint = [...texts, ...primary].flatMap((text) =>
    ['bg', 'surface', 'hover']
      .filter((ground) => !(contrast(text, own[ground] ?? '') >= TEXT_CONTRAST))
      .map((ground) => `${text} on ${ground} ${own[ground]}: ${contrast(text, own[ground] ?? '')}`),
  );
  expect(faint).toEqual([]);
});
