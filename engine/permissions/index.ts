export { buttonState } from './buttonState.ts';
export { isAllowed } from './isAllowed.ts';
export { missingCodes } from './missingCodes.ts';
export { findAction, permissionOf, shareViewCode } from './permissionOf.ts';
export { tableAccess } from './tableAccess.ts';
export type { ButtonState } from './buttonState.ts';
export type { PermissionEntry, PermissionLists } from './isAllowed.ts';
export type { TableAccess, TableButton } from './tableAccess.ts';
