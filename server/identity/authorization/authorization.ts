import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { PASSWORD_DUE } from '../../../contract/signIn/credentials.ts';
import { TICKET_PARAMETER } from '../../../contract/files/tickets.ts';
import { ApiError, forbidden, unauthorized } from '../../core/base/errors.ts';
import type { Services } from '../../core/services/services.ts';
import type { Session } from '../../core/calls/session.ts';
import { isThirdGeneration } from '../../core/calls/clientGeneration.ts';
import { findSession } from '../sessions/sessionStore.ts';
import { redeemTicket } from '../sessions/tickets.ts';
import { API_PREFIX, accessProblem, type RouteAccess } from '../../core/calls/routeDefinition.ts';
import { serverText } from '../../core/texts/serverText.ts';
import { isViewable } from './viewingCalls.ts';

const sessions = new WeakMap<FastifyRequest, Session>();
const rights = new WeakMap<FastifyRequest, string>();

/** Returns the session of the caller, once known; a call that was refused before has none. */
export const knownSession = (request: FastifyRequest): Session | undefined => sessions.get(request);

/** Returns the right that a call needs, once known; undefined when any session may make it. */
export const knownRight = (request: FastifyRequest): string | undefined => rights.get(request);

/** Throws for a route without access rules, so that the server does not start. */
function refuseUnstated({ method, url, config }: RouteOptions): void {
  const problem = accessProblem(config?.access);
  if (problem) throw new Error(`route ${[method].flat().join(',')} ${url} ${problem}`);
}

/** Both header names are in use; 0 is sent by clients without tenants. */
const tenantOf = (request: FastifyRequest): string | undefined => {
  const value = request.headers['tenant-id'] ?? request.headers['x-tenant-id'];
  const text = String(value ?? '').trim();
  return text === '' || text === '0' || text === 'undefined' || text === 'null' ? undefined : text;
};

/** Browsers cannot set headers on a WebSocket: there the token is sent as sub-protocol. */
const tokenOf = (request: FastifyRequest): unknown =>
  request.ws ? request.headers['sec-websocket-protocol'] : request.headers['x-access-token'];

const sessionOf = (request: FastifyRequest, { db }: Services): Promise<Session | undefined> => {
  const token = tokenOf(request);
  if (token !== undefined || request.routeOptions.config.takesTicket !== true) return findSession(db, token);
  return redeemTicket(db, Object(request.query)[TICKET_PARAMETER], request.url.slice(API_PREFIX.length));
};

/** Clients of the third generation do not know this state: they sign out, and their next sign-in returns what to do. */
const dueStatus = (request: FastifyRequest): number => (isThirdGeneration(request) ? 401 : PASSWORD_DUE);

async function checkAccess(access: RouteAccess, request: FastifyRequest, services: Services): Promise<void> {
  if (access.permission === 'public') return;
  const session = await sessionOf(request, services);
  if (!session) throw unauthorized();
  if (session.passwordDue === true && request.routeOptions.config.whilePasswordDue !== true)
    throw new ApiError(dueStatus(request), serverText('passwordDue'));
  if (session.factorDue === true && request.routeOptions.config.whileFactorDue !== true)
    throw new ApiError(dueStatus(request), serverText('totpDue'));
  sessions.set(request, session);
  const tenant = tenantOf(request);
  if (tenant !== undefined && tenant !== session.user.tenantId) throw new ApiError(403, serverText('tenantRefused'));
  const { permission } = access;
  const code = typeof permission === 'function' ? await permission(request) : permission;
  if (code !== 'authenticated') rights.set(request, code);
  if (session.viewer !== undefined && !isViewable(request)) throw new ApiError(403, serverText('viewingReadsOnly'));
  if (code === 'authenticated' || session.permissions.has(code)) return;
  const { narrowPermission } = access;
  if (narrowPermission === undefined || !session.permissions.has(narrowPermission)) throw forbidden(code);
}

/**
 * Default deny: every route of the server declares permission and scope, and every call is checked before its body is
 * read.
 */
export function denyByDefault(app: FastifyInstance, services: Services): void {
  app.decorateRequest('session', {
    getter(this: FastifyRequest): Session {
      const session = sessions.get(this);
      if (!session) throw unauthorized();
      return session;
    },
  });
  app.addHook('onRoute', refuseUnstated);
  app.addHook('onRequest', async (request: FastifyRequest, _reply: FastifyReply) => {
    const { access } = request.routeOptions.config;
    // Only the not-found handler has no declaration; it answers 404 and does nothing else.
    if (access) await checkAccess(access, request, services);
  });
}
