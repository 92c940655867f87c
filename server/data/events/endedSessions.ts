import type { Db } from '../../core/database/db.ts';
import { publishEvent, type LiveEvent, type LiveOutbox } from './outbox.ts';

const TOPIC = 'endedSessions';

interface EndedSession {
  readonly token_hash: string;
}

/** Tells all servers that sessions are over, so that their sockets end with them; in a transaction, once it is committed. */
export async function notifyEndedSessions(db: Db, sessions: readonly EndedSession[]): Promise<void> {
  if (sessions.length === 0) return;
  const body = sessions.map(({ token_hash }) => token_hash);
  await publishEvent(db, { topic: TOPIC, tenantId: '', body });
}

// Nothing else is published on this topic.
const hashesIn = ({ body }: LiveEvent): readonly string[] => body as readonly string[];

/** Told the hashes of tokens whose sessions are over. Returns what stops listening. */
export const onEnded = (outbox: LiveOutbox, end: (tokenHashes: ReadonlySet<string>) => void): (() => void) =>
  outbox.subscribe(TOPIC, (news) => end(new Set(news.flatMap(hashesIn))));
