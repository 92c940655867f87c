import { auditChange } from '../../data/audit/auditChange.ts';
import { Answer } from '../../core/base/envelope.ts';
import { businessFailure } from '../../core/base/errors.ts';
import type { RouteDefinition } from '../../core/calls/routeDefinition.ts';
import type { Db } from '../../core/database/db.ts';
import { serverText } from '../../core/texts/serverText.ts';
import { administratorOf, assertNotStronger, type Administrator } from '../../data/recordStore/administrator.ts';
import { callerOf, type Caller } from '../../data/recordStore/caller.ts';
import type { Services } from '../../core/services/services.ts';
import { hasSecondFactor, removeSecondFactors, requiredKey } from '../../identity/sessions/secondFactor.ts';
import { storedUsernames } from '../../identity/sessions/userByName.ts';
import { assertNotOwn, lockUsers, signOutUsers } from './managedUsers.ts';

/**
 * For users who lost it: the next sign-in requires only the password, and users who need a second factor enrol again.
 */
const resetFactor = (db: Db, caller: Administrator, username: string): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const [user] = await lockUsers(trx, caller, { column: 'username', values: [username] });
    if (user === undefined) return;
    assertNotOwn(caller, [user.id]);
    await assertNotStronger(trx, caller, [[user.id]]);
    if (!(await hasSecondFactor(trx, user.id))) throw businessFailure(serverText('totpNone', { name: user.realname }));
    await removeSecondFactors(trx, [user.id]);
    await signOutUsers(trx, [user.id]);
    const [before, after] = [{ secondFactor: true }, { secondFactor: false }];
    await auditChange(trx, caller.user, [
      { table: 'sys_user_account', id: user.id, action: 'secondFactor', before, after },
    ]);
  });

/** Sets whether administrators of the tenant need a second factor. A caller who requires it must have one himself. */
async function setRule(db: Db, { user }: Caller, required: boolean): Promise<void> {
  if (required && !(await hasSecondFactor(db, user.id))) throw businessFailure(serverText('totpOwnFirst'));
  await db.transaction().execute(async (trx) => {
    const key = requiredKey(user.tenantId);
    const stored = await trx.selectFrom('sys_setting').where('key', '=', key).select('value').executeTakeFirst();
    await trx
      .insertInto('sys_setting')
      .values({ key, value: String(required) })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: String(required) }))
      .execute();
    const change = { before: { required: stored?.value === 'true' }, after: { required } };
    await auditChange(trx, user, [{ table: 'sys_setting', id: key, action: 'edit', ...change }]);
  });
}

/** Routes for second factors of other users (decision 0068). */
export function secondFactorOfOthersRoutes(services: Services): readonly RouteDefinition[] {
  const { db } = services;
  const right = { permission: 'system:user:secondFactor', scope: 'tenant' } as const;
  const isOn = async (tenantId: string) => {
    const key = requiredKey(tenantId);
    const row = await db.selectFrom('sys_setting').where('key', '=', key).select('value').executeTakeFirst();
    return { required: row?.value === 'true' };
  };
  return [
    {
      ...right,
      method: 'GET',
      url: '/sys/user/secondFactorRule',
      handle: ({ session }) => isOn(session.user.tenantId),
    },
    {
      ...right,
      method: 'PUT',
      url: '/sys/user/secondFactorRule',
      schema: { body: { type: 'object', required: ['required'], properties: { required: { type: 'boolean' } } } },
      handle: async ({ session, body }) => {
        await setRule(db, callerOf(session), (body as { readonly required: boolean }).required);
        return new Answer(null, serverText('totpRuleSaved'));
      },
    },
    {
      ...right,
      method: 'PUT',
      url: '/sys/user/resetSecondFactor',
      schema: {
        body: {
          type: 'object',
          required: ['username'],
          properties: { username: { type: 'string', minLength: 1, maxLength: 100, pattern: '^[^\\u0000]*$' } },
        },
      },
      handle: async ({ session, body }) => {
        const caller = await administratorOf(services, callerOf(session));
        const [name = ''] = await storedUsernames(db, [(body as { readonly username: string }).username]);
        await resetFactor(db, caller, name);
        return new Answer(null, serverText('totpReset'));
      },
    },
  ];
}
