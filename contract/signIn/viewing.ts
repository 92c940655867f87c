import { isRecord, textOf } from '../reading.ts';
import type { SentDepartment } from '../departments.ts';
import type { SentUserInfo } from './signIn.ts';

export const VIEW_AS_URL = '/sys/user/viewAs';

export const MAX_VIEW_REASON_LENGTH = 200;

/** Whom to look as, and why; a blank reason is none. */
export interface ViewAsBody {
  readonly id: string;
  readonly reason?: string;
}

/** A session in which the product is looked at as another user (decision 0067). */
export interface SentViewing {
  readonly token: string;
  readonly userInfo: SentUserInfo;
  /** The first is the current one. */
  readonly departs: readonly SentDepartment[];
  /** How long it lasts, s. */
  readonly seconds: number;
}

/** What a begun viewing brings. */
export interface BegunViewing {
  readonly token: string;
  /** To be read by `toUserInfo` and `tenantOf`. */
  readonly userInfo: unknown;
  readonly departs: unknown;
  /** How long it lasts, s. */
  readonly seconds: number;
}

/** Null without a token: nothing has begun. */
export function toBegunViewing(result: unknown): BegunViewing | null {
  const token = textOf(result, 'token');
  if (!isRecord(result) || token === '') return null;
  return { token, userInfo: result['userInfo'], departs: result['departs'], seconds: Number(result['seconds']) || 0 };
}
