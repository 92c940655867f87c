import { Answer } from '../envelope.ts';
import { messages } from '../messages.ts';
import type { RouteDefinition } from '../routes/routeDefinition.ts';
import type { Services } from '../services.ts';
import { endSession, onlineUsers } from './onlineUsers.ts';

const COUNT = { type: 'string', pattern: '^[1-9][0-9]{0,3}$' };

const listSchema = {
  querystring: {
    type: 'object',
    properties: { username: { type: 'string', maxLength: 100 }, pageNo: COUNT, pageSize: COUNT },
  },
};

const endSchema = {
  body: {
    type: 'object',
    required: ['token'],
    properties: { token: { type: 'string', pattern: '^[0-9a-f]{16}$' } },
  },
};

const MOST_ROWS = 200;

/** Who is signed in, and the forced sign-out (S7-8, contract 1.1). */
export const onlineRoutes = ({ db }: Services): readonly RouteDefinition[] => [
  {
    method: 'GET',
    url: '/sys/online/list',
    permission: 'system:online:list',
    scope: 'tenant',
    schema: listSchema,
    handle: ({ session, query }) => {
      const { username = '', pageNo = '1', pageSize = '10' } = query as Readonly<Record<string, string>>;
      return onlineUsers(db, session, {
        username: username.trim(),
        pageNo: Number(pageNo),
        pageSize: Math.min(Number(pageSize), MOST_ROWS),
      });
    },
  },
  {
    method: 'POST',
    url: '/sys/online/forceLogout',
    light: true,
    permission: 'system:online:forceLogout',
    scope: 'tenant',
    schema: endSchema,
    handle: async ({ session, body }) => {
      await endSession(db, session, (body as { readonly token: string }).token);
      return new Answer(null, messages.logoutSucceeded);
    },
  },
];
