import type { FastifyRequest } from 'fastify';
import { Answer } from '../../core/base/envelope.ts';
import { businessFailure } from '../../core/base/errors.ts';
import type { RouteDefinition } from '../../core/calls/routeDefinition.ts';
import type { Services } from '../../core/services/services.ts';
import { beginSession } from '../sessions/beginSession.ts';
import { userByName } from '../sessions/userByName.ts';
import { validateTicket } from './casTicket.ts';
import { serverText } from '../../core/texts/serverText.ts';

/** D27: where the CAS server sends people back to. */
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

/** A ticket that was made for another service does not open this one. */
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

/** Sign-in with a ticket of single sign-on (S7-6). By GET as well (contract 1.7): a ticket comes in an address and is good once. */
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
