import { isRecord } from '../reading.ts';

/** What goes along with a sign-in where a captcha is asked for (contract 1.1). */
export interface CaptchaProof {
  /** The letters of the picture, capitals or not. */
  readonly captcha?: string | null;
  /** Under which the picture was asked for; other clients send a number. */
  readonly checkKey?: string | number | null;
}

/** By account and password (S3-2). */
export interface Credentials extends CaptchaProof {
  readonly username: string;
  readonly password: string;
}

/** A number, and the code that was sent to it to sign in (S7-3). */
export interface PhoneProof {
  readonly mobile: string;
  readonly captcha: string;
}

/** The answer to who asks for a code by SMS, whether one was sent or it was too soon (contract 1.1). */
export interface SmsWait {
  /** Until the next may be asked for. */
  readonly waitSeconds: number;
}

/** Null where the server does not say how long. */
export function toSmsWait(result: unknown): SmsWait | null {
  const waitSeconds = isRecord(result) ? result['waitSeconds'] : null;
  return typeof waitSeconds === 'number' && waitSeconds > 0 ? { waitSeconds } : null;
}

/** Characters of a new password, wherever one is set; the longest is what a call may send. */
export const SHORTEST_PASSWORD = 8;
export const MAX_PASSWORD_LENGTH = 200;

/** Counted as JSON Schema counts. */
export const isTooShort = (password: string): boolean => Array.from(password).length < SHORTEST_PASSWORD;

/** HTTP status and code of every call of a session whose password has to be changed before anything else (decision 0068). */
export const PASSWORD_DUE = 428;
