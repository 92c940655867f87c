import { guardsOf, isAllowed } from './isAllowed.ts';
import type { PermissionLists } from './isAllowed.ts';

/** `disabled`: visible but not usable. */
export type ButtonState = 'shown' | 'disabled' | 'hidden';

/**
 * Returns the state of a button without its right: a guard of type 2 disables it, one of type 1 (or none) hides it
 * (D4).
 */
export const buttonState = (code: string, lists: PermissionLists): ButtonState => {
  if (isAllowed(code, lists)) return 'shown';
  return guardsOf(code, lists).every(({ type }) => type === '2') ? 'disabled' : 'hidden';
};
