import { isRecord, recordsOf, textOf } from './reading.ts';

/** A signed-in user, as `/sys/online/list` sends it (S7-8). */
export interface SentOnlineUser {
  /** Identifies the session, but is not the token itself. */
  readonly token: string;
  readonly username: string;
  readonly realname: string;
  readonly avatar: string;
  readonly birthday: string | null;
  readonly sex: number | null;
  readonly sex_dictText: string;
  readonly phone: string | null;
  readonly ip: string;
  readonly loginTime: string;
  /** Whether it is the caller's session. */
  readonly current: boolean;
}

export interface OnlineUser extends Omit<SentOnlineUser, 'avatar' | 'birthday' | 'sex' | 'sex_dictText' | 'phone'> {
  readonly birthday: string;
  readonly sexText: string;
  readonly phone: string;
}

export const toOnlineUser = (source: unknown): OnlineUser => ({
  token: textOf(source, 'token'),
  username: textOf(source, 'username'),
  realname: textOf(source, 'realname'),
  birthday: textOf(source, 'birthday'),
  sexText: textOf(source, 'sex_dictText'),
  phone: textOf(source, 'phone'),
  ip: textOf(source, 'ip'),
  loginTime: textOf(source, 'loginTime'),
  current: isRecord(source) && source['current'] === true,
});

/** A session of the caller, as `/sys/user/sessions` sends it. */
export interface SentSignedInPlace extends SignedInPlace {
  readonly expiresAt: string;
}

export interface SignedInPlace {
  readonly id: string;
  readonly signedInAt: string;
  readonly ip: string;
  /** Whether it is the session that made the call. */
  readonly current: boolean;
}

const toSignedInPlace = (source: Readonly<Record<string, unknown>>): SignedInPlace => ({
  id: textOf(source, 'id'),
  signedInAt: textOf(source, 'signedInAt'),
  ip: textOf(source, 'ip'),
  current: source['current'] === true,
});

export const toSignedInPlaces = (source: unknown): readonly SignedInPlace[] => recordsOf(source).map(toSignedInPlace);
