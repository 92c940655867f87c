import type { Db } from '../../core/database/db.ts';
import { newId } from '../../core/database/newId.ts';
import type { SessionUser } from '../../core/calls/session.ts';
import { formatText, serverText } from '../../core/texts/serverText.ts';
import type { CallFacts } from './callFacts.ts';

const OPERATION = 2;
const EXPORT = 6;

/** Logs who exported which list, and the number of rows. */
export const logExport = async (
  db: Db,
  { tenantId, username, realname }: SessionUser,
  { call, ...of }: { readonly call: CallFacts; readonly title: string; readonly rows: number; readonly format: string },
): Promise<void> => {
  await db
    .insertInto('sys_log')
    .values({
      id: newId(),
      tenant_id: tenantId,
      log_type: OPERATION,
      operate_type: EXPORT,
      log_content: formatText(serverText('exportLogged', of)),
      username,
      realname,
      ...call,
    })
    .execute();
};
