import type { SentOnlineUser } from '../../../contract/onlineUsers.ts';
import type { SentPage } from '../../../contract/pages.ts';
import { Answer } from '../../core/base/envelope.ts';
import { listedText } from '../../data/dictionaries/listedText.ts';
import { languageOf } from '../../core/calls/language.ts';
import { serverText } from '../../core/texts/serverText.ts';
import { readPlainList } from '../../data/lists/plainListParameters.ts';
import type { RouteDefinition } from '../../core/calls/routeDefinition.ts';
import type { Services } from '../../core/services/services.ts';
import { endSession, onlineUsers, SORTABLE_SESSIONS } from './onlineUsers.ts';

const listSchema = {
  querystring: { type: 'object', properties: { username: { type: 'string', maxLength: 100 } } },
};
const LIST = { names: new Set(['username']), sortable: SORTABLE_SESSIONS };

const endSchema = {
  body: {
    type: 'object',
    required: ['token'],
    properties: { token: { type: 'string', pattern: '^[0-9a-f]{16}$' } },
  },
};

/** Routes for signed-in users and the forced sign-out (S7-8, contract 1.1). */
export const onlineRoutes = ({ db, schemas }: Services): readonly RouteDefinition[] => [
  {
    method: 'GET',
    url: '/sys/online/list',
    permission: 'system:online:list',
    scope: 'tenant',
    schema: listSchema,
    handle: async (request): Promise<SentPage<SentOnlineUser>> => {
      const said = request.query as Readonly<Record<string, string>>;
      const { username = '' } = said;
      const query = { ...readPlainList(LIST, said), username: username.trim() };
      const { records, ...page } = await onlineUsers(db, request.session, query);
      const textOf = listedText(schemas, languageOf(request));
      return { ...page, records: records.map((user) => ({ ...user, sex_dictText: textOf('sex', user.sex) })) };
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
      return new Answer(null, serverText('logoutSucceeded'));
    },
  },
];
