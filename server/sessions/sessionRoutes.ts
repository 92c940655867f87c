import type { FastifyRequest } from 'fastify';
import { Answer } from '../envelope.ts';
import { messages } from '../messages.ts';
import type { RouteDefinition } from '../routes/routeDefinition.ts';
import type { Services } from '../services.ts';
import { departmentsOf, type Department } from './departments.ts';
import { closeSession, openSession } from './sessionStore.ts';
import { checkCredentials, type UserRow } from './signIn.ts';

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

/** The user as the wire has it (contract 1.3); nothing secret. */
const userInfo = (user: UserRow, departments: readonly Department[]) => ({
  id: user.id,
  username: user.username,
  realname: user.realname,
  avatar: user.avatar ?? '',
  phone: user.phone,
  email: user.email,
  orgCode: user.org_code,
  orgCodeTxt: departments.map(({ departName }) => departName).join(','),
  tenantId: user.tenant_id,
  loginTenantId: user.tenant_id,
  status: user.status,
  delFlag: user.del_flag,
});

/** 0: of no department, 1: of one, which is chosen, 2: of several (contract 1.2). */
const multiDepart = (departments: readonly Department[]): number => Math.min(departments.length, 2);

/** The dictionaries that are short enough to be sent along; clients of the third generation ask one by one. */
const dictionariesFor = (request: FastifyRequest, { schemas }: Services) =>
  request.headers['x-version'] === 'v3'
    ? {}
    : {
        sysAllDictItems: Object.fromEntries(
          [...schemas.dictionaries().values()].flatMap(({ dictCode, items }) =>
            items
              ? [
                  [
                    dictCode,
                    items.map(({ value, text, color, attributes }) => ({
                      value,
                      text,
                      title: text,
                      label: text,
                      color: color ?? null,
                      jsonObject: attributes ?? null,
                    })),
                  ],
                ]
              : [],
          ),
        ),
      };

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
