import { Answer } from '../../core/base/envelope.ts';
import { languageOf } from '../../core/calls/language.ts';
import type { RouteDefinition } from '../../core/calls/routeDefinition.ts';
import { serverText } from '../../core/texts/serverText.ts';
import { callerOf } from '../../data/recordStore/caller.ts';
import type { Services } from '../../core/services/services.ts';
import { TEMPLATE_URL } from './messageHooks.ts';
import { sendTemplate, type SentTemplate } from './sendTemplate.ts';

const WORD = { type: ['string', 'null'], maxLength: 100 };
const BODY = {
  type: 'object',
  required: ['templateCode', 'receiver'],
  maxProperties: 40,
  properties: {
    templateCode: { type: 'string', minLength: 1, maxLength: 50 },
    receiver: { type: 'string', minLength: 1, maxLength: 4000 },
    msgType: WORD,
    testData: { type: ['string', 'object', 'null'], maxLength: 20_000, maxProperties: 60 },
  },
};

/** Sends a template as a message to some users. Other clients send the typed placeholder values as JSON. */
export const templateRoute = (services: Services): RouteDefinition => ({
  method: 'POST',
  url: `${TEMPLATE_URL}/sendMsg`,
  permission: 'system:messageTemplate:send',
  scope: 'tenant',
  rateLimit: { max: 60, timeWindow: 60_000, of: 'user' },
  schema: { body: BODY },
  handle: async (request) => {
    const { templateCode, receiver, msgType, testData } = request.body as SentTemplate;
    const caller = callerOf(request.session, { language: languageOf(request) });
    const count = await sendTemplate(services, caller, { templateCode, receiver, testData, msgType: msgType ?? '' });
    return new Answer(null, serverText('messageSent', { count }));
  },
});
