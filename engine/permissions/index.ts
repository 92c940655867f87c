export { isAllowed } from './isAllowed.ts';
export type { PermissionEntry, PermissionLists } from './isAllowed.ts';
