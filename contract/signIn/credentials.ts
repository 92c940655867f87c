import { isRecord } from '../reading.ts';

/** Captcha fields of a sign-in, if a captcha is required (contract 1.1). */
export interface CaptchaProof {
  /** The letters of the picture, case-insensitive. */
  readonly captcha?: string | null;
  /** Key with which the picture was requested; other clients send a number. */
  readonly checkKey?: string | number | null;
}

/** Sign-in by account and password (S3-2). */
export interface Credentials extends CaptchaProof {
  readonly username: string;
  readonly password: string;
}

/** A phone number, and the sign-in code that was sent to it (S7-3). */
export interface PhoneProof {
  readonly mobile: string;
  readonly captcha: string;
}

/** Answer to a request for an SMS code, whether one was sent or the request came too soon (contract 1.1). */
export interface SmsWait {
  /** Seconds until the next code may be requested. */
  readonly waitSeconds: number;
}

/** Reads the answer; null if the server does not send the waiting time. */
export function toSmsWait(result: unknown): SmsWait | null {
  const waitSeconds = isRecord(result) ? result['waitSeconds'] : null;
  return typeof waitSeconds === 'number' && waitSeconds > 0 ? { waitSeconds } : null;
}

/**
 * Minimum and maximum length of a new password in characters, wherever one is set; the maximum limits what a call may
 * send.
 */
export const SHORTEST_PASSWORD = 8;
export const MAX_PASSWORD_LENGTH = 200;

/** Whether a password is too short; characters are counted as in JSON Schema. */
export const isTooShort = (password: string): boolean => Array.from(password).length < SHORTEST_PASSWORD;

/** HTTP status and code of every call of a session whose password must be changed first (decision 0068). */
export const PASSWORD_DUE = 428;
