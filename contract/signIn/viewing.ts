import { isRecord, textOf } from '../reading.ts';
import type { SentDepartment } from '../departments.ts';
import type { SentUserInfo } from './signIn.ts';

export const VIEW_AS_URL = '/sys/user/viewAs';

export const MAX_VIEW_REASON_LENGTH = 200;

/** The user to view the product as, and why; a blank reason counts as none. */
export interface ViewAsBody {
  readonly id: string;
  readonly reason?: string;
}

/** A session that shows the product as another user sees it (decision 0067). */
export interface SentViewing {
  readonly token: string;
  readonly userInfo: SentUserInfo;
  /** The first is the current one. */
  readonly departs: readonly SentDepartment[];
  /** Duration of the session in seconds. */
  readonly seconds: number;
}

/** Data of a started viewing session. */
export interface BegunViewing {
  readonly token: string;
  /** Read by `toUserInfo` and `tenantOf`. */
  readonly userInfo: unknown;
  readonly departs: unknown;
  /** Duration of the session in seconds. */
  readonly seconds: number;
}

/** Reads the answer; null if it has no token: no session was started. */
export function toBegunViewing(result: unknown): BegunViewing | null {
  const token = textOf(result, 'token');
  if (!isRecord(result) || token === '') return null;
  return { token, userInfo: result['userInfo'], departs: result['departs'], seconds: Number(result['seconds']) || 0 };
}
