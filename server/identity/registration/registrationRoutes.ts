import { Answer } from '../../core/base/envelope.ts';
import type { RouteDefinition } from '../../core/calls/routeDefinition.ts';
import type { Services } from '../../core/services/services.ts';
import { CODE, MOBILE } from '../verification/checkPhone.ts';
import { register, type Registration } from './register.ts';
import { resetPassword, verifyPhone, type PasswordReset, type PhoneVerification } from './resetPassword.ts';
import { serverText } from '../../core/texts/serverText.ts';
import { EMAIL_PATTERN, USERNAME_PATTERN } from '../../../contract/signIn/registration.ts';
import { MAX_PASSWORD_LENGTH, SHORTEST_PASSWORD } from '../../../contract/signIn/credentials.ts';

const USERNAME = { type: 'string', pattern: USERNAME_PATTERN };
const NEW_PASSWORD = { type: 'string', minLength: SHORTEST_PASSWORD, maxLength: MAX_PASSWORD_LENGTH };
const EMAIL = { type: 'string', maxLength: 200, pattern: `^$|${EMAIL_PATTERN}` };
const TEN_MINUTES = 600_000;

const registerSchema = {
  body: {
    type: 'object',
    required: ['username', 'password', 'phone', 'smscode'],
    properties: { username: USERNAME, password: NEW_PASSWORD, phone: MOBILE, email: EMAIL, smscode: CODE },
  },
};

const verificationSchema = {
  body: { type: 'object', required: ['phone', 'smscode'], properties: { phone: MOBILE, smscode: CODE } },
};

const resetSchema = {
  body: {
    type: 'object',
    required: ['username', 'password', 'phone', 'smscode'],
    properties: {
      username: { type: 'string', maxLength: 100 },
      password: NEW_PASSWORD,
      phone: MOBILE,
      smscode: CODE,
    },
  },
};

/**
 * Routes for registration and for the recovery of an account with a forgotten password. Passwords are sent only in
 * bodies.
 */
export const registrationRoutes = ({ db }: Services): readonly RouteDefinition[] => {
  const open = {
    permission: 'public',
    scope: 'none',
    method: 'POST',
    rateLimit: { max: 60, timeWindow: TEN_MINUTES },
  } as const;
  return [
    {
      ...open,
      url: '/sys/user/register',
      schema: registerSchema,
      handle: async ({ body }) => {
        await register(db, body as Registration);
        return new Answer(null, serverText('registered'));
      },
    },
    {
      ...open,
      url: '/sys/user/phoneVerification',
      schema: verificationSchema,
      handle: ({ body }) => verifyPhone(db, body as PhoneVerification),
    },
    {
      ...open,
      url: '/sys/user/passwordChange',
      schema: resetSchema,
      handle: async ({ body }) => {
        await resetPassword(db, body as PasswordReset);
        return new Answer(null, serverText('passwordReset'));
      },
    },
  ];
};
