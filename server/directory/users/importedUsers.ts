import { isBlank, type WireRecord } from '../../../engine/index.ts';
import { badRequest } from '../../core/base/errors.ts';
import { usernameKey } from '../../core/base/usernameKey.ts';
import { idsOf } from '../../core/base/idsOf.ts';
import { serverText } from '../../core/texts/serverText.ts';
import { rolesById } from '../../data/permissions/callerRights.ts';
import { assertWithin } from '../../data/permissions/withinRights.ts';
import { asAdministrator } from '../../data/recordStore/administrator.ts';
import type { HookedWriting } from '../../data/recordStore/recordHook.ts';

const NAMES = ['username', 'phone', 'email'] as const;

/** Names seen in earlier rows, per import while it is checked. */
const saidBefore = new WeakMap<object, Set<string>>();

/**
 * Checks in a row of an import what is otherwise refused only when a user is stored: a name that an earlier row has,
 * and roles that the caller may not grant. This way each problem is reported with its row.
 */
export async function checkImported({ trx, caller, answers }: HookedWriting, wire: WireRecord): Promise<void> {
  if (answers === undefined) return;
  const said = saidBefore.get(answers) ?? new Set();
  saidBefore.set(answers, said);
  for (const key of NAMES) {
    const value = wire[key];
    if (typeof value !== 'string' || isBlank(value)) continue;
    const name = `${key} ${usernameKey(value)}`;
    if (said.has(name)) throw badRequest(serverText('userTwice'), [{ path: `/${key}`, said: serverText('userTwice') }]);
    said.add(name);
  }
  const { selectedroles: roles } = wire;
  if (typeof roles === 'string') await assertWithin(trx, asAdministrator(caller).held, rolesById(idsOf(roles)));
}
