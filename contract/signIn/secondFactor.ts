import { isRecord, numberOf, textOf } from '../reading.ts';

/** Code of the envelope of a sign-in that needs the second factor; its result has a ticket (decision 0068). */
export const SECOND_FACTOR = 4281;

/** State of the caller's second factor. */
export interface SecondFactor {
  readonly enabled: boolean;
  /** Number of unused recovery codes. */
  readonly recoveryLeft: number;
  /** Whether the tenant requires the caller to have one. */
  readonly required: boolean;
}

export const toSecondFactor = (result: unknown): SecondFactor => ({
  enabled: isRecord(result) && result['enabled'] === true,
  recoveryLeft: numberOf(result, 'recoveryLeft'),
  required: isRecord(result) && result['required'] === true,
});

/** A new secret, sent only once. */
export interface NewSecret {
  /** Base32. */
  readonly secret: string;
  /** `otpauth://totp/…`, for a QR code. */
  readonly uri: string;
}

export const toNewSecret = (result: unknown): NewSecret => ({
  secret: textOf(result, 'secret'),
  uri: textOf(result, 'uri'),
});

/** Reads recovery codes, which are sent once, when a second factor is enabled. */
export const toRecoveryCodes = (result: unknown): readonly string[] => {
  const codes: unknown = isRecord(result) ? result['recoveryCodes'] : undefined;
  return Array.isArray(codes) ? codes.map(String) : [];
};
