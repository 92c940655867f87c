import { guardsOf, isAllowed } from './isAllowed.ts';
import type { PermissionLists } from './isAllowed.ts';

/** `disabled`: seen but not usable. */
export type ButtonState = 'shown' | 'disabled' | 'hidden';

/** What a missing right does to a button: its guard of type 2 disables, one of type 1 (or none) hides it (D4). */
export const buttonState = (code: string, lists: PermissionLists): ButtonState => {
  if (isAllowed(code, lists)) return 'shown';
  return guardsOf(code, lists).every(({ type }) => type === '2') ? 'disabled' : 'hidden';
};
