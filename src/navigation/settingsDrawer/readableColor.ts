type Rgb = readonly [number, number, number];

/** `#RRGGBB`. */
const toRgb = (hex: string): Rgb => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb;

const toHex = (rgb: Rgb): string => `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

const linear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);

/** As WCAG 2 has it. */
const luminance = ([red, green, blue]: Rgb): number =>
  0.2126 * linear(red / 255) + 0.7152 * linear(green / 255) + 0.0722 * linear(blue / 255);

const between = (one: Rgb, other: Rgb): number => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};

/** How well the one is told from the other: 1 to 21, as WCAG 2 has it. Both as `#RRGGBB`. */
export const contrast = (one: string, other: string): number => between(toRgb(one), toRgb(other));

const mixed = (from: Rgb, to: Rgb, share: number): Rgb =>
  from.map((part, at) => part + ((to[at] ?? 0) - part) * share) as unknown as Rgb;

/** Between two colours, both as `#RRGGBB`; `share` of the second, 0 to 1. */
export const mixedColor = (from: string, to: string, share: number): string =>
  toHex(mixed(toRgb(from), toRgb(to), share));

/** By WCAG 2 AA: texts that are smaller than headings; borders of controls and rings of the focus. */
export const ENOUGH = { text: 4.5, border: 3 } as const;
const STEP = 0.02;

interface Movement {
  readonly towards: string;
  /** What it has to be told from, each of them. */
  readonly grounds: readonly string[];
  readonly atLeast: number;
}

/** A colour moved towards another one, no further than it needs to be told from its grounds. All as `#RRGGBB`. */
export function movedColor(colour: string, { towards, grounds, atLeast }: Movement): string {
  const from = toRgb(colour);
  const to = toRgb(towards);
  for (let share = 0; share < 1; share += STEP) {
    // What counts is what is shown: whole numbers.
    const tried = toHex(mixed(from, to, share));
    if (grounds.every((ground) => contrast(tried, ground) >= atLeast)) return tried;
  }
  return towards;
}

export interface Grounds {
  /** Of ordinary text. */
  readonly text: string;
  /** What the text stands on, each of them. */
  readonly grounds: readonly string[];
}

/** A colour as text, moved towards the text's own until it can be read on its grounds. All as `#RRGGBB`. */
export const readableColor = (colour: string, { text, grounds }: Grounds): string =>
  movedColor(colour, { towards: text, grounds, atLeast: ENOUGH.text });

/** A colour as the ground of white text, which is told from the page as well. All as `#RRGGBB`. */
export const surfaceColor = (colour: string, page: string): string => {
  const seen = movedColor(colour, { towards: '#ffffff', grounds: [page], atLeast: ENOUGH.border });
  return movedColor(seen, { towards: '#000000', grounds: ['#ffffff'], atLeast: ENOUGH.text });
};
