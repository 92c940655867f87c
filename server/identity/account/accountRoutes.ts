import { shortDictionaries } from '../../data/dictionaries/shortDictionaries.ts';
import { Answer } from '../../core/base/envelope.ts';
import { unauthorized } from '../../core/base/errors.ts';
import type { RouteDefinition } from '../../core/calls/routeDefinition.ts';
import type { Services } from '../../core/services/services.ts';
import { changePassword, type PasswordForm } from './changePassword.ts';
import { departmentsOf } from '../sessions/departments.ts';
import { endOwnSession, ownSessions } from './ownSessions.ts';
import { selectDepartment, type DepartmentChoice } from './selectDepartment.ts';
import type { Session } from '../../core/calls/session.ts';
import { findSessionByHash } from '../sessions/sessionStore.ts';
import { userInfo } from '../sessions/userInfo.ts';
import { serverText } from '../../core/texts/serverText.ts';
import type { SentUserInfo } from '../../../contract/signIn/signIn.ts';
import { MAX_PASSWORD_LENGTH } from '../../../contract/signIn/credentials.ts';

const password = { type: 'string', maxLength: MAX_PASSWORD_LENGTH };
const passwordSchema = {
  body: {
    type: 'object',
    required: ['username', 'oldpassword', 'password', 'confirmpassword'],
    properties: {
      username: { type: 'string', maxLength: 100 },
      oldpassword: password,
      password,
      confirmpassword: password,
    },
  },
};

const departmentSchema = {
  body: {
    type: 'object',
    required: ['orgCode'],
    properties: {
      orgCode: { type: 'string', maxLength: 100 },
      username: { type: 'string', maxLength: 100 },
      loginTenantId: { type: ['string', 'number', 'null'], maxLength: 100 },
    },
  },
};

const sessionSchema = {
  body: {
    type: 'object',
    required: ['id'],
    properties: { id: { type: 'string', pattern: '^[0-9a-f]{16}$' } },
  },
};

/** Returns the user as the session is now, since it may have changed within this call. */
async function ownInfo({ db }: Services, { tokenHash }: Session): Promise<{ readonly userInfo: SentUserInfo }> {
  const session = await findSessionByHash(db, tokenHash);
  if (!session) throw unauthorized();
  const { id, tenantId, orgCode } = session.user;
  const row = await db.selectFrom('sys_user').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const departments = await departmentsOf(db, { userId: id, tenants: [tenantId], currentCode: orgCode });
  return { userInfo: userInfo(row, departments, { tenantId, orgCode: orgCode || null }) };
}

/** Routes for users' own accounts. */
export const accountRoutes = (services: Services): readonly RouteDefinition[] => {
  const own = { permission: 'authenticated', scope: 'own', light: true } as const;
  return [
    {
      ...own,
      method: 'GET',
      url: '/sys/user/getUserInfo',
      // Clients of the third generation get no dictionaries at sign-in and request them here.
      handle: async ({ session }) => ({
        ...(await ownInfo(services, session)),
        sysAllDictItems: shortDictionaries(services.schemas),
      }),
    },
    {
      ...own,
      method: 'PUT',
      url: '/sys/selectDepart',
      schema: departmentSchema,
      handle: async ({ session, body }) => {
        await selectDepartment(services.db, session, body as DepartmentChoice);
        return ownInfo(services, session);
      },
    },
    {
      ...own,
      method: 'PUT',
      url: '/sys/user/updatePassword',
      schema: passwordSchema,
      whilePasswordDue: true,
      rateLimit: { max: 30, timeWindow: 60_000 },
      handle: async ({ session, body }) => {
        await changePassword(services.db, session, body as PasswordForm);
        return new Answer(null, serverText('passwordChanged'));
      },
    },
    { ...own, method: 'GET', url: '/sys/user/sessions', handle: ({ session }) => ownSessions(services.db, session) },
    {
      ...own,
      method: 'POST',
      url: '/sys/user/endSession',
      schema: sessionSchema,
      handle: async ({ session, body }) => {
        await endOwnSession(services.db, session, (body as { readonly id: string }).id);
        return new Answer(null, serverText('sessionEnded'));
      },
    },
  ];
};
