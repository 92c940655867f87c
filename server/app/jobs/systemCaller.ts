import type { Caller } from '../../data/recordStore/caller.ts';

/** The server itself, in a tenant: what jobs change, they change as it. */
export const systemCaller = (tenantId: string): Caller => ({
  user: {
    id: '',
    username: 'system',
    realname: 'system',
    orgCode: '',
    tenantId,
    departments: [],
    roles: [],
  },
  can: () => true,
});
