import { sql } from 'kysely';
import { auditChange } from '../../data/audit/auditChange.ts';
import { Answer } from '../../core/base/envelope.ts';
import { notFound } from '../../core/base/errors.ts';
import { languageOf } from '../../core/calls/language.ts';
import type { RouteDefinition } from '../../core/calls/routeDefinition.ts';
import { departmentHook } from '../../directory/departments/departmentHook.ts';
import { serverText } from '../../core/texts/serverText.ts';
import { createWrite } from '../../records/operations/recordCalls.ts';
import { lockTree } from '../../records/operations/treeParents.ts';
import { editRecord } from '../../records/operations/saveRecord.ts';
import type { WriteContext } from '../../records/operations/validateWrite.ts';
import type { Services } from '../../core/services/services.ts';
import { createPageTables } from '../../data/tables/pageTables.ts';

interface Drop {
  readonly dragId: string;
  readonly dropId: string;
  /** Above the other department (-1), into it (0), below it (1). */
  readonly dropPosition: -1 | 0 | 1;
}

const ID = { type: 'string', minLength: 1, maxLength: 64, pattern: '^[^\\u0000]*$' };
const schema = {
  body: {
    type: 'object',
    required: ['dragId', 'dropId', 'dropPosition'],
    properties: {
      dragId: ID,
      dropId: ID,
      dropPosition: { enum: [-1, 0, 1] },
      // The position at which that client draws it; ignored, since `dropId` and `dropPosition` determine the place.
      sort: { type: ['integer', 'null'] },
    },
  },
};

interface Sibling {
  readonly id: string;
  readonly sort_no: number;
}

const siblingsBelow = async ({ trx, caller }: WriteContext, parentId: string): Promise<readonly Sibling[]> =>
  (
    await sql<Sibling>`
      select id, sort_no from sys_depart
      where tenant_id = ${caller.user.tenantId} and del_flag = 0 and coalesce(parent_id, '') = ${parentId}
      order by sort_no, org_code for update`.execute(trx)
  ).rows;

/** Stores the new order of the siblings. The order grants no rights. */
async function reorder(writing: WriteContext, parentId: string, { dragId, dropId, dropPosition }: Drop): Promise<void> {
  const { trx, caller } = writing;
  const siblings = await siblingsBelow(writing, parentId);
  const others = siblings.map(({ id }) => id).filter((id) => id !== dragId);
  const at = dropPosition === 0 ? others.length : others.indexOf(dropId) + (dropPosition === 1 ? 1 : 0);
  const order = [...others.slice(0, at), dragId, ...others.slice(at)];
  await sql`update sys_depart set sort_no = place.no - 1
    from unnest(${order}::text[]) with ordinality as place (id, no)
    where sys_depart.id = place.id and sys_depart.sort_no <> place.no - 1`.execute(trx);
  const before = { order: siblings.map(({ id }) => id) };
  await auditChange(trx, caller.user, [{ table: 'sys_depart_order', id: parentId, before, after: { order } }]);
}

/** Moves a department above, below or into another one, under the rules for editing that department (decision 0062). */
async function drop(writing: WriteContext, wanted: Drop): Promise<Answer> {
  const { trx, caller } = writing;
  await lockTree(writing);
  const target = await trx
    .selectFrom('sys_depart')
    .where('id', '=', wanted.dropId)
    .where('tenant_id', '=', caller.user.tenantId)
    .where('del_flag', '=', 0)
    .select(['id', 'parent_id'])
    .executeTakeFirst();
  if (target === undefined) throw notFound(serverText('noSuchDepartment'));
  const parentId = wanted.dropPosition === 0 ? target.id : (target.parent_id ?? '');
  await editRecord(writing, { body: { id: wanted.dragId, parentId }, reasons: {} });
  if (wanted.dragId !== wanted.dropId) await reorder(writing, parentId, wanted);
  return new Answer(null, serverText('edited'));
}

/** Route for dragging a department in the tree of that client. */
export function dropDepartmentRoute(services: Services): RouteDefinition {
  const { schemas } = services;
  const tables = createPageTables(services.db, () => schemas.pages());
  const write = createWrite(services, { tables, hooks: [departmentHook] });
  return {
    method: 'PUT',
    url: '/sys/sysDepart/updateChangeDepart',
    permission: 'system:depart:edit',
    scope: 'tenant',
    schema,
    handle: (request) => {
      const page = schemas.pageByUrl(departmentHook.url);
      if (page === undefined) throw notFound();
      return write('edit', { request, page: schemas.inLanguage(page, languageOf(request)) }, (writing) =>
        drop(writing, request.body as Drop),
      );
    },
  };
}
