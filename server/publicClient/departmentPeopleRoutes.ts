import type { FastifyRequest } from 'fastify';
import { sql, type RawBuilder } from 'kysely';
import { languageOf } from '../calls/language.ts';
import type { RouteDefinition } from '../calls/routeDefinition.ts';
import { listedText } from '../dictionaries/listedText.ts';
import { addressesOf, type ListedThing } from '../people/listedThings.ts';
import { listThings } from '../people/listThings.ts';
import type { Services } from '../services/services.ts';
import { departmentNamesIn, usersWithForm } from './userFormFields.ts';

type Fragment = RawBuilder<unknown>;
type Parameters = Readonly<Record<string, string>>;

/** Values are texts, none of them twice. */
const TEXTS = {
  querystring: {
    type: 'object',
    maxProperties: 60,
    additionalProperties: { type: 'string', maxLength: 4000, pattern: '^[^\\u0000]*$' },
  },
};

/** Those who stand in a department or below it, or hold a post there; all without a code. */
function standIn(tenantId: string, orgCode: string): readonly Fragment[] {
  if (orgCode === '') return [];
  const place = sql`place.tenant_id = ${tenantId} and place.del_flag = 0 and starts_with(place.org_code, ${orgCode})`;
  return [
    sql`(exists (select from sys_user_depart link join sys_depart place on place.id = link.depart_id
        where link.user_id = sys_user.id and ${place})
      or exists (select from sys_depart place where ${place} and (place.id = sys_user.main_dep_post_id
        or place.id = any(string_to_array(sys_user.other_dep_post_id, ',')))))`,
  ];
}

/** Those in charge of a department of the tenant (decision 0062). */
const headsOf = (tenantId: string, departId: string): Fragment => sql`exists (
  select from sys_depart head where head.id = ${departId} and head.tenant_id = ${tenantId} and head.del_flag = 0
    and (sys_user.id = any(string_to_array(head.director_user_ids, ','))
      or (sys_user.user_identity = '2' and head.id = any(string_to_array(sys_user.depart_ids, ',')))))`;

const isHidden = sql`sys_user.iz_hide_contact = '1'`;

/** The address book with posts. Who hides phone and e-mail is reached by nobody through it, whatever rights are held. */
function addressesWithPosts(tenantId: string): ListedThing {
  const addresses = addressesOf(tenantId);
  const shown = { isOpen: true, isNoCondition: true, isNoOrder: true } as const;
  const contact = (name: string) => ({
    sql: sql`case when ${isHidden} then null else ${sql.ref(`sys_user.${name}`)} end`,
  });
  const posts = (name: string) => ({ ...shown, sql: departmentNamesIn(tenantId, sql.ref(`sys_user.${name}`)) });
  return {
    ...addresses,
    fields: {
      ...addresses.fields,
      phone: contact('phone'),
      telephone: contact('telephone'),
      email: contact('email'),
      izHideContact: { ...shown, sql: sql`coalesce(sys_user.iz_hide_contact, '0')` },
      postName: posts('main_dep_post_id'),
      otherPostName: posts('other_dep_post_id'),
    },
  };
}

/** A part of the name, unless what is typed says more (contract 7.3). */
const part = (text: string): string => (/^$|[*!,]/.test(text) ? text : `*${text}*`);

/** People as the address book and the page of departments of that client list them. */
export function departmentPeopleRoutes(services: Services): readonly RouteDefinition[] {
  const people = (
    request: FastifyRequest,
    thing: ListedThing,
    [where, parameters]: readonly [readonly Fragment[], Parameters],
  ) => {
    const textOf = listedText(services.schemas, languageOf(request));
    const question = { session: request.session, where, names: [], textOf };
    const realname = part((parameters['realname'] ?? '').trim());
    return listThings(services.db, thing, [question, { ...parameters, realname }]);
  };
  const get = (
    [url, permission]: readonly [string, string],
    handle: (request: FastifyRequest, parameters: Parameters) => unknown,
  ): RouteDefinition => ({
    method: 'GET',
    url,
    permission,
    scope: 'tenant',
    schema: TEXTS,
    handle: (request) => handle(request, request.query as Parameters),
  });
  return [
    get(['/sys/user/queryDepartUserByOrgCode', 'authenticated'], (request, { orgCode = '', ...others }) => {
      const { tenantId } = request.session.user;
      return people(request, addressesWithPosts(tenantId), [standIn(tenantId, orgCode.trim()), others]);
    }),
    get(['/sys/user/queryDepartPostByOrgCode', 'system:depart:list'], (request, { orgCode = '', ...others }) => {
      const { user } = request.session;
      return people(request, usersWithForm(request.session), [standIn(user.tenantId, orgCode.trim()), others]);
    }),
    get(['/sys/sysDepart/getDepartmentHead', 'system:depart:list'], (request, { departId = '', ...others }) => {
      const { user } = request.session;
      return people(request, usersWithForm(request.session), [[headsOf(user.tenantId, departId)], others]);
    }),
  ];
}
