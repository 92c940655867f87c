import type { PermissionRow, TitleOf } from '../../data/permissions/menuNodes.ts';
import { permissionRows } from '../../data/permissions/changeRights.ts';
import { isRight, namesOf } from '../../data/permissions/rightsNamed.ts';
import type { Session } from '../../core/calls/session.ts';
import type { Db } from '../../core/database/db.ts';

/** Whom it is asked about, as a call of theirs would find them, and the menu by which it is answered. */
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

/** An entry and those that it stands below, from the top; a menu that turns in a circle ends. */
export function entriesTo({ rows }: Pick<Asked, 'rows'>, id: string): readonly PermissionRow[] {
  const path: PermissionRow[] = [];
  for (let row = rows.get(id); row !== undefined && !path.includes(row); row = rows.get(row.parent_id ?? ''))
    path.unshift(row);
  return path;
}

/** Where an entry or a right stands. */
export const placeIn = (asked: Asked, id: string) => ({
  entryId: id,
  entry: entriesTo(asked, id).map(asked.titleOf),
});

/** The rights of the menu that carry a code. */
export const rightsOfCode = ({ rows }: Asked, code: string): readonly PermissionRow[] =>
  [...rows.values()].filter((row) => isRight(row) && namesOf(row).includes(code));
