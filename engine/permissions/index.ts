export { buttonState } from './buttonState.ts';
export { isAllowed } from './isAllowed.ts';
export { missingCodes } from './missingCodes.ts';
export type { ButtonState } from './buttonState.ts';
export type { PermissionEntry, PermissionLists } from './isAllowed.ts';
