import type { FastifyReply, FastifyRequest } from 'fastify';
import { MAX_PASSWORD_LENGTH } from '../../../contract/signIn/credentials.ts';
import { auditChange } from '../../data/audit/auditChange.ts';
import { Answer } from '../../core/base/envelope.ts';
import { sealedSecrets } from '../../core/base/sealedSecrets.ts';
import { businessFailure } from '../../core/base/errors.ts';
import type { RouteDefinition } from '../../core/calls/routeDefinition.ts';
import type { Session } from '../../core/calls/session.ts';
import { serverText } from '../../core/texts/serverText.ts';
import type { Services } from '../../core/services/services.ts';
import { beginSession } from '../sessions/beginSession.ts';
import { rememberDevice } from '../sessions/knownDevices.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  proveSecondFactor,
  readSecondFactor,
  removeSecondFactors,
  waitingSignIn,
} from '../sessions/secondFactor.ts';
import { isRequiredOf } from '../sessions/sessionStore.ts';
import { proveOwnPassword } from './changePassword.ts';

const CODE = { type: 'string', minLength: 1, maxLength: 20 };
const PASSWORD = { type: 'string', minLength: 1, maxLength: MAX_PASSWORD_LENGTH };

const bodyOf = (properties: Readonly<Record<string, object>>) => ({
  body: { type: 'object', required: Object.keys(properties), properties },
});

interface Sent {
  readonly code: string;
  readonly password: string;
  readonly ticket: string;
}

/** Calls for users' own second factor, and for the sign-in step that requires it (RFC 6238, decision 0068). */
class SecondFactorCalls {
  readonly #services: Services;

  constructor(services: Services) {
    this.#services = services;
  }

  #check(userId: string, code: string) {
    return { secrets: sealedSecrets(this.#services.config.keyFile), userId, code };
  }

  #log({ user }: Session, enabled: boolean): Promise<void> {
    const facts = [{ secondFactor: !enabled }, { secondFactor: enabled }] as const;
    const change = {
      table: 'sys_user_account',
      id: user.id,
      action: 'secondFactor',
      before: facts[0],
      after: facts[1],
    };
    return auditChange(this.#services.db, user, [change]);
  }

  signIn = async (request: FastifyRequest, reply: FastifyReply): Promise<Answer> => {
    const { db, signIn } = this.#services;
    const { ticket, code } = request.body as Sent;
    const { userId } = await waitingSignIn(db, ticket);
    await proveSecondFactor(db, this.#check(userId, code));
    const { byPassword } = await waitingSignIn(db, ticket, { isOver: true });
    const user = await db
      .selectFrom('sys_user')
      .selectAll()
      .where('id', '=', userId)
      .where('del_flag', '=', 0)
      .executeTakeFirst();
    if (user === undefined) throw businessFailure(serverText('totpTicketOver'));
    const begun = await beginSession(this.#services, request, { user, byPassword, isTwofold: true });
    const isSecure = signIn.publicUrl.startsWith('https:');
    if (byPassword) await rememberDevice(db, { request, reply, userId, isSecure });
    return new Answer(begun, serverText('loginSucceeded'));
  };

  read = async ({ session }: FastifyRequest) => ({
    ...(await readSecondFactor(this.#services.db, session.user.id)),
    required: await isRequiredOf(this.#services.db, session),
  });

  begin = async ({ session, body }: FastifyRequest) => {
    const { db, config } = this.#services;
    await proveOwnPassword(db, session.user.id, (body as Sent).password);
    return beginSecondFactor(db, sealedSecrets(config.keyFile), session.user);
  };

  confirm = async ({ session, body }: FastifyRequest) => {
    const check = this.#check(session.user.id, (body as Sent).code);
    const recoveryCodes = await confirmSecondFactor(this.#services.db, check);
    await this.#log(session, true);
    return new Answer({ recoveryCodes }, serverText('totpBegun'));
  };

  remove = async ({ session, body }: FastifyRequest) => {
    const { db } = this.#services;
    const { password, code } = body as Sent;
    if (await isRequiredOf(db, session)) throw businessFailure(serverText('totpKept'));
    await proveOwnPassword(db, session.user.id, password);
    await proveSecondFactor(db, this.#check(session.user.id, code));
    await removeSecondFactors(db, [session.user.id]);
    await this.#log(session, false);
    return new Answer(null, serverText('totpEnded'));
  };
}

export function secondFactorRoutes(services: Services): readonly RouteDefinition[] {
  const calls = new SecondFactorCalls(services);
  const own = {
    permission: 'authenticated',
    scope: 'own',
    light: true,
    whileFactorDue: true,
    rateLimit: { max: 30, timeWindow: 60_000, of: 'user' },
  } as const;
  return [
    {
      method: 'POST',
      url: '/sys/loginCode',
      permission: 'public',
      scope: 'none',
      rateLimit: { max: 60, timeWindow: 60_000 },
      schema: bodyOf({ ticket: { type: 'string', maxLength: 100 }, code: CODE }),
      handle: calls.signIn,
    },
    { ...own, method: 'GET', url: '/sys/user/secondFactor', handle: calls.read },
    {
      ...own,
      method: 'POST',
      url: '/sys/user/secondFactor/begin',
      schema: bodyOf({ password: PASSWORD }),
      handle: calls.begin,
    },
    {
      ...own,
      method: 'POST',
      url: '/sys/user/secondFactor/confirm',
      schema: bodyOf({ code: CODE }),
      handle: calls.confirm,
    },
    {
      ...own,
      method: 'POST',
      url: '/sys/user/secondFactor/remove',
      schema: bodyOf({ password: PASSWORD, code: CODE }),
      handle: calls.remove,
    },
  ];
}
