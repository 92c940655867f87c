import { COMMENT, rightCode, SHARE_VIEW } from '../compiled/actions.ts';
import type { CompiledAction, CompiledPage } from '../compiled/compiledPage.ts';

/** Finds the page's action: `add`, `edit`, `delete`, or a transition by its id. */
export const findAction = (
  page: CompiledPage,
  kind: CompiledAction['action'],
  id: string = kind,
): CompiledAction | undefined => page.list.actions.find((action) => action.action === kind && action.id === id);

/** Returns the code that a call requires: the action's own, or the default of the page. */
export const permissionOf = (
  page: CompiledPage,
  kind: 'list' | 'add' | 'edit' | 'delete' | 'export' | 'import' | 'print',
): string =>
  (kind === 'list' ? undefined : findAction(page, kind)?.permission) ?? rightCode(page.resource.permission, kind);

/** Returns the code for sharing views of the page's list with roles. */
export const shareViewCode = ({ resource }: Pick<CompiledPage, 'resource'>): string =>
  rightCode(resource.permission, SHARE_VIEW);

/** Returns the code for starting comments on fields of the page's records. */
export const commentCode = ({ resource }: Pick<CompiledPage, 'resource'>): string =>
  rightCode(resource.permission, COMMENT);
