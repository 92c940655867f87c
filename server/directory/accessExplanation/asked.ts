import type { PermissionRow, TitleOf } from '../../data/permissions/menuNodes.ts';
import { permissionRows } from '../../data/permissions/changeRights.ts';
import { isRight, namesOf } from '../../data/permissions/rightsNamed.ts';
import type { Session } from '../../core/calls/session.ts';
import type { Db } from '../../core/database/db.ts';

/**
 * The user in question, with the session that a call of that user would have, and the menu that is used for the answer.
 */
export interface Asked {
  readonly db: Db;
  readonly holder: Session;
  readonly titleOf: TitleOf;
  readonly rows: ReadonlyMap<string, PermissionRow>;
}

export const askedOf = async (db: Db, holder: Session, titleOf: TitleOf): Promise<Asked> => ({
  db,
  holder,
  titleOf,
  rows: new Map((await permissionRows(db)).map((row) => [row.id, row])),
});

/** Returns an entry with its ancestors, from the top; ends on a menu with a cycle. */
export function entriesTo({ rows }: Pick<Asked, 'rows'>, id: string): readonly PermissionRow[] {
  const path: PermissionRow[] = [];
  for (let row = rows.get(id); row !== undefined && !path.includes(row); row = rows.get(row.parent_id ?? ''))
    path.unshift(row);
  return path;
}

/** Returns the place of an entry or a right in the menu. */
export const placeIn = (asked: Asked, id: string) => ({
  entryId: id,
  entry: entriesTo(asked, id).map(asked.titleOf),
});

/** Returns the rights of the menu with a code. */
export const rightsOfCode = ({ rows }: Asked, code: string): readonly PermissionRow[] =>
  [...rows.values()].filter((row) => isRight(row) && namesOf(row).includes(code));
