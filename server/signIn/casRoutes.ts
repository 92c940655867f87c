import type { FastifyRequest } from 'fastify';
import { Answer } from '../envelope.ts';
import { businessFailure } from '../errors.ts';
import { messages } from '../messages.ts';
import type { RouteDefinition } from '../routes/routeDefinition.ts';
import type { Services } from '../services.ts';
import { beginSession } from '../sessions/beginSession.ts';
import { validateTicket } from './casTicket.ts';

/** D27: where the CAS server sends people back to. */
const SSO_PATH = '/oauth2-app/login';

const schema = {
  body: {
    type: 'object',
    required: ['ticket', 'service'],
    properties: {
      ticket: { type: 'string', pattern: '^[\\w.:~-]{1,256}$' },
      service: { type: 'string', minLength: 1, maxLength: 2000 },
    },
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
  const { ticket, service } = request.body as Ticket;
  if (ssoUrl === '') throw businessFailure(messages.ssoNotConfigured);
  if (!isOurs(service, publicUrl)) throw businessFailure(messages.ssoTicketWrong);
  const username = await validateTicket(ssoUrl, { ticket, service }).catch((error: unknown) => {
    request.log.error({ err: error }, 'single sign-on');
    throw businessFailure(messages.ssoUnavailable);
  });
  if (username === undefined) throw businessFailure(messages.ssoTicketWrong);
  return username;
}

/** Sign-in with a ticket of single sign-on (S7-6). */
export const casRoutes = (services: Services): readonly RouteDefinition[] => [
  {
    method: 'POST',
    url: '/sys/cas/client/validateLogin',
    permission: 'public',
    scope: 'none',
    schema,
    rateLimit: { max: 120, timeWindow: 60_000 },
    handle: async (request) => {
      const username = await userOfTicket(services, request);
      const user = await services.db
        .selectFrom('sys_user')
        .selectAll()
        .where('username', '=', username)
        .where('del_flag', '=', 0)
        .executeTakeFirst();
      if (!user) throw businessFailure(messages.ssoNoAccount);
      return new Answer(await beginSession(services, request, user), messages.loginSucceeded);
    },
  },
];
