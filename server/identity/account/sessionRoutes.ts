import type { FastifyReply, FastifyRequest } from 'fastify';
import { checkCaptcha } from '../verification/captchas.ts';
import { Answer } from '../../core/base/envelope.ts';
import type { RouteDefinition } from '../../core/calls/routeDefinition.ts';
import type { Services } from '../../core/services/services.ts';
import { beginSession } from '../sessions/beginSession.ts';
import { departmentsOf } from '../sessions/departments.ts';
import { findDevice, rememberDevice } from '../sessions/knownDevices.ts';
import { closeSession } from '../sessions/sessionStore.ts';
import { endViewing } from '../sessions/viewings.ts';
import { callFacts } from '../logs/callFacts.ts';
import { MAX_SENT_PASSWORD_LENGTH, passwordsIn } from '../sessions/sentPassword.ts';
import { checkCredentials } from '../sessions/signIn.ts';
import { serverText } from '../../core/texts/serverText.ts';
import type { Credentials } from '../../../contract/signIn/credentials.ts';

const loginSchema = {
  body: {
    type: 'object',
    required: ['username', 'password'],
    properties: {
      username: { type: 'string', minLength: 1, maxLength: 100 },
      password: { type: 'string', minLength: 1, maxLength: MAX_SENT_PASSWORD_LENGTH },
      captcha: { type: ['string', 'null'], maxLength: 20 },
      checkKey: { type: ['string', 'number', 'null'], maxLength: 100 },
      remember_me: { type: ['boolean', 'null'] },
    },
  },
};

async function signIn(services: Services, request: FastifyRequest, reply: FastifyReply): Promise<Answer> {
  // The schema of the route has checked the shape.
  const body = request.body as Credentials;
  const { username, password } = body;
  const passwords = passwordsIn(password);
  await checkCaptcha(services.db, body, { ip: request.ip, required: services.signIn.captcha });
  const { db, signIn: settings } = services;
  const name = username.trim();
  const device = await findDevice(db, request, name);
  const user = await checkCredentials(db, { username: name, passwords }, { ip: request.ip, device });
  const begun = await beginSession(services, request, { user, byPassword: true });
  const isSecure = settings.publicUrl.startsWith('https:');
  await rememberDevice(db, { request, reply, userId: user.id, isSecure });
  return new Answer(begun, serverText('loginSucceeded'));
}

/** Sign-in by account, sign-out, the user's departments (S7-2, S7-4, S7-10). */
export const sessionRoutes = (services: Services): readonly RouteDefinition[] => [
  {
    method: 'POST',
    url: '/sys/login',
    permission: 'public',
    scope: 'none',
    schema: loginSchema,
    envelopeRefusals: true,
    rateLimit: { max: 120, timeWindow: 60_000 },
    handle: (request, reply) => signIn(services, request, reply),
  },
  {
    method: 'ANY',
    url: '/sys/logout',
    light: true,
    permission: 'authenticated',
    scope: 'own',
    bodyless: true,
    whilePasswordDue: true,
    handle: async (request) => {
      const { tokenHash, viewer } = request.session;
      if (viewer === undefined) await closeSession(services.db, tokenHash);
      else await endViewing(services.db, tokenHash, callFacts(request));
      return new Answer(null, serverText('logoutSucceeded'));
    },
  },
  {
    method: 'GET',
    url: '/sys/user/getCurrentUserDeparts',
    light: true,
    permission: 'authenticated',
    scope: 'own',
    handle: async ({ session: { user } }) => ({
      list: await departmentsOf(services.db, {
        userId: user.id,
        tenants: [user.tenantId],
        currentCode: user.orgCode,
      }),
      orgCode: user.orgCode,
    }),
  },
];
