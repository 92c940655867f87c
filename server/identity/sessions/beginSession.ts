import type { FastifyRequest } from 'fastify';
import { shortDictionaries } from '../../data/dictionaries/shortDictionaries.ts';
import { businessFailure } from '../../core/base/errors.ts';
import type { Session } from '../../core/calls/session.ts';
import { callFacts } from '../logs/callFacts.ts';
import { logSignIn } from '../logs/signInLog.ts';
import type { Services } from '../../core/services/services.ts';
import { startingTenant, tenantsOf } from '../../data/tenants/tenants.ts';
import { departmentsOf } from './departments.ts';
import { PASSWORD_DUE } from '../../../contract/signIn/credentials.ts';
import { SECOND_FACTOR } from '../../../contract/signIn/secondFactor.ts';
import { hasSecondFactor, issueSignInTicket } from './secondFactor.ts';
import { closeSession, findSession, openSession } from './sessionStore.ts';
import { FROZEN, type UserRow } from './signIn.ts';
import { userInfo } from './userInfo.ts';
import { isThirdGeneration } from '../../core/calls/clientGeneration.ts';
import { languageOf } from '../../core/calls/language.ts';
import { formatText, serverText } from '../../core/texts/serverText.ts';
import type { SentSignIn } from '../../../contract/signIn/signIn.ts';
import type { Department } from '../../../contract/departments.ts';

/** 0: no department, 1: one, which is selected, 2: several (contract 1.2). */
const multiDepart = (departments: readonly Department[]): number => Math.min(departments.length, 2);

/** Clients of the third generation request dictionaries one by one. */
const dictionariesFor = (request: FastifyRequest, { schemas }: Services) =>
  isThirdGeneration(request) ? {} : { sysAllDictItems: shortDictionaries(schemas) };

/**
 * Clients of the third generation have no step for a due password or factor: a session that answers nothing else breaks
 * them. They get an error text, and the session is closed.
 */
async function refuseWithoutStep(
  { db, signIn: { publicUrl } }: Services,
  { tokenHash, passwordDue = false, factorDue = false }: Session,
): Promise<void> {
  if (!passwordDue && !factorDue) return;
  await closeSession(db, tokenHash);
  const place = publicUrl === '' ? serverText('ownSignInPage') : publicUrl;
  const said = passwordDue ? serverText('passwordDueElsewhere', { place }) : serverText('totpDueElsewhere', { place });
  throw businessFailure(said, { code: PASSWORD_DUE });
}

/** A user who has proved his identity; `byPassword`: by the password of the account. Default: another way. */
interface Proved {
  readonly user: UserRow;
  readonly byPassword?: boolean;
  /** Also by the second factor; otherwise it is requested. Default: false. */
  readonly isTwofold?: boolean;
}

/**
 * Opens the session of a user who has proved his identity, by whatever method (S3-2, S4-3). `departs` are those of all
 * tenants when the user has to choose one (`tenantList`), else those of the only one.
 */
export async function beginSession(
  services: Services,
  request: FastifyRequest,
  { user, byPassword = false, isTwofold = false }: Proved,
): Promise<SentSignIn> {
  const { db } = services;
  if (user.status === FROZEN) throw businessFailure(serverText('userFrozen'));
  if (!isTwofold && (await hasSecondFactor(db, user.id))) {
    const ticket = await issueSignInTicket(db, { userId: user.id, byPassword });
    throw businessFailure(serverText('totpNeeded'), { code: SECOND_FACTOR, result: { ticket } });
  }
  const tenants = await tenantsOf(db, user);
  const tenantId = startingTenant(tenants, user).id;
  const isOwn = tenantId === user.tenant_id;
  const all = await departmentsOf(db, {
    userId: user.id,
    tenants: tenants.map(({ id }) => id),
    currentCode: user.org_code,
  });
  const departs = all.filter((department) => department.tenantId === tenantId);
  const orgCode = isOwn ? user.org_code : (departs[0]?.orgCode ?? null);
  // A user who signed in another way may not know the password, or have none.
  const passwordDue = byPassword && user.password_due;
  const place = isOwn ? {} : { tenantId, orgCode };
  const token = await openSession(db, { userId: user.id, ip: request.ip, passwordDue, ...place });
  const session = await findSession(db, token);
  if (session !== undefined && isThirdGeneration(request)) await refuseWithoutStep(services, session);
  await logSignIn(db, { tenantId, username: user.username, realname: user.realname, call: callFacts(request) });
  const isFactorDue = session?.factorDue === true;
  return {
    token,
    userInfo: userInfo(user, departs, { tenantId, orgCode }),
    departs: all,
    multi_depart: multiDepart(departs),
    ...(tenants.length > 1 && { tenantList: tenants }),
    ...(passwordDue && { passwordDue: formatText(serverText('passwordDue'), languageOf(request)) }),
    ...(isFactorDue && { factorDue: formatText(serverText('totpDue'), languageOf(request)) }),
    ...dictionariesFor(request, services),
  };
}
