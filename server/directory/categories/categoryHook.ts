import { sql } from 'kysely';
import type { WireRecord } from '../../../engine/index.ts';
import { businessFailure, problemsRefusal } from '../../core/base/errors.ts';
import { codeAbove, isLevelCode, nextLevelCode } from '../../core/base/levelCodes.ts';
import { serverText, type ServerText } from '../../core/texts/serverText.ts';
import type { HookedSave, HookedWriting, RecordHook } from '../../data/recordStore/recordHook.ts';
import { isTop } from '../../data/recordStore/treeSql.ts';
import { lockTree } from '../../records/operations/treeParents.ts';
import { idOfCategory } from './categoryTree.ts';

const TOP = '0';

const refusal = (said: ServerText): Error => problemsRefusal('badRecord', [{ path: '/code', said }]);

const textIn = (wire: WireRecord, key: string): string => {
  const value = Object.hasOwn(wire, key) ? wire[key] : undefined;
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
};

const ofWriting = ({ trx, caller }: HookedWriting) => ({ db: trx, tenantId: caller.user.tenantId });

/** Returns the code of a category; undefined: there is no such category in the tenant. */
export const codeOfCategory = async (
  { db, tenantId }: ReturnType<typeof ofWriting>,
  id: string,
): Promise<string | undefined> =>
  (
    await db
      .selectFrom('sys_category')
      .select('code')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .executeTakeFirst()
  )?.code;

/** Returns the next code below `above`; blank: at the top. */
async function nextCode(writing: HookedWriting, above: string): Promise<string> {
  await lockTree(writing);
  const { trx, caller } = writing;
  const { rows } = await sql<{ code: string }>`
    select code from sys_category where tenant_id = ${caller.user.tenantId} and starts_with(code, ${above})
      and length(code) = ${above.length + 3}`.execute(trx);
  const pending = writing.pending?.codes() ?? [];
  const code = nextLevelCode(above, [...rows.map((row) => row.code), ...pending]);
  if (code === undefined) throw businessFailure(serverText('levelCodesFull', { above }));
  return code;
}

/** Sets parent and code of a new category, deriving each from the other. */
async function placeNew(writing: HookedWriting, wire: WireRecord): Promise<WireRecord> {
  const [given, parentId] = [textIn(wire, 'code'), textIn(wire, 'pid')];
  const above = isTop(parentId)
    ? undefined
    : (writing.pending?.codeOf(parentId) ?? (await codeOfCategory(ofWriting(writing), parentId)));
  // The tree refuses an unknown parent.
  if (!isTop(parentId) && above === undefined) return wire;
  const code = given === '' ? await nextCode(writing, above ?? '') : given;
  const tail = code.slice((above ?? '').length);
  if (above !== undefined && !(code.startsWith(above) && isLevelCode(tail) && codeAbove(tail) === ''))
    throw refusal(serverText('categoryCodePlace', { above }));
  if (!isLevelCode(tail)) throw refusal(serverText('levelCodeForm', { code }));
  if (above !== undefined) return { ...wire, code };
  const higher = codeAbove(code);
  if (higher === '') return { ...wire, code, pid: TOP };
  const found = await idOfCategory(ofWriting(writing), higher);
  if (found === undefined) throw refusal(serverText('levelCodeNoAbove', { code, above: higher }));
  return { ...wire, code, pid: found };
}

async function complete(writing: HookedWriting, wire: WireRecord): Promise<WireRecord> {
  const id = textIn(wire, 'id');
  const stored = id === '' ? undefined : await codeOfCategory(ofWriting(writing), id);
  if (stored === undefined) return placeNew(writing, wire);
  return { ...wire, code: stored, ...(Object.hasOwn(wire, 'pid') && { pid: textIn(wire, 'pid') || TOP }) };
}

/** Hook for categories and their codes (contract §3.1, decision 0062). */
export const categoryHook: RecordHook = {
  url: '/sys/category',
  ownKeys: new Set(),
  codeKey: 'code',
  complete,
  onSaved: async (_, { before, after }) => {
    if (before === undefined) return;
    const place = ({ values }: Pick<HookedSave['after'], 'values'>) =>
      isTop(values['pid']) ? TOP : String(values['pid']);
    if (place(before) !== place(after)) throw businessFailure(serverText('categoryFixed'));
  },
};
