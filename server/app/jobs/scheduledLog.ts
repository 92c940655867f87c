import type { Db } from '../../core/database/db.ts';
import { newId } from '../../core/database/newId.ts';
import { formatText, serverText } from '../../core/texts/serverText.ts';

/** Log type of scheduled work in `sys_log` (contract §4.6). */
const SCHEDULED = 3;

interface ScheduledWork {
  readonly tenantId: string;
  readonly name: string;
  readonly message: string;
  /** Duration, ms. */
  readonly cost: number;
  /** Name of the server that did the work. */
  readonly server: string;
  /** User who started the run; absent for the schedule. */
  readonly by?: string | undefined;
}

/** Logs work that the server did on schedule. */
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
