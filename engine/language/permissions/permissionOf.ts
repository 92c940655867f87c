import { COMMENT, rightCode, SHARE_VIEW } from '../compiled/actions.ts';
import type { CompiledAction, CompiledPage } from '../compiled/compiledPage.ts';

/** The page's action: `add`, `edit`, `delete`, or a transition by its id. */
export const findAction = (
  page: CompiledPage,
  kind: CompiledAction['action'],
  id: string = kind,
): CompiledAction | undefined => page.list.actions.find((action) => action.action === kind && action.id === id);

/** The code that a call needs: the action's own, or what follows from the page. */
export const permissionOf = (
  page: CompiledPage,
  kind: 'list' | 'add' | 'edit' | 'delete' | 'export' | 'import' | 'print',
): string =>
  (kind === 'list' ? undefined : findAction(page, kind)?.permission) ?? rightCode(page.resource.permission, kind);

/** The code of who may give views of the page's list to roles. */
export const shareViewCode = ({ resource }: Pick<CompiledPage, 'resource'>): string =>
  rightCode(resource.permission, SHARE_VIEW);

/** The code of who may begin comments on fields of the page's records. */
export const commentCode = ({ resource }: Pick<CompiledPage, 'resource'>): string =>
  rightCode(resource.permission, COMMENT);
