/** State of a slide check; `at` is the position of the handle, 0 to 1. */
export type Slide =
  | { readonly kind: 'idle' }
  | { readonly kind: 'dragging'; readonly at: number }
  | { readonly kind: 'success' };

export const AT_START: Slide = { kind: 'idle' };

export const slidePlace = (slide: Slide): number =>
  slide.kind === 'dragging' ? slide.at : slide.kind === 'success' ? 1 : 0;

/** Moves the handle; at the end the check succeeds and stays so (W4-11). */
export function slideTo(slide: Slide, at: number): Slide {
  if (slide.kind === 'success') return slide;
  return at >= 1 ? { kind: 'success' } : { kind: 'dragging', at: Math.max(0, at) };
}

/** Releases the handle: before the end it returns to the start. */
export const release = (slide: Slide): Slide => (slide.kind === 'success' ? slide : AT_START);

/** Step of one arrow key press. */
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

/** Applies a key to the handle; null when the key does nothing. Avoids rounding errors of sums of tenths. */
export function pressKey(slide: Slide, key: string): Slide | null {
  const step = KEYS[key];
  return step ? slideTo(slide, Math.round(step(slidePlace(slide)) * 100) / 100) : null;
}
