import type { ScopeUser } from '../../engine/index.ts';

export interface SessionUser extends ScopeUser {
  readonly tenantId: string;
  /** The orgCodes of the user's departments; `orgCode` is the current one. */
  readonly departments: readonly string[];
  /** Codes of the roles: `admin`, `clerk`. */
  readonly roles: readonly string[];
}

/** Who is calling, looked up anew on every request, so that a revoked right ends at once. */
export interface Session {
  readonly user: SessionUser;
  /** Every granted code: `bgd:export:add`. */
  readonly permissions: ReadonlySet<string>;
  /** sha256 of the token, hex; the token itself is nowhere kept. */
  readonly tokenHash: string;
}
