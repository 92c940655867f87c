/** Where the handle of a slide check stands; `at` is a share of the way, 0 to 1. */
export type Slide =
  | { readonly kind: 'idle' }
  | { readonly kind: 'dragging'; readonly at: number }
  | { readonly kind: 'success' };

export const AT_START: Slide = { kind: 'idle' };

export const slidePlace = (slide: Slide): number =>
  slide.kind === 'dragging' ? slide.at : slide.kind === 'success' ? 1 : 0;

/** The handle moved; at the end of the way the check has passed, and stays so (W4-11). */
export function slideTo(slide: Slide, at: number): Slide {
  if (slide.kind === 'success') return slide;
  return at >= 1 ? { kind: 'success' } : { kind: 'dragging', at: Math.max(0, at) };
}

/** The handle was let go: before the end it goes back to the start. */
export const release = (slide: Slide): Slide => (slide.kind === 'success' ? slide : AT_START);

/** One press of an arrow key. */
const KEY_STEP = 0.1;

const KEYS: Readonly<Record<string, (at: number) => number>> = {
  ArrowRight: (at) => at + KEY_STEP,
  ArrowUp: (at) => at + KEY_STEP,
  ArrowLeft: (at) => at - KEY_STEP,
  ArrowDown: (at) => at - KEY_STEP,
  PageUp: (at) => at + 3 * KEY_STEP,
  PageDown: (at) => at - 3 * KEY_STEP,
  Home: () => 0,
  End: () => 1,
};

/** What a key does to the handle; null: nothing. Sums of tenths end where they should. */
export function pressKey(slide: Slide, key: string): Slide | null {
  const step = KEYS[key];
  return step ? slideTo(slide, Math.round(step(slidePlace(slide)) * 100) / 100) : null;
}
