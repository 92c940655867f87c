import { sql } from 'kysely';
import type { SentView, SentViews, SentViewContent, SentViewDraft } from '../../../contract/lists/savedViews.ts';
import { businessFailure, forbidden, notFound, problemsRefusal } from '../../core/base/errors.ts';
import type { Db } from '../../core/database/db.ts';
import { newId } from '../../core/database/newId.ts';
import { serverText } from '../../core/texts/serverText.ts';
import type { Caller } from '../../data/recordStore/caller.ts';
import type { FittedView } from './fitView.ts';

/** Maximum per user and page, and maximum number of other users' views offered there. */
const MAX_OWN = 50;
const MAX_SHARED = 100;
const MAX_ROLES = 500;

/** A place with saved views: the list of a page, or a report. */
export interface ViewedPlace {
  /** Id of the page, or `report:<code>`. */
  readonly id: string;
  /** Right to share views with roles. */
  readonly shareCode: string;
  /** Reduces a view to the parts that are still valid for the caller. */
  readonly fit: (content: SentViewContent) => FittedView;
}

export type AskedViews = readonly [ViewedPlace, Caller];
type Asked = AskedViews;

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

const mayChange = (view: Pick<StoredView, 'user_id' | 'roles'>, [place, caller]: Asked): boolean =>
  isOwn(view, caller) || (view.roles.length > 0 && caller.can(place.shareCode));

/** Views that exist for the caller on this page: the caller's own, and those shared with the caller's roles. */
const readStored = async (db: Db, [place, { user }]: Asked, id?: string): Promise<readonly StoredView[]> => {
  const { rows } = await sql<StoredView>`
    select v.id, v.user_id, v.name, v.content, v.roles, coalesce(nullif(u.realname, ''), u.username) as owner,
      d.view_id is not null as is_default
    from sys_list_view v join sys_user u on u.id = v.user_id
      left join sys_list_view_default d
        on d.view_id = v.id and d.user_id = ${user.id} and d.tenant_id = v.tenant_id and d.page_id = v.page_id
    where v.tenant_id = ${user.tenantId} and v.page_id = ${place.id}
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

/** Views in the menu of a list; parts that are no longer valid are omitted from a view and named. */
export const readViews = async (db: Db, asked: Asked): Promise<Pick<SentViews, 'views' | 'roles'>> => {
  const [place, caller] = asked;
  const views = (await readStored(db, asked)).map((view): SentView => ({
    id: view.id,
    name: view.name,
    ...place.fit(view.content),
    roles: view.roles,
    owner: isOwn(view, caller) ? '' : view.owner,
    mayChange: mayChange(view, asked),
    isDefault: view.is_default,
  }));
  return { views, roles: caller.can(place.shareCode) ? await rolesOf(db, caller) : [] };
};

const viewAt = async (db: Db, asked: Asked, id: string): Promise<StoredView> => {
  const [view] = await readStored(db, asked, id);
  if (view === undefined) throw notFound(serverText('viewNotFound'));
  return view;
};

const changeable = async (db: Db, asked: Asked, id: string): Promise<StoredView> => {
  const view = await viewAt(db, asked, id);
  if (!mayChange(view, asked)) throw forbidden(asked[0].shareCode);
  return view;
};

/** Requires the right to share for adding roles. */
const checkAddedRoles = async (db: Db, [place, caller]: Asked, added: readonly string[]): Promise<void> => {
  if (added.length === 0) return;
  if (!caller.can(place.shareCode)) throw forbidden(place.shareCode);
  const known = new Set((await rolesOf(db, caller)).map(({ code }) => code));
  const unknown = added.filter((code) => !known.has(code));
  if (unknown.length === 0) return;
  throw problemsRefusal(
    'badView',
    unknown.map((name) => ({ path: '/roles', said: serverText('viewUnknownRole', { name }) })),
  );
};

const checkContent = ([place]: Asked, content: SentViewContent): void => {
  const { dropped } = place.fit(content);
  if (dropped.length === 0) return;
  throw problemsRefusal(
    'badView',
    dropped.map((name) => ({ path: '/content', said: serverText('viewUnknown', { name }) })),
  );
};

/** Adds or overwrites a view; names are unique per owner. */
export const saveView = async (db: Db, asked: Asked, { id, name, content, roles }: SentViewDraft): Promise<void> => {
  const [place, { user }] = asked;
  checkContent(asked, content);
  await db.transaction().execute(async (trx) => {
    const stored = id === undefined ? undefined : await changeable(trx, asked, id);
    const owner = stored?.user_id ?? user.id;
    await sql`select pg_advisory_xact_lock(hashtextextended(${`list views ${owner}`}, 0))`.execute(trx);
    // Existing shares remain, even after the owner has lost the right to share.
    const before = new Set(stored?.roles);
    await checkAddedRoles(
      trx,
      asked,
      roles.filter((code) => !before.has(code)),
    );
    const others = await trx
      .selectFrom('sys_list_view')
      .where('tenant_id', '=', user.tenantId)
      .where('page_id', '=', place.id)
      .where('user_id', '=', owner)
      .select(['id', 'name'])
      .execute();
    if (others.some((other) => other.name === name && other.id !== id))
      throw businessFailure(serverText('viewNameTaken', { name }));
    const kept = { name, content: JSON.stringify(content), roles: [...roles], update_time: new Date() };
    if (stored !== undefined) {
      await trx.updateTable('sys_list_view').set(kept).where('id', '=', stored.id).execute();
      return;
    }
    if (others.length >= MAX_OWN) throw businessFailure(serverText('tooManyViews', { most: MAX_OWN }));
    const added = { ...kept, id: newId(), tenant_id: user.tenantId, page_id: place.id, user_id: user.id };
    await trx.insertInto('sys_list_view').values(added).execute();
  });
};

export const deleteView = async (db: Db, asked: Asked, id: string): Promise<void> => {
  const view = await changeable(db, asked, id);
  await db.deleteFrom('sys_list_view').where('id', '=', view.id).execute();
};

/** Sets the default view of the caller's list on this page; null: the page's own default. */
export const setDefaultView = async (db: Db, asked: Asked, id: string | null): Promise<void> => {
  const [place, { user }] = asked;
  const kept = { user_id: user.id, tenant_id: user.tenantId, page_id: place.id };
  if (id === null) {
    await db
      .deleteFrom('sys_list_view_default')
      .where((of) => of.and(kept))
      .execute();
    return;
  }
  const view = await viewAt(db, asked, id);
  await db
    .insertInto('sys_list_view_default')
    .values({ ...kept, view_id: view.id })
    .onConflict((conflict) => conflict.columns(['user_id', 'tenant_id', 'page_id']).doUpdateSet({ view_id: view.id }))
    .execute();
};
