type Rgb = readonly [number, number, number];

/** Parses `#RRGGBB`. */
const toRgb = (hex: string): Rgb => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb;

const toHex = (rgb: Rgb): string => `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

const linear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);

/** Relative luminance as defined by WCAG 2. */
const luminance = ([red, green, blue]: Rgb): number =>
  0.2126 * linear(red / 255) + 0.7152 * linear(green / 255) + 0.0722 * linear(blue / 255);

const between = (one: Rgb, other: Rgb): number => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};

/** Contrast ratio of two `#RRGGBB` colours, 1 to 21, as defined by WCAG 2. */
export const contrast = (one: string, other: string): number => between(toRgb(one), toRgb(other));

const mixed = (from: Rgb, to: Rgb, share: number): Rgb =>
  from.map((part, at) => part + ((to[at] ?? 0) - part) * share) as unknown as Rgb;

/** Mixes two `#RRGGBB` colours; `share` of the second, 0 to 1. */
export const mixedColor = (from: string, to: string, share: number): string =>
  toHex(mixed(toRgb(from), toRgb(to), share));

/** Minimum contrast by WCAG 2 AA: text smaller than headings; control borders and focus rings. */
export const ENOUGH = { text: 4.5, border: 3 } as const;
const STEP = 0.02;

interface Movement {
  readonly towards: string;
  /** Backgrounds, with each of which the contrast must suffice. */
  readonly grounds: readonly string[];
  readonly atLeast: number;
}

/** Moves a colour towards another one until the contrast with all backgrounds suffices. All colours as `#RRGGBB`. */
export function movedColor(colour: string, { towards, grounds, atLeast }: Movement): string {
  const from = toRgb(colour);
  const to = toRgb(towards);
  for (let share = 0; share < 1; share += STEP) {
    // Checks the displayed colour, which has integer components.
    const tried = toHex(mixed(from, to, share));
    if (grounds.every((ground) => contrast(tried, ground) >= atLeast)) return tried;
  }
  return towards;
}

export interface Grounds {
  /** Colour of ordinary text. */
  readonly text: string;
  /** All backgrounds of the text. */
  readonly grounds: readonly string[];
}

/**
 * Text colour: moves a colour towards the ordinary text colour until it is readable on its backgrounds. All as
 * `#RRGGBB`.
 */
export const readableColor = (colour: string, { text, grounds }: Grounds): string =>
  movedColor(colour, { towards: text, grounds, atLeast: ENOUGH.text });

/** Background colour for white text that also contrasts with the page. All as `#RRGGBB`. */
export const surfaceColor = (colour: string, page: string): string => {
  const seen = movedColor(colour, { towards: '#ffffff', grounds: [page], atLeast: ENOUGH.border });
  return movedColor(seen, { towards: '#000000', grounds: ['#ffffff'], atLeast: ENOUGH.text });
};
