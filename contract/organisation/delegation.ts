import { isRecord, numberOf, textOf } from '../reading.ts';

/** Who acts for a user during a period (decision 0068). */
export interface Delegation {
  readonly userName: string;
  readonly agentUserName: string;
  /** `YYYY-MM-DD HH:mm:ss` in +08:00. */
  readonly startTime: string;
  readonly endTime: string;
  /** 1 active, 0 disabled. */
  readonly status: string;
}

/** Reads a delegation; null: the user has none. */
export const toDelegation = (result: unknown): Delegation | null =>
  isRecord(result)
    ? {
        userName: textOf(result, 'userName'),
        agentUserName: textOf(result, 'agentUserName'),
        startTime: textOf(result, 'startTime'),
        endTime: textOf(result, 'endTime'),
        status: textOf(result, 'status'),
      }
    : null;

/** A user who leaves or has left, and who takes over the open work. */
export interface SentOffboardedUser {
  readonly id: string;
  readonly username: string;
  readonly realname: string;
  readonly avatar: string | null;
  readonly sex: string | null;
  readonly status: string;
  readonly agentUserName: string;
  readonly agentRealname: string;
  /** `YYYY-MM-DD HH:mm:ss` in +08:00. */
  readonly quitTime: string;
  /** False: the time is in the future. */
  readonly isDone: boolean;
  /** Number of records that were handed over to the successor. */
  readonly records: number;
}

export type OffboardedUser = Pick<
  SentOffboardedUser,
  'username' | 'realname' | 'agentUserName' | 'agentRealname' | 'quitTime' | 'isDone' | 'records'
>;

export const toOffboardedUser = (source: unknown): OffboardedUser => ({
  username: textOf(source, 'username'),
  realname: textOf(source, 'realname'),
  agentUserName: textOf(source, 'agentUserName'),
  agentRealname: textOf(source, 'agentRealname'),
  quitTime: textOf(source, 'quitTime'),
  isDone: isRecord(source) && source['isDone'] === true,
  records: numberOf(source, 'records'),
});
