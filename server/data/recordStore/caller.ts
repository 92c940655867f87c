import type { Language, Can } from '../../../engine/index.ts';
import type { DictionaryReader } from '../dictionaries/dictionaryEntry.ts';
import type { Session, SessionUser } from '../../core/calls/session.ts';
import type { CallerRights } from '../permissions/callerRights.ts';

/** Who asks, and what they may. */
export interface Caller {
  readonly user: SessionUser;
  readonly can: Can;
  /** Version of the page that the caller's screen was made from; absent when the call does not say. */
  readonly pageHash?: string | undefined;
  /** In which answers are read. Default: zh-CN. */
  readonly language?: Language | undefined;
  /** The client reads some values as numbers that others read as texts. Default: false. */
  readonly isThirdGeneration?: boolean | undefined;
  /** What the caller held before the call; there where the call may change rights. */
  readonly held?: CallerRights | undefined;
}

export const callerOf = (
  session: Session,
  { pageHash, language, isThirdGeneration }: Pick<Caller, 'pageHash' | 'language' | 'isThirdGeneration'> = {},
): Caller => ({
  user: session.user,
  language,
  isThirdGeneration,
  can: Object.assign((permission: string) => session.permissions.has(permission), { withheld: session.withheld }),
  pageHash,
});

/** For whom dictionaries are read. */
export const readerOf = ({ user, can, language }: Caller): Pick<DictionaryReader, 'user' | 'can' | 'language'> => ({
  user,
  can,
  language,
});
