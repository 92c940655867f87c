import { MAX_VIEW_REASON_LENGTH, VIEW_AS_URL, type ViewAsBody } from '../../../contract/signIn/viewing.ts';
import type { RouteDefinition } from '../../core/calls/routeDefinition.ts';
import { callFacts } from '../logs/callFacts.ts';
import type { Services } from '../../core/services/services.ts';
import { VIEW_AS } from '../sessions/viewing.ts';
import { beginViewing, settleViewings } from '../sessions/viewings.ts';

const schema = {
  body: {
    type: 'object',
    required: ['id'],
    properties: {
      id: { type: 'string', minLength: 1, maxLength: 100, pattern: '^[^\\u0000]*$' },
      reason: { type: 'string', maxLength: MAX_VIEW_REASON_LENGTH, pattern: '^[^\\u0000]*$' },
    },
  },
};

/** Starts viewing the product as another user (decision 0067); signing out of the viewing ends it. */
export const viewingRoute = ({ db }: Services): RouteDefinition => ({
  method: 'POST',
  url: VIEW_AS_URL,
  permission: VIEW_AS,
  scope: 'tenant',
  rateLimit: { max: 30, timeWindow: 60_000, of: 'user' },
  schema,
  handle: async (request) => {
    const { id, reason = '' } = request.body as ViewAsBody;
    await settleViewings(db);
    return beginViewing(db, request.session, { id, reason: reason.trim(), call: callFacts(request) });
  },
});
