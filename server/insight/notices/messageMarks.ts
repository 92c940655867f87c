import { sql } from 'kysely';
import { sentTo, type AnnouncementSource } from '../../data/events/sentNotices.ts';

/** Marks one message, or all sent ones, as read. Returns how many were unread. */
export const markRead = async (reading: AnnouncementSource, id?: string): Promise<number> => {
  const which = id === undefined ? sql`true` : sql`a.id = ${id}`;
  const { numAffectedRows = 0n } = await sql`
    insert into sys_announcement_send (user_id, annt_id, read_time)
    select ${reading.user.id}, a.id, now() ${sentTo(reading)} and ${which} and s.read_time is null
    on conflict (user_id, annt_id) do update set read_time = excluded.read_time
    where sys_announcement_send.read_time is null`.execute(reading.db);
  return Number(numAffectedRows);
};

export interface MessageMarks {
  readonly starred?: boolean | undefined;
  readonly read?: boolean | undefined;
}

/** Sets the given marks of a message and leaves the others; returns false when it was not sent to the user. */
export const setMarks = async (
  reading: AnnouncementSource,
  id: string,
  { starred, read }: MessageMarks,
): Promise<boolean> => {
  const readTime = read === undefined ? sql`s.read_time` : read ? sql`coalesce(s.read_time, now())` : sql`null`;
  const star = starred === undefined ? sql`coalesce(s.starred, false)` : sql`${starred}::boolean`;
  const { numAffectedRows = 0n } = await sql`
    insert into sys_announcement_send (user_id, annt_id, starred, read_time)
    select ${reading.user.id}, a.id, ${star}, ${readTime}::timestamptz ${sentTo(reading)} and a.id = ${id}
    on conflict (user_id, annt_id) do update set starred = excluded.starred, read_time = excluded.read_time`.execute(
    reading.db,
  );
  return numAffectedRows > 0n;
};

/** Hides messages from the user's lists; returns how many were there. Publishing them again shows them again. */
export const hideMessages = async (reading: AnnouncementSource, ids: readonly string[]): Promise<number> => {
  const { numAffectedRows = 0n } = await sql`
    insert into sys_announcement_send (user_id, annt_id, read_time, hidden)
    select ${reading.user.id}, a.id, coalesce(s.read_time, now()), true ${sentTo(reading)} and a.id = any(${[...ids]}::text[])
    on conflict (user_id, annt_id) do update set read_time = excluded.read_time, hidden = true`.execute(reading.db);
  return Number(numAffectedRows);
};
