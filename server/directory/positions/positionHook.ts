import { sql } from 'kysely';
import type { WireRecord } from '../../../engine/index.ts';
import { businessFailure, problemsRefusal } from '../../core/base/errors.ts';
import { serverText } from '../../core/texts/serverText.ts';
import { numbersForClient } from '../../data/recordStore/numbersOnWire.ts';
import type { HookedWriting, RecordHook } from '../../data/recordStore/recordHook.ts';
import { renamePosts, usedPosition } from './positionHolders.ts';

const HIGHEST_LEVEL = 1;

const isBlank = (wire: WireRecord, key: string): boolean => String(wire[key] ?? '').trim() === '';

/** Returns the next code after the highest generated one: `P001`. Concurrent calls wait for each other. */
async function nextCode({ trx, caller }: HookedWriting): Promise<string> {
  const { tenantId } = caller.user;
  await sql`select pg_advisory_xact_lock(hashtext(${`waybill positions ${tenantId}`}))`.execute(trx);
  const { rows } = await sql<{ last: number }>`
    select coalesce(max(substr(code, 2)::int), 0) as last from sys_position
    where tenant_id = ${tenantId} and code ~ '^P[0-9]{1,6}$'`.execute(trx);
  return `P${String((rows[0]?.last ?? 0) + 1).padStart(3, '0')}`;
}

/**
 * The public client knows positions only by name, so codes are generated; in an import the sheet supplies the codes.
 */
async function complete(writing: HookedWriting, wire: WireRecord): Promise<WireRecord> {
  if (!isBlank(wire, 'postLevel') && Number(wire['postLevel']) < HIGHEST_LEVEL)
    throw problemsRefusal('badRecord', [{ path: '/postLevel', said: serverText('positionLevel') }]);
  if (writing.answers !== undefined || !isBlank(wire, 'code')) return wire;
  if (isBlank(wire, 'id')) return { ...wire, code: await nextCode(writing) };
  const { code: _, ...rest } = wire;
  return rest;
}

/** Hook for positions, which users reference in their `post` (contract §4.6). */
export const positionHook: RecordHook = {
  url: '/sys/position',
  ownKeys: new Set(),
  complete,
  tell: numbersForClient('postLevel'),
  onSaved: async ({ trx, caller }, { before, after }) => {
    const codes = [before?.values['code'], after.values['code']].map(String);
    const [was = '', is = ''] = codes;
    if (before !== undefined && was !== is) await renamePosts(trx, caller.user.tenantId, { before: was, after: is });
  },
  onRemove: async ({ trx, caller }, ids) => {
    const used = await usedPosition(trx, caller.user.tenantId, ids);
    if (used !== undefined) throw businessFailure(serverText('positionInUse', { ...used }));
  },
};
