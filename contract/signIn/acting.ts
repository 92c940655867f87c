import { isRecord, recordsOf, textOf } from '../reading.ts';

/** Somebody who is absent, for whom the caller is the deputy. */
export interface AbsentUser {
  readonly username: string;
  readonly realname: string;
  /** `YYYY-MM-DD HH:mm:ss` in +08:00. */
  readonly until: string;
}

/** Of `GET /sys/user/actFor` (decision 0068). */
export interface Acting {
  /** Whom the session acts for; null: nobody. */
  readonly actingFor: AbsentUser | null;
  /** Who may be acted for just now. */
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
