import type { CompiledPage, Language, Can } from '../../../engine/index.ts';
import type { DictionaryReader } from '../dictionaries/dictionaryEntry.ts';
import type { Session, SessionUser } from '../../core/calls/session.ts';
import type { CallerRights } from '../permissions/callerRights.ts';

/** The calling user and the user's rights. */
export interface Caller {
  readonly user: SessionUser;
  readonly can: Can;
  /** Version of the page that the caller's screen was built from; absent if the call does not state it. */
  readonly pageHash?: string | undefined;
  /** Language of the answers. Default: zh-CN. */
  readonly language?: Language | undefined;
  /** The client expects some values as numbers that other clients expect as texts. Default: false. */
  readonly isThirdGeneration?: boolean | undefined;
  /** Rights that the caller held before the call; set if the call may change rights. */
  readonly held?: CallerRights | undefined;
}

/** A page, and who calls it. */
export interface PageCaller<P extends CompiledPage = CompiledPage> {
  readonly page: P;
  readonly caller: Caller;
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

/** Reader of dictionaries for a caller. */
export const readerOf = ({ user, can, language }: Caller): Pick<DictionaryReader, 'user' | 'can' | 'language'> => ({
  user,
  can,
  language,
});
