import type { FastifyRequest } from 'fastify';
import { MAX_PASSWORD_LENGTH } from '../../../contract/signIn/credentials.ts';
import { EMAIL_PATTERN } from '../../../contract/signIn/registration.ts';
import { Answer } from '../../core/base/envelope.ts';
import { badRequest, businessFailure } from '../../core/base/errors.ts';
import type { RouteDefinition } from '../../core/calls/routeDefinition.ts';
import { serverText } from '../../core/texts/serverText.ts';
import type { Services } from '../../core/services/services.ts';
import { CODE, MOBILE } from '../verification/checkPhone.ts';
import { changeContact, editOwnData, ownData, type ContactForm, type OwnDataForm } from './ownContact.ts';

const EMAIL = { type: 'string', maxLength: 200, pattern: `^$|${EMAIL_PATTERN}` };
const PASSWORD = { type: 'string', maxLength: MAX_PASSWORD_LENGTH };

const contactSchema = {
  body: {
    type: 'object',
    properties: { password: PASSWORD, phone: MOBILE, newPhone: MOBILE, smscode: CODE, email: EMAIL },
  },
};

const text = (maxLength: number) => ({ type: ['string', 'null'], maxLength, pattern: '^[^\\u0000]*$' });

const dataSchema = {
  body: {
    type: 'object',
    properties: {
      realname: text(100),
      post: text(1000),
      avatar: text(500),
      birthday: { type: ['string', 'null'], pattern: '^$|^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$' },
      sex: { enum: ['', '1', '2', 1, 2, null] },
    },
  },
};

/** Returns whether the text is blank or a valid calendar date. */
const isDay = (text: string): boolean =>
  text === '' || new Date(`${text}T00:00:00Z`).toISOString().slice(0, 10) === text;

/** Routes for the own account's settings: phone number and e-mail, picture, birthday and sex (S7-23, contract 4.1). */
export function contactRoutes(services: Services): readonly RouteDefinition[] {
  const own = { permission: 'authenticated', scope: 'own' } as const;
  const change = async ({ session, body }: FastifyRequest): Promise<Answer> => {
    // Other clients send the new number in addition to the previous one.
    const { newPhone, ...sent } = Object(body) as Partial<ContactForm> & { readonly newPhone?: string };
    const { password = '', ...form } = newPhone === undefined ? sent : { ...sent, phone: newPhone };
    if (password === '') throw businessFailure(serverText('passwordNeeded'));
    await changeContact(services, session, { ...form, password });
    return new Answer(null, serverText('contactChanged'));
  };
  const changes = ['changePhoneEmail', 'changePhone', 'updateMobile'].map((name): RouteDefinition => ({
    ...own,
    method: 'PUT',
    url: `/sys/user/${name}`,
    rateLimit: { max: 30, timeWindow: 60_000 },
    schema: contactSchema,
    handle: change,
  }));
  return [
    ...changes,
    {
      ...own,
      method: 'GET',
      url: '/sys/user/login/setting/getUserData',
      handle: ({ session }) => ownData(services.db, session),
    },
    {
      ...own,
      method: 'POST',
      url: '/sys/user/login/setting/userEdit',
      schema: dataSchema,
      handle: async ({ session, body }) => {
        const form = body as OwnDataForm;
        if (!isDay(form.birthday ?? ''))
          throw badRequest(serverText('noSuchDay'), [{ path: '/birthday', said: serverText('noSuchDay') }]);
        await editOwnData(services.db, session, form);
        return new Answer(null, serverText('edited'));
      },
    },
  ];
}
