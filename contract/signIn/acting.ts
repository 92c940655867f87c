import { isRecord, recordsOf, textOf } from '../reading.ts';

/** An absent user whose deputy the caller is. */
export interface AbsentUser {
  readonly username: string;
  readonly realname: string;
  /** `YYYY-MM-DD HH:mm:ss` in +08:00. */
  readonly until: string;
}

/** Answer of `GET /sys/user/actFor` (decision 0068). */
export interface Acting {
  /** User that the session acts for; null: none. */
  readonly actingFor: AbsentUser | null;
  /** Users that the caller may act for now. */
  readonly mayActFor: readonly AbsentUser[];
}

const toAbsent = (source: unknown): AbsentUser => ({
  username: textOf(source, 'username'),
  realname: textOf(source, 'realname'),
  until: textOf(source, 'until'),
});

export const toActing = (result: unknown): Acting => {
  const source = isRecord(result) ? result : {};
  return {
    actingFor: isRecord(source['actingFor']) ? toAbsent(source['actingFor']) : null,
    mayActFor: recordsOf(source['mayActFor']).map(toAbsent),
  };
};
