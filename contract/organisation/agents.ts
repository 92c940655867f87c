import { isRecord, textOf } from '../reading.ts';

/** Who acts for a user for a time (decision 0068). */
export interface UserAgent {
  readonly userName: string;
  readonly agentUserName: string;
  /** `YYYY-MM-DD HH:mm:ss` in +08:00. */
  readonly startTime: string;
  readonly endTime: string;
  /** 1 in force, 0 switched off. */
  readonly status: string;
}

/** Null: the user has none. */
export const toUserAgent = (result: unknown): UserAgent | null =>
  isRecord(result)
    ? {
        userName: textOf(result, 'userName'),
        agentUserName: textOf(result, 'agentUserName'),
        startTime: textOf(result, 'startTime'),
        endTime: textOf(result, 'endTime'),
        status: textOf(result, 'status'),
      }
    : null;
