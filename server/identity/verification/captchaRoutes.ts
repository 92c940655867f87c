import type { RouteDefinition } from '../../core/calls/routeDefinition.ts';
import type { Services } from '../../core/services/services.ts';
import { drawCaptcha } from './captchaImage.ts';
import { issueCaptcha } from './captchas.ts';

/** Route for the captcha of a sign-in (contract 1.1); `key` is sent back as `checkKey`. */
export const captchaRoutes = ({ db }: Services): readonly RouteDefinition[] => [
  {
    method: 'GET',
    url: '/sys/randomImage/:key',
    permission: 'public',
    scope: 'none',
    schema: { params: { type: 'object', properties: { key: { type: 'string', pattern: '^[\\w.-]{1,64}$' } } } },
    rateLimit: { max: 120, timeWindow: 60_000 },
    handle: async ({ params, ip }) => {
      const { key } = params as { readonly key: string };
      return drawCaptcha(await issueCaptcha(db, { key, ip }));
    },
  },
];
