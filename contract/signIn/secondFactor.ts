import { isRecord, numberOf, textOf } from '../reading.ts';

/** Code of the envelope of a sign-in that waits for the second factor; its result has a ticket (decision 0068). */
export const SECOND_FACTOR = 4281;

/** Whether the caller has a second factor. */
export interface SecondFactor {
  readonly enabled: boolean;
  /** Recovery codes that were not used yet. */
  readonly recoveryLeft: number;
  /** The tenant obliges the caller to have one. */
  readonly required: boolean;
}

export const toSecondFactor = (result: unknown): SecondFactor => ({
  enabled: isRecord(result) && result['enabled'] === true,
  recoveryLeft: numberOf(result, 'recoveryLeft'),
  required: isRecord(result) && result['required'] === true,
});

/** A new secret, told this once. */
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

/** Told once, when a second factor begins. */
export const toRecoveryCodes = (result: unknown): readonly string[] => {
  const codes: unknown = isRecord(result) ? result['recoveryCodes'] : undefined;
  return Array.isArray(codes) ? codes.map(String) : [];
};
