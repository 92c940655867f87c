import { badRequest } from '../../core/base/errors.ts';
import type { RouteDefinition } from '../../core/calls/routeDefinition.ts';
import type { Services } from '../../core/services/services.ts';
import { readUserSettings, writeUserSettings } from './userSettings.ts';
import type { UserSetting, UserSettingsBody } from '../../../contract/userSettings.ts';
import { serverText } from '../../core/texts/serverText.ts';

/** Maximum length of one value, as JSON. */
const MAX_VALUE_LENGTH = 20_000;

const writeSchema = {
  body: {
    type: 'object',
    required: ['settings'],
    properties: {
      settings: {
        type: 'array',
        minItems: 1,
        maxItems: 40,
        items: {
          type: 'object',
          required: ['key', 'value', 'time'],
          properties: {
            key: { type: 'string', pattern: '^[A-Za-z][\\w.:/-]{0,119}$' },
            value: {},
            time: { type: 'integer', minimum: 0, maximum: 9_007_199_254_740_991 },
          },
        },
      },
    },
  },
};

function readBody(body: unknown): readonly UserSetting[] {
  // The schema of the route has checked the shape.
  const { settings } = body as UserSettingsBody;
  const long = settings.findIndex(({ value }) => JSON.stringify(value).length > MAX_VALUE_LENGTH);
  if (long >= 0)
    throw badRequest(
      serverText('invalidInput', {
        detail: serverText('longSetting', { place: `settings/${long}/value`, most: MAX_VALUE_LENGTH }),
      }),
    );
  return settings;
}

/** Routes for a user's own settings: appearance, language, tables. */
export const userSettingRoutes = ({ db }: Services): readonly RouteDefinition[] => [
  {
    method: 'GET',
    url: '/sys/user/settings',
    light: true,
    permission: 'authenticated',
    scope: 'own',
    handle: ({ session }): Promise<readonly UserSetting[]> => readUserSettings(db, session.user.id),
  },
  {
    method: 'POST',
    url: '/sys/user/settings',
    light: true,
    permission: 'authenticated',
    scope: 'own',
    schema: writeSchema,
    handle: async ({ session, body }) => {
      await writeUserSettings(db, session.user.id, readBody(body));
      return null;
    },
  },
];
