import { sql } from 'kysely';
import { problemsRefusal } from '../../core/base/errors.ts';
import { serverText, type ServerText } from '../../core/texts/serverText.ts';
import type { HookedSave, HookedWriting } from '../../data/recordStore/recordHook.ts';

const textIn = (of: HookedSave['after'] | undefined, key: string): string => String(of?.values[key] ?? '');

const refusalAt = (path: string, said: ServerText): Error => problemsRefusal('badRecord', [{ path, said }]);

/** Returns the ids of a post and its ancestors, the nearest first. */
async function postsFrom({ trx, caller }: HookedWriting, id: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive up as (
      select id, dep_post_parent_id, 1 as step from sys_depart
      where id = ${id} and tenant_id = ${caller.user.tenantId} and del_flag = 0 and org_category = '3'
      union all
      select post.id, post.dep_post_parent_id, up.step + 1 from sys_depart post join up on post.id = up.dep_post_parent_id
      where post.tenant_id = ${caller.user.tenantId} and up.step < 100
    ) select id from up order by step`.execute(trx);
  return rows.map((row) => row.id);
}

/** Checks that position and parent post belong to the tenant, and that no post is below itself. */
export async function checkPost(writing: HookedWriting, { id, before, after }: HookedSave): Promise<void> {
  const [positionId, above] = [textIn(after, 'positionId'), textIn(after, 'depPostParentId')];
  if (positionId !== '' && positionId !== textIn(before, 'positionId')) {
    const found = await writing.trx
      .selectFrom('sys_position')
      .where('id', '=', positionId)
      .where('tenant_id', '=', writing.caller.user.tenantId)
      .select('id')
      .executeTakeFirst();
    if (found === undefined) throw refusalAt('/positionId', serverText('noSuchPosition'));
  }
  if (above === '' || above === textIn(before, 'depPostParentId')) return;
  const posts = await postsFrom(writing, above);
  if (posts.length === 0) throw refusalAt('/depPostParentId', serverText('noSuchPost'));
  if (posts.includes(id)) throw refusalAt('/depPostParentId', serverText('postUnderItself'));
}
