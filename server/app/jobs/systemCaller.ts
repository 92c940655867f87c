import type { Caller } from '../../data/recordStore/caller.ts';

/** The server as a caller in a tenant: the author of changes made by jobs. */
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
