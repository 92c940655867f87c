import { sql } from 'kysely';
import type { SentView, SentViews, SentViewContent, SentViewDraft } from '../../contract/lists/savedViews.ts';
import { shareViewCode, type CompiledPage } from '../../engine/index.ts';
import { businessFailure, forbidden, notFound, problemsRefusal } from '../base/errors.ts';
import type { Db } from '../database/db.ts';
import { newId } from '../database/newId.ts';
import { say } from '../messages/say.ts';
import type { Caller } from '../recordStore/caller.ts';
import { fitView } from './fitView.ts';

/** Of one user on one page, and how many of others are offered there. */
const MAX_OWN = 50;
const MAX_SHARED = 100;
const MAX_ROLES = 500;

type Asked = readonly [CompiledPage, Caller];

interface StoredView {
  readonly id: string;
  readonly user_id: string;
  readonly name: string;
  readonly content: SentViewContent;
  readonly roles: readonly string[];
  readonly owner: string;
  readonly is_default: boolean;
}

const isOwn = ({ user_id: owner }: Pick<StoredView, 'user_id'>, { user }: Caller): boolean => owner === user.id;

const mayChange = (view: Pick<StoredView, 'user_id' | 'roles'>, [page, caller]: Asked): boolean =>
  isOwn(view, caller) || (view.roles.length > 0 && caller.can(shareViewCode(page)));

/** The views that exist for the caller on this page: their own, and those of their roles. */
const readStored = async (db: Db, [page, { user }]: Asked, id?: string): Promise<readonly StoredView[]> => {
  const { rows } = await sql<StoredView>`
    select v.id, v.user_id, v.name, v.content, v.roles, coalesce(nullif(u.realname, ''), u.username) as owner,
      d.view_id is not null as is_default
    from sys_list_view v join sys_user u on u.id = v.user_id
      left join sys_list_view_default d
        on d.view_id = v.id and d.user_id = ${user.id} and d.tenant_id = v.tenant_id and d.page_id = v.page_id
    where v.tenant_id = ${user.tenantId} and v.page_id = ${page.id}
      and (v.user_id = ${user.id} or v.roles && ${[...user.roles]}::text[])
      ${id === undefined ? sql`` : sql`and v.id = ${id}`}
    order by v.user_id = ${user.id} desc, v.name, v.id limit ${MAX_OWN + MAX_SHARED}`.execute(db);
  return rows;
};

const rolesOf = (db: Db, { user }: Caller) =>
  db
    .selectFrom('sys_role')
    .where('tenant_id', '=', user.tenantId)
    .orderBy('role_name')
    .limit(MAX_ROLES)
    .select(['role_code as code', 'role_name as name'])
    .execute();

/** What the menu of a list offers; what a page or a right no longer has is left out of a view and named. */
export const readViews = async (db: Db, asked: Asked): Promise<SentViews> => {
  const [page, caller] = asked;
  const views = (await readStored(db, asked)).map((view): SentView => ({
    id: view.id,
    name: view.name,
    ...fitView(page, view.content, caller.can),
    roles: view.roles,
    owner: isOwn(view, caller) ? '' : view.owner,
    mayChange: mayChange(view, asked),
    isDefault: view.is_default,
  }));
  return { views, roles: caller.can(shareViewCode(page)) ? await rolesOf(db, caller) : [] };
};

const viewAt = async (db: Db, asked: Asked, id: string): Promise<StoredView> => {
  const [view] = await readStored(db, asked, id);
  if (view === undefined) throw notFound(say('viewNotFound'));
  return view;
};

const changeable = async (db: Db, asked: Asked, id: string): Promise<StoredView> => {
  const view = await viewAt(db, asked, id);
  if (!mayChange(view, asked)) throw forbidden(shareViewCode(asked[0]));
  return view;
};

/** Roles may be given by who has the right to share. */
const checkAddedRoles = async (db: Db, [page, caller]: Asked, added: readonly string[]): Promise<void> => {
  if (added.length === 0) return;
  if (!caller.can(shareViewCode(page))) throw forbidden(shareViewCode(page));
  const known = new Set((await rolesOf(db, caller)).map(({ code }) => code));
  const unknown = added.filter((code) => !known.has(code));
  if (unknown.length === 0) return;
  throw problemsRefusal(
    'badView',
    unknown.map((name) => ({ path: '/roles', said: say('viewUnknownRole', { name }) })),
  );
};

const checkContent = ([page, caller]: Asked, content: SentViewContent): void => {
  const { dropped } = fitView(page, content, caller.can);
  if (dropped.length === 0) return;
  throw problemsRefusal(
    'badView',
    dropped.map((name) => ({ path: '/content', said: say('viewUnknown', { name }) })),
  );
};

/** Adds a view, or overwrites one; a name stands once for its owner. */
export const saveView = async (db: Db, asked: Asked, { id, name, content, roles }: SentViewDraft): Promise<void> => {
  const [page, { user }] = asked;
  checkContent(asked, content);
  await db.transaction().execute(async (trx) => {
    const stored = id === undefined ? undefined : await changeable(trx, asked, id);
    const owner = stored?.user_id ?? user.id;
    await sql`select pg_advisory_xact_lock(hashtextextended(${`list views ${owner}`}, 0))`.execute(trx);
    // What was given before stays, also after the right to share has gone.
    const before = new Set(stored?.roles);
    await checkAddedRoles(
      trx,
      asked,
      roles.filter((code) => !before.has(code)),
    );
    const others = await trx
      .selectFrom('sys_list_view')
      .where('tenant_id', '=', user.tenantId)
      .where('page_id', '=', page.id)
      .where('user_id', '=', owner)
      .select(['id', 'name'])
      .execute();
    if (others.some((other) => other.name === name && other.id !== id))
      throw businessFailure(say('viewNameTaken', { name }));
    const kept = { name, content: JSON.stringify(content), roles: [...roles], update_time: new Date() };
    if (stored !== undefined) {
      await trx.updateTable('sys_list_view').set(kept).where('id', '=', stored.id).execute();
      return;
    }
    if (others.length >= MAX_OWN) throw businessFailure(say('tooManyViews', { most: MAX_OWN }));
    const added = { ...kept, id: newId(), tenant_id: user.tenantId, page_id: page.id, user_id: user.id };
    await trx.insertInto('sys_list_view').values(added).execute();
  });
};

export const deleteView = async (db: Db, asked: Asked, id: string): Promise<void> => {
  const view = await changeable(db, asked, id);
  await db.deleteFrom('sys_list_view').where('id', '=', view.id).execute();
};

/** The view that the caller's list of this page opens with; null: as the page has it. */
export const setDefaultView = async (db: Db, asked: Asked, id: string | null): Promise<void> => {
  const [page, { user }] = asked;
  const place = { user_id: user.id, tenant_id: user.tenantId, page_id: page.id };
  if (id === null) {
    await db
      .deleteFrom('sys_list_view_default')
      .where((of) => of.and(place))
      .execute();
    return;
  }
  const view = await viewAt(db, asked, id);
  await db
    .insertInto('sys_list_view_default')
    .values({ ...place, view_id: view.id })
    .onConflict((conflict) => conflict.columns(['user_id', 'tenant_id', 'page_id']).doUpdateSet({ view_id: view.id }))
    .execute();
};
