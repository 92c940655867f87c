import type { Can, ScopeUser } from '../../../engine/index.ts';

/** A condition on the records of a menu entry's page, bound to a role (contract §11.4). */
export interface DataRule {
  readonly name: string;
  /** Key of a column of the page, or of a server column: `createBy`. */
  readonly column: string;
  /** A value of the dictionary `rule_conditions`: `=`, `LIKE`. */
  readonly condition: string;
  /** A literal, or a text with system variables: `#{sys_user_code}`. */
  readonly value: string;
}

/** A role of the user that opens a menu entry: it holds the entry, or a right below it. */
export interface OpenedEntry {
  /** Id of the role; unique across roles and department roles. */
  readonly role: string;
  readonly roleName: string;
  /** `schema:crm/customer`, `bgd/BgdExportList`. */
  readonly component: string;
  /** Active rules that are bound to the role, in order of creation. */
  readonly rules: readonly DataRule[];
}

/** The absent user for whom a deputy acts, and until when. */
export interface ActingFor {
  readonly id: string;
  readonly username: string;
  readonly realname: string;
  readonly until: Date;
}

/**
 * For a deputy who acts for somebody (decision 0068), name and id are the deputy's own; department, departments, roles
 * and all rights are those of the other user.
 */
export interface SessionUser extends ScopeUser {
  readonly tenantId: string;
  /** The orgCodes of the user's departments; `orgCode` is the current one. */
  readonly departments: readonly string[];
  /** Codes of the roles: `admin`, `clerk`. */
  readonly roles: readonly string[];
  /**
   * Entries that the roles open; absent or empty while no rule is bound to any role: then nothing is restricted (D58).
   */
  readonly opened?: readonly OpenedEntry[] | undefined;
  readonly actingFor?: ActingFor | undefined;
}

/** Returns the accounts whose records count as the caller's own, including that of the absent user. */
export const ownNames = ({ username, actingFor }: Pick<SessionUser, 'username' | 'actingFor'>): readonly string[] =>
  actingFor === undefined ? [username] : [actingFor.username, username];

/** A user who views the product as another user. */
export interface Viewer {
  readonly id: string;
  readonly username: string;
  readonly realname: string;
  /** Hash of the viewer's own session; the viewing ends with it. */
  readonly tokenHash: string;
}

/** The caller, looked up on every request, so that revoking a right takes effect at once. */
export interface Session {
  readonly user: SessionUser;
  /** Every granted right: `bgd:export:add`. */
  readonly permissions: ReadonlySet<string>;
  /** Only the change of the password is answered. Default: false. */
  readonly passwordDue?: boolean;
  /** Only the enrolment of a second factor is answered. Default: false. */
  readonly factorDue?: boolean;
  /** Fields and sub-tables that are guarded and not granted (D4). */
  readonly withheld?: Can['withheld'];
  /** sha256 of the token, hex; the token itself is not stored. */
  readonly tokenHash: string;
  /** The acting user, when it is not `user`: then only reads are answered (decision 0067). */
  readonly viewer?: Viewer | undefined;
}

/** Returns the user who really acts. */
export const actorOf = ({ user, viewer }: Session): Pick<Viewer, 'id' | 'username' | 'realname'> => viewer ?? user;
