import type { FastifyRequest } from 'fastify';
import { sql, type RawBuilder } from 'kysely';
import type { RouteDefinition } from '../../core/calls/routeDefinition.ts';
import { parametersOf, textParameters } from '../../core/calls/textParameters.ts';
import { addressesOf, type DirectoryEntity } from '../../directory/people/directoryEntities.ts';
import { listDirectory } from '../../directory/people/listDirectory.ts';
import { asPart, directoryQuery } from '../../directory/people/directoryQuery.ts';
import type { Services } from '../../core/services/services.ts';
import { departmentNamesIn, managedQuestion, usersWithForm } from './userFormFields.ts';

type Fragment = RawBuilder<unknown>;
type Parameters = Readonly<Record<string, string>>;

/**
 * Conditions for users who belong to a department or one below it, or hold a post there; no condition when `orgCode` is
 * empty.
 */
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

/** Condition for the heads of a department of the tenant (decision 0062). */
const headsOf = (tenantId: string, departId: string): Fragment => sql`exists (
  select from sys_depart head where head.id = ${departId} and head.tenant_id = ${tenantId} and head.del_flag = 0
    and (sys_user.id = any(string_to_array(head.director_user_ids, ','))
      or (sys_user.user_identity = '2' and head.id = any(string_to_array(sys_user.depart_ids, ',')))))`;

const isHidden = sql`sys_user.iz_hide_contact = '1'`;

/**
 * The address book with posts. It hides the phone and e-mail of users who chose to hide them, whatever rights the
 * caller holds.
 */
function addressesWithPosts(tenantId: string): DirectoryEntity {
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

interface ListedPeople {
  readonly thing: DirectoryEntity;
  readonly where: readonly Fragment[];
  /** Whether data rules restrict the people as they do in the list of users. Default: true. */
  readonly isManaged?: boolean;
}

/** Routes that list people for the address book and the department page of that client. */
export function departmentPeopleRoutes(services: Services): readonly RouteDefinition[] {
  const people = (
    request: FastifyRequest,
    { thing, where, isManaged = true }: ListedPeople,
    parameters: Parameters,
  ) => {
    const realname = asPart((parameters['realname'] ?? '').trim());
    const question = isManaged
      ? managedQuestion(services, request, { thing, where })
      : directoryQuery(services, request, { where });
    return listDirectory(services.db, thing, { question, parameters: { ...parameters, realname } });
  };
  const get = (
    { url, permission }: { readonly url: string; readonly permission: string },
    handle: (request: FastifyRequest, parameters: Parameters) => unknown,
  ): RouteDefinition => ({
    method: 'GET',
    url,
    permission,
    scope: 'tenant',
    schema: textParameters(),
    handle: (request) => handle(request, parametersOf(request)),
  });
  return [
    get(
      { url: '/sys/user/queryDepartUserByOrgCode', permission: 'authenticated' },
      (request, { orgCode = '', ...others }) => {
        const { tenantId } = request.session.user;
        const where = standIn(tenantId, orgCode.trim());
        return people(request, { thing: addressesWithPosts(tenantId), where, isManaged: false }, others);
      },
    ),
    get(
      { url: '/sys/user/queryDepartPostByOrgCode', permission: 'system:depart:list' },
      (request, { orgCode = '', ...others }) => {
        const where = standIn(request.session.user.tenantId, orgCode.trim());
        return people(request, { thing: usersWithForm(request.session), where }, others);
      },
    ),
    get(
      { url: '/sys/sysDepart/getDepartmentHead', permission: 'system:depart:list' },
      (request, { departId = '', ...others }) => {
        const where = [headsOf(request.session.user.tenantId, departId)];
        return people(request, { thing: usersWithForm(request.session), where }, others);
      },
    ),
  ];
}
