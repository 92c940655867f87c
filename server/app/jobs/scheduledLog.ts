import type { Db } from '../../core/database/db.ts';
import { newId } from '../../core/database/newId.ts';
import { formatText, serverText } from '../../core/texts/serverText.ts';

/** Kind of entries of `sys_log` (contract §4.6). */
const SCHEDULED = 3;

interface ScheduledWork {
  readonly tenantId: string;
  readonly name: string;
  readonly message: string;
  /** ms. */
  readonly cost: number;
  /** Which server did it. */
  readonly server: string;
  /** Who asked for it; absent: the schedule. */
  readonly by?: string | undefined;
}

/** Writes down what the server has done by itself. */
export const logScheduled = async (
  db: Db,
  { tenantId, name, message, cost, server, by = 'system' }: ScheduledWork,
): Promise<void> => {
  await db
    .insertInto('sys_log')
    .values({
      id: newId(),
      tenant_id: tenantId,
      log_type: SCHEDULED,
      log_content: formatText(serverText('jobLogged', { job: name, message })),
      username: by,
      realname: by,
      ip: server,
      cost_ms: Math.max(1, Math.round(cost)),
    })
    .execute();
};
