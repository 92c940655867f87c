import type { SentMatrixRow } from '../../../contract/rights/rightsMatrix.ts';
import type { PermissionRow, TitleOf } from './menuNodes.ts';

/** Entries and rights as the rows of a matrix. */
export const matrixRows = (rows: readonly PermissionRow[], titleOf: TitleOf): readonly SentMatrixRow[] =>
  rows.map((row) => ({
    id: row.id,
    parentId: row.parent_id ?? '',
    title: titleOf(row),
    menuType: row.menu_type,
    perms: row.perms ?? '',
    permsType: row.perms_type ?? '1',
    status: row.status ?? '1',
  }));
