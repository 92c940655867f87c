import { recordsOf, textOf } from '../reading.ts';

/** A password generated for a user, sent once. */
export interface MadePassword {
  readonly username: string;
  readonly realname: string;
  readonly password: string;
}

export const toMadePasswords = (result: unknown): readonly MadePassword[] =>
  recordsOf(result).map((one) => ({
    username: textOf(one, 'username'),
    realname: textOf(one, 'realname'),
    password: textOf(one, 'password'),
  }));
