import type { SettingValues } from '../shell/settings/settingValues.ts';

/** `flow`: at the top of the page. `hidden`: scrolled out of view. `fixed`: visible over a scrolled page. */
export type HeaderPlace = 'flow' | 'hidden' | 'fixed';

export interface PageScroll {
  readonly top: number;
  /** Scroll position at the previous event. */
  readonly before: number;
  /** Greatest possible scroll position. */
  readonly range: number;
}

/** Scroll position in pixels up to which an auto-hiding header stays in the flow (S4-16, S9-7). */
const FIXES_AFTER = 100;
const HEADER_HEIGHT = 44;
/** Largest scroll position that counts as the top, pixels. */
const AT_TOP = 8;

type HeaderSettings = Pick<SettingValues, 'fixedHeader' | 'autoHideHeader'>;

/**
 * Returns the header's state for a scroll event. Hiding it makes the page taller by the header's height, so it requires
 * a page long enough to stay scrolled: otherwise it would flicker.
 */
export function headerPlace(was: HeaderPlace, scroll: PageScroll, settings: HeaderSettings): HeaderPlace {
  const { top, before, range } = scroll;
  const staysScrolled = was === 'hidden' || range > FIXES_AFTER + 2 * HEADER_HEIGHT;
  if (settings.autoHideHeader) {
    if (top <= FIXES_AFTER || !staysScrolled) return 'flow';
    if (top === before) return was;
    return top > before ? 'hidden' : 'fixed';
  }
  if (settings.fixedHeader) return 'flow';
  const leaves = was === 'hidden' ? top > AT_TOP : top > HEADER_HEIGHT && staysScrolled;
  return leaves ? 'hidden' : 'flow';
}
