import type { FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import type { Session } from './session.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: RouteAccess;
    bodyless?: boolean;
    body?: RouteBody | undefined;
    takesTicket?: boolean;
    whilePasswordDue?: boolean;
    whileFactorDue?: boolean;
    envelopeRefusals?: boolean;
  }
  interface FastifyRequest {
    /** The caller. Reading it in a public route fails with 401. */
    readonly session: Session;
  }
}

/**
 * `xml`: the text of an XML message; `multipart`: a form with a file; `piece`: bytes, as tus sends them. The last two
 * arrive as streams.
 */
export type RouteBody = 'json' | 'xml' | 'multipart' | 'piece';

/**
 * Records that a call may access: none, the user's own, those of the user's department and below, all of the tenant;
 * `page` uses the page schema's `dataScope`.
 */
export type DataScope = 'none' | 'own' | 'department' | 'tenant' | 'page';

/** The right that a call needs, when it depends on the address. Runs after the sign-in check; may throw (404). */
export type PermissionResolver = (request: FastifyRequest) => string | Promise<string>;

/** `public`: no session; `authenticated`: any session; else the right that the session must hold (`bgd:export:add`). */
export type RoutePermission = string | PermissionResolver;

/** Access rules that every route declares; a route without them prevents the server from starting. */
export interface RouteAccess {
  readonly permission: RoutePermission;
  /**
   * Another right that also admits a caller, where the call itself narrows what such a caller can access. Default:
   * none.
   */
  readonly narrowPermission?: string | undefined;
  readonly scope: DataScope;
}

export interface RouteDefinition extends RouteAccess {
  /**
   * A route for POST or PUT answers both (D11); `ANY`: clients use different methods, and the call does the same for
   * each.
   */
  readonly method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'ANY';
  /** Path below /api: `/sys/login`, `/bgd/:name`. */
  readonly url: string;
  /** JSON Schemas of body, querystring and params. Nothing is coerced: query values are text. */
  readonly schema?: FastifySchema | undefined;
  /** Limit of calls per time window, counted in the database: per address, or per user whatever the address. */
  readonly rateLimit?: { readonly max: number; readonly timeWindow: number; readonly of?: 'user' };
  /** The body is not read: an empty one of type JSON is accepted. */
  readonly bodyless?: boolean;
  /** A navigation: instead of a header, the address carries a one-time ticket (D13, D25). */
  readonly takesTicket?: boolean;
  /** Also answers users who have to change the password first (decision 0068). */
  readonly whilePasswordDue?: boolean;
  /** Also answers users who have to enrol a second factor first. */
  readonly whileFactorDue?: boolean;
  /**
   * Clients of the third generation get refusals (4xx) with HTTP 200 and the status as code of the envelope: they show
   * no message of other answers. Default: false.
   */
  readonly envelopeRefusals?: boolean;
  /** Default: JSON. */
  readonly body?: RouteBody | undefined;
  /**
   * The database work does not grow with the stored data: a few rows by their keys. All other calls of a signed-in user
   * may hold a connection for long and are queued.
   */
  readonly light?: boolean;
  /** Bytes; 1 MB by default. */
  readonly bodyLimit?: number;
  /**
   * Its return value becomes `result` of the envelope; an `Answer` adds a message, and the reply itself is sent
   * unchanged.
   */
  readonly handle: (request: FastifyRequest, reply: FastifyReply) => unknown;
}

export const API_PREFIX = '/api';

const PERMISSION_CODE = /^[A-Za-z][\w-]*(:[\w-]+)+$/;
const SCOPES: readonly string[] = ['none', 'own', 'department', 'tenant', 'page'] satisfies DataScope[];

const isPermission = (value: unknown): boolean =>
  typeof value === 'function' ||
  (typeof value === 'string' && (value === 'public' || value === 'authenticated' || PERMISSION_CODE.test(value)));

/** Returns what is missing in a route's access declaration; undefined when it is complete. */
export function accessProblem(access: Partial<RouteAccess> | undefined): string | undefined {
  if (!access) return 'states neither permission nor scope';
  if (!isPermission(access.permission))
    return `states no permission: write "public", "authenticated" or a code like "bgd:export:list"`;
  if (access.scope === undefined || !SCOPES.includes(access.scope))
    return `states no scope: write one of ${SCOPES.join(', ')}`;
  return undefined;
}
