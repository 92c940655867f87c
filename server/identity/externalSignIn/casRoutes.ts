import type { FastifyRequest } from 'fastify';
import { Answer } from '../../core/base/envelope.ts';
import { businessFailure } from '../../core/base/errors.ts';
import type { RouteDefinition } from '../../core/calls/routeDefinition.ts';
import type { Services } from '../../core/services/services.ts';
import { beginSession } from '../sessions/beginSession.ts';
import { userByName } from '../sessions/userByName.ts';
import { validateTicket } from './casTicket.ts';
import { serverText } from '../../core/texts/serverText.ts';

/** D27: path to which the CAS server redirects. */
const SSO_PATH = '/oauth2-app/login';

const proof = {
  type: 'object',
  required: ['ticket', 'service'],
  properties: {
    ticket: { type: 'string', pattern: '^[\\w.:~-]{1,256}$' },
    service: { type: 'string', minLength: 1, maxLength: 2000 },
  },
};

interface Ticket {
  readonly ticket: string;
  readonly service: string;
}

/** Returns whether a ticket was issued for this service; one for another service is not accepted. */
const isOurs = (service: string, publicUrl: string): boolean => {
  if (!URL.canParse(service)) return false;
  const { origin, pathname } = new URL(service);
  return origin === new URL(publicUrl).origin && pathname === SSO_PATH;
};

async function userOfTicket({ signIn }: Services, request: FastifyRequest): Promise<string> {
  const { ssoUrl, publicUrl } = signIn;
  const { ticket, service } = (request.body ?? request.query) as Ticket;
  if (ssoUrl === '') throw businessFailure(serverText('ssoNotConfigured'));
  if (!isOurs(service, publicUrl)) throw businessFailure(serverText('ssoTicketWrong'));
  const username = await validateTicket(ssoUrl, { ticket, service }).catch((error: unknown) => {
    request.log.error({ err: error }, 'single sign-on');
    throw businessFailure(serverText('ssoUnavailable'));
  });
  if (username === undefined) throw businessFailure(serverText('ssoTicketWrong'));
  return username;
}

async function signInByTicket(services: Services, request: FastifyRequest): Promise<Answer> {
  const username = await userOfTicket(services, request);
  const user = await userByName(services.db, username);
  if (!user) throw businessFailure(serverText('ssoNoAccount'));
  return new Answer(await beginSession(services, request, { user }), serverText('loginSucceeded'));
}

/**
 * Routes for the sign-in with a single sign-on ticket (S7-6). Also by GET (contract 1.7): a ticket arrives in an
 * address and is valid once.
 */
export const casRoutes = (services: Services): readonly RouteDefinition[] =>
  (
    [
      ['POST', { body: proof }],
      ['GET', { querystring: proof }],
    ] as const
  ).map(([method, schema]) => ({
    method,
    url: '/sys/cas/client/validateLogin',
    permission: 'public',
    scope: 'none',
    schema,
    rateLimit: { max: 120, timeWindow: 60_000 },
    handle: (request) => signInByTicket(services, request),
  }));
