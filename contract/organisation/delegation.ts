import { isRecord, numberOf, textOf } from '../reading.ts';

/** Who acts for a user for a time (decision 0068). */
export interface Delegation {
  readonly userName: string;
  readonly agentUserName: string;
  /** `YYYY-MM-DD HH:mm:ss` in +08:00. */
  readonly startTime: string;
  readonly endTime: string;
  /** 1 in force, 0 switched off. */
  readonly status: string;
}

/** Null: the user has none. */
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

/** Who leaves or has left, and who goes on with the open work. */
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
  /** False: the time is still to come. */
  readonly isDone: boolean;
  /** How many went over to the successor. */
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
