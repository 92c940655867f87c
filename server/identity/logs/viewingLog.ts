import type { Viewer } from '../../core/calls/session.ts';
import type { Db } from '../../core/database/db.ts';
import { newId } from '../../core/database/newId.ts';
import { formatText, serverText, type ServerText } from '../../core/texts/serverText.ts';
import type { CallFacts } from './callFacts.ts';

const OPERATION = 2;

type Person = Pick<Viewer, 'username' | 'realname'>;

type ViewingEvent =
  | { readonly key: 'viewingBegun'; readonly reason: string }
  | { readonly key: 'viewingEnded' | 'viewingExpired' };

/** Name and account. */
export const personNamed = ({ username, realname }: Person): ServerText =>
  serverText('personNamed', { username, realname });

const textOf = (event: ViewingEvent, who: ServerText): ServerText =>
  event.key === 'viewingBegun' && event.reason !== ''
    ? serverText('viewingBegunFor', { who, reason: event.reason })
    : serverText(event.key, { who });

interface LoggedViewing {
  readonly actor: Person;
  readonly tenantId: string;
  readonly viewed: Person;
  readonly event: ViewingEvent;
  /** Absent: the event happened without a call. */
  readonly call?: CallFacts | undefined;
}

/** Logs that a user started or ended viewing the product as another user. */
export const logViewing = async (
  db: Db,
  { actor: { username, realname }, tenantId, viewed, event, call }: LoggedViewing,
): Promise<void> => {
  await db
    .insertInto('sys_log')
    .values({
      id: newId(),
      tenant_id: tenantId,
      log_type: OPERATION,
      log_content: formatText(textOf(event, personNamed(viewed))),
      username,
      realname,
      ip: '',
      ...call,
    })
    .execute();
};
