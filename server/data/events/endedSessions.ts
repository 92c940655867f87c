import type { Db } from '../../core/database/db.ts';
import { publishEvent, type LiveEvent, type LiveOutbox } from './outbox.ts';

const TOPIC = 'endedSessions';

interface EndedSession {
  readonly token_hash: string;
}

/**
 * Notifies all servers that sessions ended, so that their sockets are closed; within a transaction, after its commit.
 */
export async function notifyEndedSessions(db: Db, sessions: readonly EndedSession[]): Promise<void> {
  if (sessions.length === 0) return;
  const body = sessions.map(({ token_hash }) => token_hash);
  await publishEvent(db, { topic: TOPIC, tenantId: '', body });
}

// No other type is published on this topic.
const hashesIn = ({ body }: LiveEvent): readonly string[] => body as readonly string[];

/**
 * Subscribes to ended sessions: the callback receives the hashes of their tokens. Returns a function that unsubscribes.
 */
export const onEnded = (outbox: LiveOutbox, end: (tokenHashes: ReadonlySet<string>) => void): (() => void) =>
  outbox.subscribe(TOPIC, (news) => end(new Set(news.flatMap(hashesIn))));
