import type { Can, ScopeUser } from '../../../engine/index.ts';

/** A condition on the records of an entry's page, bound to a role (contract §11.4). */
export interface DataRule {
  readonly name: string;
  /** Key of a column of the page, or of the server's own: `createBy`. */
  readonly column: string;
  /** A value of the dictionary `rule_conditions`: `=`, `LIKE`. */
  readonly condition: string;
  /** A literal, or one with system variables: `#{sys_user_code}`. */
  readonly value: string;
}

/** A role of the user that opens an entry: it holds the entry, or a right below it. */
export interface OpenedEntry {
  /** Of the role; unique over roles and department roles. */
  readonly role: string;
  readonly roleName: string;
  /** `schema:crm/customer`, `bgd/BgdExportList`. */
  readonly component: string;
  /** Those in force that are bound to the role, in the order of their making. */
  readonly rules: readonly DataRule[];
}

/** Who is absent, and until when a deputy acts for him. */
export interface ActingFor {
  readonly id: string;
  readonly username: string;
  readonly realname: string;
  readonly until: Date;
}

/** Of a deputy who acts for somebody (decision 0068) name and id are the own ones; department, departments, roles and all rights are the other's. */
export interface SessionUser extends ScopeUser {
  readonly tenantId: string;
  /** The orgCodes of the user's departments; `orgCode` is the current one. */
  readonly departments: readonly string[];
  /** Codes of the roles: `admin`, `clerk`. */
  readonly roles: readonly string[];
  /** What the roles open; absent or empty as long as no rule is bound to any of them: then nothing is restricted (D58). */
  readonly opened?: readonly OpenedEntry[] | undefined;
  readonly actingFor?: ActingFor | undefined;
}

/** Accounts whose records are the caller's own: also those of who is absent. */
export const ownNames = ({ username, actingFor }: Pick<SessionUser, 'username' | 'actingFor'>): readonly string[] =>
  actingFor === undefined ? [username] : [actingFor.username, username];

/** Who looks at the product as another user. */
export interface Viewer {
  readonly id: string;
  readonly username: string;
  readonly realname: string;
  /** Of the viewer's own session, with which the viewing ends. */
  readonly tokenHash: string;
}

/** Who is calling, looked up anew on every request, so that a revoked right ends at once. */
export interface Session {
  readonly user: SessionUser;
  /** Every granted code: `bgd:export:add`. */
  readonly permissions: ReadonlySet<string>;
  /** Nothing but the change of the password is answered. Default: false. */
  readonly passwordDue?: boolean;
  /** Nothing but enrolling a second factor is answered. Default: false. */
  readonly factorDue?: boolean;
  /** Fields and sub-tables that are guarded, and not granted (D4). */
  readonly withheld?: Can['withheld'];
  /** sha256 of the token, hex; the token itself is nowhere kept. */
  readonly tokenHash: string;
  /** Who really acts, where that is not `user`: reads alone are answered then (decision 0067). */
  readonly viewer?: Viewer | undefined;
}

/** Who really acts. */
export const actorOf = ({ user, viewer }: Session): Pick<Viewer, 'id' | 'username' | 'realname'> => viewer ?? user;
