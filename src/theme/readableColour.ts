type Rgb = readonly [number, number, number];

/** `#RRGGBB`. */
const toRgb = (hex: string): Rgb => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb;

const toHex = (rgb: Rgb): string => `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

const linear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);

/** As WCAG 2 has it. */
const luminance = ([red, green, blue]: Rgb): number =>
  0.2126 * linear(red / 255) + 0.7152 * linear(green / 255) + 0.0722 * linear(blue / 255);

const contrast = (one: Rgb, other: Rgb): number => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};

const mixed = (from: Rgb, to: Rgb, share: number): Rgb =>
  from.map((part, at) => part + ((to[at] ?? 0) - part) * share) as unknown as Rgb;

/** For texts that are smaller than headings, by WCAG 2 AA. */
const ENOUGH = 4.5;
const STEP = 0.05;

export interface Grounds {
  /** Of ordinary text. */
  readonly text: string;
  /** What the text stands on. */
  readonly ground: string;
}

/** A colour as text, moved towards the text's own until it can be read on its ground. All as `#RRGGBB`. */
export function readableColour(colour: string, { text, ground }: Grounds): string {
  const from = toRgb(colour);
  const to = toRgb(text);
  const on = toRgb(ground);
  for (let share = 0; share < 1; share += STEP) {
    const tried = mixed(from, to, share);
    if (contrast(tried, on) >= ENOUGH) return toHex(tried);
  }
  return text;
}
