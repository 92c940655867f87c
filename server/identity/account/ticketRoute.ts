import { MAX_TICKET_URL_LENGTH, TICKET_URL, type SentTicket } from '../../../contract/files/tickets.ts';
import type { RouteDefinition } from '../../core/calls/routeDefinition.ts';
import type { Services } from '../../core/services/services.ts';
import { makeTicket } from '../sessions/tickets.ts';

const TICKETS_A_MINUTE = 120;

const schema = {
  body: {
    type: 'object',
    required: ['url'],
    properties: { url: { type: 'string', pattern: '^/[^/#]', maxLength: MAX_TICKET_URL_LENGTH } },
  },
};

/** Route for tickets of calls that navigate (D13, D25). Rights are checked when a ticket is used. */
export const ticketRoute = ({ db }: Services): RouteDefinition => ({
  method: 'POST',
  url: TICKET_URL,
  permission: 'authenticated',
  scope: 'own',
  light: true,
  rateLimit: { max: TICKETS_A_MINUTE, timeWindow: 60_000, of: 'user' },
  schema,
  handle: async ({ session, body }): Promise<SentTicket> => ({
    token: await makeTicket(db, session, (body as { readonly url: string }).url),
  }),
});
