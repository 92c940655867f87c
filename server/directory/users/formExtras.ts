import { auditChange } from '../../data/audit/auditChange.ts';
import { problemsRefusal } from '../../core/base/errors.ts';
import { idsOf } from '../../core/base/idsOf.ts';
import { serverText, type ServerText } from '../../core/texts/serverText.ts';
import type { HookedSave, HookedWriting, SentBody } from '../../data/recordStore/recordHook.ts';

/** Fields of the public client's user form that our page has no columns for. */
export const FORM_EXTRAS: ReadonlySet<string> = new Set([
  'mainDepPostId',
  'otherDepPostId',
  'izHideContact',
  'sort',
  'positionType',
]);

const LONGEST = 4000;
const POST_CATEGORY = '3';

interface Extras {
  readonly main_dep_post_id: string | null;
  readonly other_dep_post_id: string | null;
  readonly iz_hide_contact: string | null;
  readonly sort_no: number | null;
  readonly position_type: string | null;
}

const NONE: Extras = {
  main_dep_post_id: null,
  other_dep_post_id: null,
  iz_hide_contact: null,
  sort_no: null,
  position_type: null,
};

const refusal = (key: string, said: ServerText): Error => problemsRefusal('badRecord', [{ path: `/${key}`, said }]);

/** Returns the text of a property, blank for an empty value; undefined: it is absent and stays unchanged. */
function saidOf(body: SentBody, key: string): string | undefined {
  const value = body[key];
  if (value === undefined) return undefined;
  const text = Array.isArray(value) ? value.join(',') : String(value ?? '').trim();
  if (text.length > LONGEST || text.includes('\0'))
    throw refusal(key, serverText('longParameter', { name: key, most: LONGEST }));
  return text;
}

/** Returns the text if it matches, null when it is blank. */
const matching = (
  { key, text }: { readonly key: string; readonly text: string },
  pattern: RegExp,
  said: ServerText,
): string | null => {
  if (text !== '' && !pattern.test(text)) throw refusal(key, said);
  return text === '' ? null : text;
};

/** Returns the properties in the body, in their stored form. */
function extrasIn(body: SentBody): Partial<Extras> {
  const read = <T>(key: string, of: (text: string) => T): T | undefined => {
    const text = saidOf(body, key);
    return text === undefined ? undefined : of(text);
  };
  const ids = (text: string) => idsOf(text).join(',') || null;
  const wanted = {
    main_dep_post_id: read('mainDepPostId', ids),
    other_dep_post_id: read('otherDepPostId', ids),
    iz_hide_contact: read('izHideContact', (text) =>
      text === '0' ? null : matching({ key: 'izHideContact', text }, /^1$/, serverText('noneOf', { allowed: '0, 1' })),
    ),
    sort_no: read('sort', (text) => {
      const digits = matching({ key: 'sort', text }, /^\d{1,5}$/, serverText('userOrder'));
      return digits === null ? null : Number(digits);
    }),
    position_type: read('positionType', (text) =>
      matching({ key: 'positionType', text }, /^[\w,-]{1,200}$/, serverText('userPositionType')),
    ),
  };
  return Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined));
}

const postsIn = (extras: Partial<Extras>): readonly string[] =>
  idsOf([extras.main_dep_post_id, extras.other_dep_post_id].map((ids) => ids ?? '').join(','));

/** Checks that the posts belong to the caller's tenant; posts that the user already holds may stay. */
async function checkPosts(
  { trx, caller }: HookedWriting,
  { before, wanted }: { readonly before: Extras; readonly wanted: Partial<Extras> },
) {
  const held = new Set(postsIn(before));
  if (idsOf(wanted.main_dep_post_id ?? '').length > 1) throw refusal('mainDepPostId', serverText('oneMainPost'));
  const added = postsIn(wanted).filter((id) => !held.has(id));
  const found = await trx
    .selectFrom('sys_depart')
    .where('id', 'in', [...added, ''])
    .where('tenant_id', '=', caller.user.tenantId)
    .where('org_category', '=', POST_CATEGORY)
    .where('del_flag', '=', 0)
    .select('id')
    .execute();
  if (found.length === added.length) return;
  const known = new Set(found.map(({ id }) => id));
  const isMain = !known.has(wanted.main_dep_post_id ?? '') && added.includes(wanted.main_dep_post_id ?? '');
  throw refusal(isMain ? 'mainDepPostId' : 'otherDepPostId', serverText('noSuchUserPost'));
}

/** Stores posts and other values that the public client sends for a user. They grant no rights (decision 0110). */
export async function setFormExtras(writing: HookedWriting, { id, body }: HookedSave): Promise<void> {
  const { trx, caller } = writing;
  const wanted = extrasIn(body);
  if (Object.keys(wanted).length === 0) return;
  const stored = await trx
    .selectFrom('sys_user')
    .where('id', '=', id)
    .select(['main_dep_post_id', 'other_dep_post_id', 'iz_hide_contact', 'sort_no', 'position_type'])
    .executeTakeFirst();
  const before = stored ?? NONE;
  await checkPosts(writing, { before, wanted });
  await trx.updateTable('sys_user').set(wanted).where('id', '=', id).execute();
  const change = { before: { ...before }, after: { ...before, ...wanted } };
  await auditChange(trx, caller.user, [{ table: 'sys_user_extras', id, action: 'edit', ...change }]);
}
