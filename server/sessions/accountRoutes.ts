import type { FastifyRequest } from 'fastify';
import { Answer } from '../envelope.ts';
import { businessFailure } from '../errors.ts';
import { messages } from '../messages.ts';
import type { RouteDefinition } from '../routes/routeDefinition.ts';
import type { Services } from '../services.ts';
import { changePassword, type PasswordForm } from './changePassword.ts';
import { departmentsOf } from './departments.ts';
import { endOwnSession, ownSessions } from './ownSessions.ts';
import type { Session } from './session.ts';
import { userInfo } from './userInfo.ts';

const password = { type: 'string', maxLength: 200 };
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

interface DepartmentChoice {
  readonly orgCode: string;
  readonly username?: string;
}

const departmentSchema = {
  body: {
    type: 'object',
    required: ['orgCode'],
    properties: {
      orgCode: { type: 'string', minLength: 1, maxLength: 100 },
      username: { type: 'string', maxLength: 100 },
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

async function ownInfo({ db }: Services, { user }: Session) {
  const row = await db.selectFrom('sys_user').selectAll().where('id', '=', user.id).executeTakeFirstOrThrow();
  return { userInfo: userInfo(row, await departmentsOf(db, user.id, row.org_code)) };
}

/** The department that the caller works for from now on, in every session: rights and data scope follow it (S7-11). */
async function selectDepartment(services: Services, request: FastifyRequest) {
  const { session } = request;
  // The schema of the route has made sure of the shape.
  const { orgCode, username } = request.body as DepartmentChoice;
  const { user } = session;
  if (username !== undefined && username !== user.username) throw businessFailure(messages.ownDepartmentOnly);
  if (!user.departments.includes(orgCode)) throw businessFailure(messages.notInDepartment);
  await services.db.updateTable('sys_user').set({ org_code: orgCode }).where('id', '=', user.id).execute();
  return ownInfo(services, session);
}

/** What users do with their own account. */
export const accountRoutes = (services: Services): readonly RouteDefinition[] => {
  const own = { permission: 'authenticated', scope: 'own' } as const;
  return [
    { ...own, method: 'GET', url: '/sys/user/getUserInfo', handle: ({ session }) => ownInfo(services, session) },
    {
      ...own,
      method: 'PUT',
      url: '/sys/selectDepart',
      schema: departmentSchema,
      handle: (request) => selectDepartment(services, request),
    },
    {
      ...own,
      method: 'PUT',
      url: '/sys/user/updatePassword',
      schema: passwordSchema,
      rateLimit: { max: 30, timeWindow: 60_000 },
      handle: async ({ session, body }) => {
        await changePassword(services.db, session, body as PasswordForm);
        return new Answer(null, messages.passwordChanged);
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
        return new Answer(null, messages.sessionEnded);
      },
    },
  ];
};
