import { Answer } from '../../core/base/envelope.ts';
import type { RouteDefinition } from '../../core/calls/routeDefinition.ts';
import type { Db } from '../../core/database/db.ts';
import { serverText } from '../../core/texts/serverText.ts';
import { administratorOf } from '../../data/recordStore/administrator.ts';
import { callerOf } from '../../data/recordStore/caller.ts';
import type { Services } from '../../core/services/services.ts';
import { storedUsernames } from '../../identity/sessions/userByName.ts';
import { readDelegation, saveDelegation, type DelegationForm } from './delegation.ts';

const NAME = { type: 'string', minLength: 1, maxLength: 100, pattern: '^[^\\u0000]*$' };
const TIME = { type: ['string', 'null'], maxLength: 19 };

/** The body of the forms for deputies and leavers; both have the same fields. */
export const delegationBody = (...required: readonly string[]) => ({
  body: {
    type: 'object',
    required,
    properties: {
      id: { type: ['string', 'null'], maxLength: 40 },
      userName: NAME,
      agentUserName: NAME,
      startTime: TIME,
      endTime: TIME,
      status: { enum: ['0', '1', 0, 1, null, ''] },
    },
  },
});

/** Returns the form with the account names as stored, so that nobody becomes his own deputy by a different spelling. */
export async function withStoredNames<T extends Pick<DelegationForm, 'userName' | 'agentUserName'>>(
  db: Db,
  form: T,
): Promise<T> {
  const [userName = '', agentUserName = ''] = await storedUsernames(db, [form.userName, form.agentUserName]);
  return { ...form, userName, agentUserName };
}

/** Routes for the deputies of users (decision 0068). */
export function delegationRoutes(services: Services): readonly RouteDefinition[] {
  const { db } = services;
  const right = { permission: 'system:user:agent', scope: 'tenant' } as const;
  return [
    {
      ...right,
      method: 'GET',
      url: '/sys/sysUserAgent/queryByUserName',
      schema: { querystring: { type: 'object', required: ['userName'], properties: { userName: NAME } } },
      handle: async ({ session, query }) => {
        const [name = ''] = await storedUsernames(db, [(query as { readonly userName: string }).userName]);
        return readDelegation(db, callerOf(session), name);
      },
    },
    // Clients send `edit` when they have read a deputy before; a user has at most one.
    ...['add', 'edit'].map((name): RouteDefinition => ({
      ...right,
      method: 'POST',
      url: `/sys/sysUserAgent/${name}`,
      schema: delegationBody('userName', 'agentUserName', 'endTime'),
      handle: async ({ session, body }) => {
        const administrator = await administratorOf(services, callerOf(session));
        await saveDelegation(db, administrator, await withStoredNames(db, body as DelegationForm));
        return new Answer(null, serverText('agentSaved'));
      },
    })),
  ];
}
