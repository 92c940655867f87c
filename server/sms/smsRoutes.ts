import type { FastifyRequest } from 'fastify';
import { Answer } from '../envelope.ts';
import { businessFailure } from '../errors.ts';
import { messages } from '../messages.ts';
import type { RouteDefinition } from '../routes/routeDefinition.ts';
import type { Services } from '../services.ts';
import { beginSession } from '../sessions/beginSession.ts';
import { clearFailures, countAttempt, lockAfterFailure } from '../sessions/lockout.ts';
import type { UserRow } from '../sessions/signIn.ts';
import { issueCode, takeCode } from './smsCodes.ts';
import type { SmsPurpose } from './smsPort.ts';

/** D2: numbers from 13 to 19 are in service. */
const MOBILE = { type: 'string', pattern: '^1[3-9][0-9]{9}$' };
const CODE = { type: 'string', pattern: '^[0-9]{6}$' };

const PURPOSES: Readonly<Record<string, SmsPurpose>> = { 0: 'login', 1: 'register', 2: 'password' };

const smsSchema = {
  body: {
    type: 'object',
    required: ['mobile', 'smsmode'],
    properties: { mobile: MOBILE, smsmode: { enum: ['0', '1', '2', 0, 1, 2] } },
  },
};

const phoneLoginSchema = {
  body: { type: 'object', required: ['mobile', 'captcha'], properties: { mobile: MOBILE, captcha: CODE } },
};

interface PhoneProof {
  readonly mobile: string;
  readonly captcha: string;
}

const usersOf = ({ db }: Services, mobile: string): Promise<UserRow[]> =>
  db.selectFrom('sys_user').selectAll().where('phone', '=', mobile).where('del_flag', '=', 0).limit(2).execute();

/** A code goes to whom it is of use; the others get the same answer and no message (D28). */
async function isWanted(services: Services, mobile: string, purpose: SmsPurpose): Promise<boolean> {
  const isKnown = (await usersOf(services, mobile)).length > 0;
  return purpose === 'register' ? !isKnown : isKnown;
}

/** The gateway is not waited for: how long it takes would tell who is known. */
async function sendCode(services: Services, request: FastifyRequest): Promise<Answer> {
  const { mobile, smsmode } = request.body as { readonly mobile: string; readonly smsmode: string | number };
  const purpose = PURPOSES[smsmode] ?? 'login';
  const { db, sms } = services;
  if (sms === undefined) throw businessFailure(messages.smsNotConfigured);
  const { code, waitSeconds } = await issueCode(db, { mobile, purpose });
  if (code === undefined) throw businessFailure(messages.smsTooOften(waitSeconds), { result: { waitSeconds } });
  if (await isWanted(services, mobile, purpose))
    sms
      .send({ mobile, purpose, code })
      .catch((error: unknown) => request.log.error({ err: error }, 'an SMS was not sent'));
  return new Answer({ waitSeconds }, messages.smsSent);
}

/** The one user of a number who has proved to hold it; wrong codes lock the number as wrong passwords do a name. */
async function checkPhone(services: Services, { mobile, captcha }: PhoneProof): Promise<UserRow> {
  const { db } = services;
  const key = `phone/${mobile}`;
  const minutes = await countAttempt(db, key);
  if (minutes > 0) throw businessFailure(messages.tooManyFailures(minutes));
  const isRight = await takeCode(db, { mobile, purpose: 'login' }, captcha);
  const [user, another] = isRight ? await usersOf(services, mobile) : [];
  if (!user) {
    await lockAfterFailure(db, key);
    throw businessFailure(messages.smsCodeWrong);
  }
  await clearFailures(db, key);
  if (another) throw businessFailure(messages.phoneOfSeveral);
  return user;
}

/** Codes by SMS, and the sign-in with one (S7-3). */
export const smsRoutes = (services: Services): readonly RouteDefinition[] => {
  const open = { permission: 'public', scope: 'none', method: 'POST' } as const;
  return [
    {
      ...open,
      url: '/sys/sms',
      schema: smsSchema,
      rateLimit: { max: 60, timeWindow: 600_000 },
      handle: (request) => sendCode(services, request),
    },
    {
      ...open,
      url: '/sys/phoneLogin',
      schema: phoneLoginSchema,
      rateLimit: { max: 120, timeWindow: 60_000 },
      handle: async (request) => {
        const user = await checkPhone(services, request.body as PhoneProof);
        return new Answer(await beginSession(services, request, user), messages.loginSucceeded);
      },
    },
  ];
};
