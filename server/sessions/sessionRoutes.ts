import type { FastifyRequest } from 'fastify';
import { Answer } from '../envelope.ts';
import { shortDictionaries } from '../dictionaries/shortDictionaries.ts';
import { messages } from '../messages.ts';
import type { RouteDefinition } from '../routes/routeDefinition.ts';
import type { Services } from '../services.ts';
import { departmentsOf, type Department } from './departments.ts';
import { closeSession, openSession } from './sessionStore.ts';
import { checkCredentials } from './signIn.ts';
import { userInfo } from './userInfo.ts';

interface LoginBody {
  readonly username: string;
  readonly password: string;
}

const loginSchema = {
  body: {
    type: 'object',
    required: ['username', 'password'],
    properties: {
      username: { type: 'string', minLength: 1, maxLength: 100 },
      password: { type: 'string', minLength: 1, maxLength: 200 },
      captcha: { type: ['string', 'null'], maxLength: 20 },
      checkKey: { type: ['string', 'number', 'null'], maxLength: 100 },
      remember_me: { type: ['boolean', 'null'] },
    },
  },
};

/** 0: of no department, 1: of one, which is chosen, 2: of several (contract 1.2). */
const multiDepart = (departments: readonly Department[]): number => Math.min(departments.length, 2);

/** Clients of the third generation ask for dictionaries one by one. */
const dictionariesFor = (request: FastifyRequest, { schemas }: Services) =>
  request.headers['x-version'] === 'v3' ? {} : { sysAllDictItems: shortDictionaries(schemas) };

async function signIn(request: FastifyRequest, services: Services): Promise<Answer> {
  const { db } = services;
  // The schema of the route has made sure of the shape.
  const { username, password } = request.body as LoginBody;
  const user = await checkCredentials(db, username.trim(), password);
  const departs = await departmentsOf(db, user.id, user.org_code);
  const token = await openSession(db, user.id, request.ip);
  const result = {
    token,
    userInfo: userInfo(user, departs),
    departs,
    multi_depart: multiDepart(departs),
    ...dictionariesFor(request, services),
  };
  return new Answer(result, messages.loginSucceeded);
}

/** Sign-in by account, sign-out, the user's departments (S7-2, S7-4, S7-10). */
export const sessionRoutes = (services: Services): readonly RouteDefinition[] => [
  {
    method: 'POST',
    url: '/sys/login',
    permission: 'public',
    scope: 'none',
    schema: loginSchema,
    rateLimit: { max: 120, timeWindow: 60_000 },
    handle: (request) => signIn(request, services),
  },
  {
    method: 'POST',
    url: '/sys/logout',
    permission: 'authenticated',
    scope: 'own',
    bodyless: true,
    handle: async ({ session }) => {
      await closeSession(services.db, session.tokenHash);
      return new Answer(null, messages.logoutSucceeded);
    },
  },
  {
    method: 'GET',
    url: '/sys/user/getCurrentUserDeparts',
    permission: 'authenticated',
    scope: 'own',
    handle: async ({ session: { user } }) => ({
      list: await departmentsOf(services.db, user.id, user.orgCode),
      orgCode: user.orgCode,
    }),
  },
];
