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
    /** Who is calling. Reading it in a public route fails with 401. */
    readonly session: Session;
  }
}

/** `xml`: the text of an XML message; `multipart`: a form with a file; `piece`: bytes, as tus sends them. The last two come as streams. */
export type RouteBody = 'json' | 'xml' | 'multipart' | 'piece';

/**
 * Which records a call may touch: none at all, the user's own, those of the user's department and below, all of the
 * tenant; `page` leaves it to the page schema's `dataScope`.
 */
export type DataScope = 'none' | 'own' | 'department' | 'tenant' | 'page';

/** The code a call needs, when it follows from the address. Runs after sign-in was checked; may throw (404). */
export type PermissionResolver = (request: FastifyRequest) => string | Promise<string>;

/** `public`: no session; `authenticated`: any session; else the code that the session must hold (`bgd:export:add`). */
export type RoutePermission = string | PermissionResolver;

/** What every route states; one without it stops the server from starting. */
export interface RouteAccess {
  readonly permission: RoutePermission;
  /** A code that lets a caller in as well, where the call itself narrows what such a caller touches. Default: none. */
  readonly narrowPermission?: string | undefined;
  readonly scope: DataScope;
}

export interface RouteDefinition extends RouteAccess {
  /** POST and PUT both answer for either (D11); `ANY`: clients do not agree, and the call means the same by each. */
  readonly method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'ANY';
  /** Below /api: `/sys/login`, `/bgd/:name`. */
  readonly url: string;
  /** JSON Schemas of body, querystring and params. Nothing is coerced: query values are text. */
  readonly schema?: FastifySchema | undefined;
  /** Calls within a time, counted in the database: of one address, or of one user, whatever the address. */
  readonly rateLimit?: { readonly max: number; readonly timeWindow: number; readonly of?: 'user' };
  /** Reads no body: an empty one of type JSON is fine. */
  readonly bodyless?: boolean;
  /** A call that navigates: without a header, a one-time ticket stands in its address (D13, D25). */
  readonly takesTicket?: boolean;
  /** Answers also who has to change the password before anything else (decision 0068). */
  readonly whilePasswordDue?: boolean;
  /** Answers also who has to enrol a second factor before anything else. */
  readonly whileFactorDue?: boolean;
  /**
   * Clients of the third generation get its refusals (4xx) with HTTP 200, the status as code of the envelope: of other
   * answers they show no message. Default: false.
   */
  readonly envelopeRefusals?: boolean;
  /** Default: JSON. */
  readonly body?: RouteBody | undefined;
  /**
   * What it asks the database for does not grow with what is stored: a few rows by their keys. All other calls of a
   * signed-in user may hold a connection for long, and take turns.
   */
  readonly light?: boolean;
  /** Bytes; 1 MB by default. */
  readonly bodyLimit?: number;
  /** What it returns becomes `result` of the envelope; an `Answer` adds a message, the reply itself is left alone. */
  readonly handle: (request: FastifyRequest, reply: FastifyReply) => unknown;
}

export const API_PREFIX = '/api';

const PERMISSION_CODE = /^[A-Za-z][\w-]*(:[\w-]+)+$/;
const SCOPES: readonly string[] = ['none', 'own', 'department', 'tenant', 'page'] satisfies DataScope[];

const isPermission = (value: unknown): boolean =>
  typeof value === 'function' ||
  (typeof value === 'string' && (value === 'public' || value === 'authenticated' || PERMISSION_CODE.test(value)));

/** What is missing in a route's statement; undefined when it is complete. */
export function accessProblem(access: Partial<RouteAccess> | undefined): string | undefined {
  if (!access) return 'states neither permission nor scope';
  if (!isPermission(access.permission))
    return `states no permission: write "public", "authenticated" or a code like "bgd:export:list"`;
  if (access.scope === undefined || !SCOPES.includes(access.scope))
    return `states no scope: write one of ${SCOPES.join(', ')}`;
  return undefined;
}
