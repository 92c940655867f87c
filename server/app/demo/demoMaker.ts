import type { Caller } from '../../data/recordStore/caller.ts';
import type { DemoRecord } from './demoRecord.ts';

/** Returns the author of a demo record as the {@link Caller} that writes it. */
export const makerOf = ({ createBy, orgCode }: Pick<DemoRecord, 'createBy' | 'orgCode'>, tenantId: string): Caller => ({
  user: { id: '', username: createBy, realname: createBy, orgCode, tenantId, departments: [orgCode], roles: [] },
  can: () => true,
});
