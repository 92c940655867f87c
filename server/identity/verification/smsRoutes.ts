import type { FastifyRequest } from 'fastify';
import { Answer } from '../../core/base/envelope.ts';
import { businessFailure } from '../../core/base/errors.ts';
import type { RouteDefinition } from '../../core/calls/routeDefinition.ts';
import type { Services } from '../../core/services/services.ts';
import { beginSession } from '../sessions/beginSession.ts';
import { checkPhone, CODE, MOBILE, usersOfPhone } from './checkPhone.ts';
import { issueCode } from './smsCodes.ts';
import type { SmsPurpose } from '../../core/services/smsPort.ts';
import { serverText } from '../../core/texts/serverText.ts';
import type { PhoneProof, SmsWait } from '../../../contract/signIn/credentials.ts';

const PURPOSES: Readonly<Record<string, SmsPurpose>> = { 0: 'login', 1: 'register', 2: 'password' };

const smsSchema = {
  body: {
    type: 'object',
    required: ['mobile', 'smsmode'],
    properties: { mobile: MOBILE, smsmode: { enum: ['0', '1', '2', 0, 1, 2] } },
  },
};

const thirdSmsSchema = { body: { type: 'object', required: ['mobile'], properties: { mobile: MOBILE } } };

const phoneLoginSchema = {
  body: { type: 'object', required: ['mobile', 'captcha'], properties: { mobile: MOBILE, captcha: CODE } },
};

/** Returns whether a code is useful for the number; others get the same answer and no message (D28). */
async function isWanted(services: Services, mobile: string, purpose: SmsPurpose): Promise<boolean> {
  const isKnown = (await usersOfPhone(services.db, mobile)).length > 0;
  return purpose === 'register' ? !isKnown : isKnown;
}

/** The gateway is not awaited: its response time would reveal which numbers are known. */
async function sendCode(services: Services, request: FastifyRequest): Promise<Answer<SmsWait>> {
  const { mobile, smsmode = 0 } = request.body as { readonly mobile: string; readonly smsmode?: string | number };
  const purpose = PURPOSES[smsmode] ?? 'login';
  const { db, sms } = services;
  if (sms === undefined) throw businessFailure(serverText('smsNotConfigured'));
  const { code, waitSeconds } = await issueCode(db, { mobile, purpose });
  const result: SmsWait = { waitSeconds };
  if (code === undefined) throw businessFailure(serverText('smsTooOften', { seconds: waitSeconds }), { result });
  if (await isWanted(services, mobile, purpose))
    sms
      .send({ mobile, purpose, code })
      .catch((error: unknown) => request.log.error({ err: error }, 'an SMS was not sent'));
  return new Answer(result, serverText('smsSent'));
}

/** Routes for codes by SMS, and the sign-in with one (S7-3). */
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
    // Code for binding an external account (contract 1.7): a sign-in code, counted with the others.
    {
      ...open,
      url: '/sys/thirdSms',
      schema: thirdSmsSchema,
      rateLimit: { max: 60, timeWindow: 600_000 },
      handle: (request) => sendCode(services, request),
    },
    {
      ...open,
      url: '/sys/phoneLogin',
      schema: phoneLoginSchema,
      rateLimit: { max: 120, timeWindow: 60_000 },
      handle: async (request) => {
        const user = await checkPhone(services.db, request.body as PhoneProof);
        return new Answer(await beginSession(services, request, { user }), serverText('loginSucceeded'));
      },
    },
  ];
};
