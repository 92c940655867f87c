import type { SettingValues } from '../shell/settings/settingValues.ts';

/** `flow`: at the top of the page. `hidden`: scrolled out of sight. `fixed`: stays in sight over a page scrolled down. */
export type HeaderPlace = 'flow' | 'hidden' | 'fixed';

export interface PageScroll {
  readonly top: number;
  /** Where it was at the event before. */
  readonly before: number;
  /** How far the page can be scrolled at all. */
  readonly range: number;
}

/** S4-16, S9-7. */
const FIXES_AFTER = 100;
const HEADER_HEIGHT = 44;
/** Back at the top, with some tolerance. */
const AT_TOP = 8;

type HeaderSettings = Pick<SettingValues, 'fixedHeader' | 'autoHideHeader'>;

/**
 * Where the header goes as a page is scrolled. Hiding gives the page the header's height, so it waits for a page that
 * is long enough to stay scrolled by that: otherwise it would flicker.
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
