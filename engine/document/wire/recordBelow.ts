import type { CompiledPage } from '../../language/compiled/compiledPage.ts';
import type { ScopeUser } from '../../core/scope.ts';
import type { WireRecord } from '../record/pageDocument.ts';
import { newContent } from './wire.ts';

/** Returns a new tree record with defaults, as a child of the record with that id. */
export const recordBelow = (page: CompiledPage, parentId: string, user: ScopeUser): WireRecord => {
  const { values, rows } = newContent(page, user);
  return {
    ...values,
    ...(page.tree && { [page.tree.parentKey]: parentId }),
    ...Object.fromEntries(page.details.map(({ key, wireName }) => [wireName, rows.get(key) ?? []])),
  };
};
