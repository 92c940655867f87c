import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../../core/database/db.ts';
import { Answer } from '../../core/base/envelope.ts';
import { businessFailure, notFound } from '../../core/base/errors.ts';
import type { RouteDefinition } from '../../core/calls/routeDefinition.ts';
import type { Services } from '../../core/services/services.ts';
import { beginSession } from '../sessions/beginSession.ts';
import type { UserRow } from '../sessions/signIn.ts';
import { tenantsOf } from '../../data/tenants/tenants.ts';
import { checkPhone, CODE, MOBILE } from '../verification/checkPhone.ts';
import { browserMarkOf, markBrowser } from './browserMark.ts';
import { sendHandoverPage } from './handoverPage.ts';
import { authorizeAddress, callbackUrl, identityOf } from './oauth.ts';
import { issueOneTimeCode, takeOneTimeCode } from './oneTimeCodes.ts';
import type { ProviderSettings } from '../../core/services/signInSettings.ts';
import { serverText } from '../../core/texts/serverText.ts';
import type { PhoneProof } from '../../../contract/signIn/credentials.ts';

/** Time to sign in at the provider, and to bind a phone afterwards. */
const STEP_SECONDS = 600;
/** Time from the popup back to the sign-in page (D24). */
const HANDOVER_SECONDS = 60;

/** Message to the sign-in page when an external account belongs to no user yet: `绑定手机号,{code}` (contract 1.7). */
const BIND = '绑定手机号';
const FAILED = '登录失败';

const THIRD_TYPE = { type: 'string', pattern: '^[a-z][a-z0-9_]{0,40}$' };
const TENANT = { type: 'string', maxLength: 40 };
const ONE_TIME = { type: 'string', minLength: 1, maxLength: 200 };

const providerOf = ({ signIn }: Services, thirdType: string): ProviderSettings => {
  const provider = signIn.providers.find((one) => one.thirdType === thirdType);
  if (!provider) throw notFound(serverText('providerUnknown'));
  return provider;
};

const paramsOf = (request: FastifyRequest) =>
  request.params as Readonly<Record<'thirdType' | 'token', string>> & { readonly tenantId?: string };

/** Values that clients without tenants send. */
const NO_TENANT = new Set(['0', 'undefined', 'null']);

async function sendToProvider(services: Services, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { db, signIn } = services;
  const provider = providerOf(services, paramsOf(request).thirdType);
  const browserMark = markBrowser(request, reply, signIn.publicUrl.startsWith('https:'));
  const purpose = `state:${provider.thirdType}`;
  const state = await issueOneTimeCode(db, { purpose, browserMark, subject: '', seconds: STEP_SECONDS });
  return reply.redirect(authorizeAddress(provider, callbackUrl(signIn.publicUrl, provider), state), 302);
}

const userOf = (db: Db, provider: ProviderSettings, identity: string): Promise<UserRow | undefined> =>
  db
    .selectFrom('sys_third_account as third')
    .innerJoin('sys_user as user', 'user.id', 'third.user_id')
    .where('third.third_type', '=', provider.thirdType)
    .where('third.third_user_id', '=', identity)
    .where('user.del_flag', '=', 0)
    .selectAll('user')
    .executeTakeFirst();

/** Returns the message to the sign-in page after the provider has redirected the browser. */
async function outcome(services: Services, request: FastifyRequest): Promise<string> {
  const { db, signIn } = services;
  const provider = providerOf(services, paramsOf(request).thirdType);
  const { code, state } = request.query as Readonly<Record<string, string | undefined>>;
  const browserMark = browserMarkOf(request);
  const known = await takeOneTimeCode(db, state, { purpose: `state:${provider.thirdType}`, browserMark });
  if (known === undefined || code === undefined) return FAILED;
  const identity = await identityOf(provider, code, callbackUrl(signIn.publicUrl, provider)).catch((error: unknown) => {
    request.log.error({ err: error }, 'sign-in elsewhere');
    return undefined;
  });
  if (identity === undefined) return FAILED;
  const user = await userOf(db, provider, identity);
  const next = user
    ? { purpose: `third:${provider.thirdType}`, subject: user.id, seconds: HANDOVER_SECONDS }
    : { purpose: `bind:${provider.thirdType}`, subject: identity, seconds: STEP_SECONDS };
  const handover = await issueOneTimeCode(db, { ...next, browserMark });
  return user ? handover : `${BIND},${handover}`;
}

/**
 * S7-5, S7-7: signs in with the popup's code, once, in the browser that it was issued for; in the tenant of the
 * address, if any.
 */
async function signInByCode(services: Services, request: FastifyRequest): Promise<Answer> {
  const { thirdType, token, tenantId = '0' } = paramsOf(request);
  const use = { purpose: `third:${thirdType}`, browserMark: browserMarkOf(request) };
  const userId = await takeOneTimeCode(services.db, token, use);
  const user =
    userId === undefined
      ? undefined
      : await services.db
          .selectFrom('sys_user')
          .selectAll()
          .where('id', '=', userId)
          .where('del_flag', '=', 0)
          .executeTakeFirst();
  if (!user) throw businessFailure(serverText('thirdLoginOver'));
  if (NO_TENANT.has(tenantId))
    return new Answer(await beginSession(services, request, { user }), serverText('loginSucceeded'));
  if (!(await tenantsOf(services.db, user)).some(({ id }) => id === tenantId))
    throw businessFailure(serverText('notInTenant'));
  const there = { ...user, login_tenant_id: tenantId };
  return new Answer(await beginSession(services, request, { user: there }), serverText('loginSucceeded'));
}

interface Binding extends PhoneProof {
  readonly thirdType: string;
  readonly thirdUserUuid: string;
}

/** Binds an external account to the user of a phone; its holder can then sign in with that account. */
async function bindPhone(services: Services, request: FastifyRequest): Promise<Answer> {
  const { db } = services;
  const { thirdType, thirdUserUuid, ...proof } = request.body as Binding;
  const user = await checkPhone(db, proof);
  const use = { purpose: `bind:${thirdType}`, browserMark: browserMarkOf(request) };
  const identity = await takeOneTimeCode(db, thirdUserUuid, use);
  if (identity === undefined) throw businessFailure(serverText('thirdLoginOver'));
  await db
    .insertInto('sys_third_account')
    .values({ third_type: thirdType, third_user_id: identity, user_id: user.id })
    .onConflict((conflict) => conflict.columns(['third_type', 'third_user_id']).doUpdateSet({ user_id: user.id }))
    .execute();
  return new Answer(await beginSession(services, request, { user }), serverText('loginSucceeded'));
}

/** Routes for the sign-in with external accounts (S7-5, S7-7, contract 1.7). */
export const thirdLoginRoutes = (services: Services): readonly RouteDefinition[] => {
  const open = {
    permission: 'public',
    scope: 'none',
    method: 'GET',
    rateLimit: { max: 120, timeWindow: 60_000 },
  } as const;
  const params = { type: 'object', properties: { thirdType: THIRD_TYPE } };
  return [
    {
      ...open,
      url: '/sys/thirdLogin/render/:thirdType',
      schema: { params },
      handle: (request, reply) => sendToProvider(services, request, reply),
    },
    {
      ...open,
      url: '/sys/thirdLogin/:thirdType/callback',
      schema: {
        params,
        querystring: {
          type: 'object',
          properties: { code: { type: 'string', maxLength: 2000 }, state: { type: 'string', maxLength: 200 } },
        },
      },
      handle: async (request, reply) => sendHandoverPage(reply, await outcome(services, request)),
    },
    ...['', '/:tenantId'].map((tenant): RouteDefinition => ({
      ...open,
      url: `/sys/thirdLogin/getLoginUser/:token/:thirdType${tenant}`,
      schema: {
        params: { type: 'object', properties: { thirdType: THIRD_TYPE, token: ONE_TIME, tenantId: TENANT } },
      },
      handle: (request) => signInByCode(services, request),
    })),
    {
      ...open,
      method: 'POST',
      url: '/sys/thirdLogin/bindingThirdPhone',
      schema: {
        body: {
          type: 'object',
          required: ['mobile', 'captcha', 'thirdUserUuid', 'thirdType'],
          properties: { mobile: MOBILE, captcha: CODE, thirdUserUuid: ONE_TIME, thirdType: THIRD_TYPE },
        },
      },
      handle: (request) => bindPhone(services, request),
    },
  ];
};
