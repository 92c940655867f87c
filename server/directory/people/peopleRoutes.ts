import type { FastifyRequest } from 'fastify';
import { sql, type RawBuilder } from 'kysely';
import type { RouteDefinition } from '../../core/calls/routeDefinition.ts';
import { parametersOf, textParameters } from '../../core/calls/textParameters.ts';
import { usernameKey } from '../../core/base/usernameKey.ts';
import { refuseUnknown } from '../../data/lists/plainListParameters.ts';
import { MAX_PAGE_SIZE } from '../../data/lists/listParameters.ts';
import { isNoCondition } from '../../data/lists/paging.ts';
import type { Services } from '../../core/services/services.ts';
import { inDepartments } from './departmentRows.ts';
import type { DirectoryEntity } from './directoryEntities.ts';
import {
  addressesOf,
  deletedUsersOf,
  positionsOf,
  rolesOf,
  usersOf,
  type DirectoryEntityOf,
} from './directoryEntities.ts';
import { wholeDirectory, listDirectory, type DirectoryQuery } from './listDirectory.ts';
import { asPart, directoryQuery } from './directoryQuery.ts';

const membersOf = (text: string | undefined): readonly string[] =>
  (text ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** `a,b,`: several values separated by commas, without operators (contract 4.1). */
const amongst = (column: RawBuilder<unknown>, text: string | undefined): readonly RawBuilder<unknown>[] => {
  const members = membersOf(text);
  return members.length === 0 ? [] : [sql`${column} = any(${[...members]}::text[])`];
};

/**
 * Condition for users with these account names, regardless of case and width; if several share one key, only the exact
 * name matches.
 */
const named = (text: string | undefined): readonly RawBuilder<unknown>[] => {
  const names = [...membersOf(text)];
  return names.length === 0
    ? []
    : [
        sql`(sys_user.username = any(${names}::text[]) or sys_user.username_key = any(${names.map(usernameKey)}::text[])
          and not exists (select from sys_user exact
            where exact.username = any(${names}::text[]) and exact.username_key = sys_user.username_key))`,
      ];
};

const ACTIVE = sql`sys_user.status = 1`;

/** Returns the signed-in user under the names that other products use (contract 4.1). */
const ownSection = ({ session: { user } }: FastifyRequest) => ({
  sysUserId: user.id,
  sysUserCode: user.username,
  sysUserName: user.realname,
  sysOrgCode: user.orgCode,
});

/** Handles the call as the list of the page at its address. */
type PageList = (request: FastifyRequest) => unknown;

/** Lists of people, roles and positions, for pickers and for managers. */
class PeopleCalls {
  readonly #services: Services;

  readonly #pageList: PageList;

  constructor(services: Services, pageList: PageList) {
    this.#services = services;
    this.#pageList = pageList;
  }

  /**
   * Returns whether the caller gets the list of the page (D61): holders of the right do, except in pickers, which
   * search by `keyword`, use a separate order or request more than a page of records.
   */
  #isForManagers({ right, page, orders = {} }: DirectoryEntity, request: FastifyRequest): boolean {
    if (page === undefined || this.#services.schemas.pageByUrl(page) === undefined) return false;
    const { keyword, column = '', pageSize } = parametersOf(request);
    const isPicker = keyword !== undefined || Object.hasOwn(orders, column) || Number(pageSize) > MAX_PAGE_SIZE;
    return request.session.permissions.has(right) && !isPicker;
  }

  #question(request: FastifyRequest, more: Pick<DirectoryQuery, 'where' | 'names'>): DirectoryQuery {
    return directoryQuery(this.#services, request, more);
  }

  list = (thingOf: DirectoryEntityOf) => (request: FastifyRequest) => {
    const thing = thingOf(request.session.user.tenantId);
    if (this.#isForManagers(thing, request)) return this.#pageList(request);
    const question = this.#question(request, { where: [], names: [] });
    return listDirectory(this.#services.db, thing, { question, parameters: parametersOf(request) });
  };

  /** W7-15. `departId`: members of these departments and those below; `code`: ids. */
  users = (request: FastifyRequest) => {
    const { departId, code, status, ...others } = parametersOf(request);
    const { permissions, user } = request.session;
    const { tenantId } = user;
    const users = usersOf(tenantId);
    if (this.#isForManagers(users, request)) return this.#pageList(request);
    // Callers without the right may only request users who can be picked.
    const isOpen = status === '1' && !permissions.has(users.right);
    const where = [
      ...(isOpen ? [ACTIVE] : []),
      ...inDepartments(tenantId, membersOf(departId)),
      ...amongst(sql.ref('sys_user.id'), code),
    ];
    const question = this.#question(request, { where, names: ['departId', 'code'] });
    const parameters = isOpen || status === undefined ? others : { ...others, status };
    return listDirectory(this.#services.db, users, { question, parameters });
  };

  /**
   * W7-17: users who can be picked, by a part of number or name, or with `isMultiTranslate` by exactly these numbers.
   */
  component = (request: FastifyRequest) => {
    const { departId, username = '', realname = '', id, isMultiTranslate, ...others } = parametersOf(request);
    const { tenantId } = request.session.user;
    const isExact = isMultiTranslate === 'true';
    const where = [
      ACTIVE,
      ...inDepartments(tenantId, membersOf(departId)),
      ...(isExact ? named(username) : []),
      ...amongst(sql.ref('sys_user.id'), id),
    ];
    const parameters = {
      ...others,
      username: isExact ? '' : asPart(username.trim()),
      realname: asPart(realname.trim()),
    };
    const question = this.#question(request, { where, names: [] });
    return listDirectory(this.#services.db, usersOf(tenantId), { question, parameters });
  };

  /** W7-16, D45: users whose field has one of these values. */
  named = async (request: FastifyRequest) => {
    const { key, ...parameters } = parametersOf(request);
    const { permissions, user } = request.session;
    const users = usersOf(user.tenantId);
    const fields = Object.entries(users.fields).filter(
      ([, { isOpen, isNoCondition: isShownOnly }]) =>
        isShownOnly !== true && (isOpen === true || permissions.has(users.right)),
    );
    refuseUnknown(new Set(fields.map(([name]) => name)), parameters);
    const byField = fields.flatMap(([name, { sql: column }]) =>
      name === 'username' ? named(parameters[name]) : amongst(column, parameters[name]),
    );
    const where = [...amongst(sql.ref('sys_user.id'), key), ...byField];
    if (where.length === 0) return [];
    const question = this.#question(request, { where: [ACTIVE, ...where], names: [] });
    return wholeDirectory(this.#services.db, users, { question, parameters: {} });
  };

  /** W7-19. `id`: departments, including those below them; `realname`: a part of it. */
  ofDepartment = async (request: FastifyRequest) => {
    const { id, realname = '', ...others } = parametersOf(request);
    refuseUnknown(new Set(), Object.fromEntries(Object.entries(others).filter(([name]) => !isNoCondition(name))));
    const departments = membersOf(id);
    if (departments.length === 0) return [];
    const { tenantId } = request.session.user;
    const where = [ACTIVE, ...inDepartments(tenantId, departments)];
    const name = realname.trim();
    const question = this.#question(request, { where, names: [] });
    return wholeDirectory(this.#services.db, usersOf(tenantId), {
      question,
      parameters: name === '' ? {} : { realname: `*${name}*` },
    });
  };

  /** Contract §4.5: members of one department, without those below it. */
  members = async (request: FastifyRequest) => {
    const { id = '' } = parametersOf(request);
    const { tenantId } = request.session.user;
    const isMember = sql`exists (select from sys_user_depart as member join sys_depart as depart
      on depart.id = member.depart_id and depart.tenant_id = ${tenantId} and depart.del_flag = 0
      where member.user_id = sys_user.id and depart.id = ${id})`;
    const question = this.#question(request, { where: [ACTIVE, isMember], names: [] });
    return wholeDirectory(this.#services.db, usersOf(tenantId), { question, parameters: {} });
  };

  /** Members of only this department (contract 4.1). */
  inDepartment = (request: FastifyRequest) => {
    const { depId = '', ...parameters } = parametersOf(request);
    const where = [
      sql`exists (select from sys_user_depart as link where link.user_id = sys_user.id and link.depart_id = ${depId})`,
    ];
    const question = this.#question(request, { where, names: [] });
    return listDirectory(this.#services.db, usersOf(request.session.user.tenantId), { question, parameters });
  };

  /** People of the department with a code and of those below it; all people without a code. */
  addresses = (request: FastifyRequest) => {
    const { orgCode = '', ...parameters } = parametersOf(request);
    const { tenantId } = request.session.user;
    const isThere = sql`exists (select from sys_user_depart as link join sys_depart as depart on depart.id = link.depart_id
      where link.user_id = sys_user.id and depart.tenant_id = ${tenantId} and depart.del_flag = 0
        and starts_with(depart.org_code, ${orgCode.trim()}))`;
    const question = this.#question(request, { where: orgCode.trim() === '' ? [] : [isThere], names: [] });
    return listDirectory(this.#services.db, addressesOf(tenantId), { question, parameters });
  };

  /** By a list of ids or accounts; no users when it is empty. */
  byNames = (column: 'id' | 'username', parameter: string) => (request: FastifyRequest) => {
    const text = parametersOf(request)[parameter];
    const where = column === 'id' ? amongst(sql.ref('sys_user.id'), text) : named(text);
    if (where.length === 0) return [];
    const question = this.#question(request, { where, names: [] });
    return wholeDirectory(this.#services.db, usersOf(request.session.user.tenantId), { question, parameters: {} });
  };

  byWord = (request: FastifyRequest) => {
    const { keyWord = '' } = parametersOf(request);
    if (keyWord.trim() === '') return [];
    const question = this.#question(request, { where: [ACTIVE], names: [] });
    return wholeDirectory(this.#services.db, usersOf(request.session.user.tenantId), {
      question,
      parameters: { keyword: keyWord },
    });
  };
}

/** Routes for people, roles and positions; D61 applies to each. */
export function peopleRoutes(services: Services, pageList: PageList): readonly RouteDefinition[] {
  const calls = new PeopleCalls(services, pageList);
  const get = (url: string, handle: RouteDefinition['handle']): RouteDefinition => ({
    method: 'GET',
    url,
    permission: 'authenticated',
    scope: 'tenant',
    schema: textParameters(),
    handle,
  });
  const forManagers = (route: RouteDefinition, permission: string): RouteDefinition => ({ ...route, permission });
  return [
    get('/sys/user/list', calls.users),
    get('/sys/user/queryUserComponentData', calls.component),
    get('/sys/user/getMultiUser', async (request, reply) => reply.send(await calls.named(request))),
    get('/sys/user/queryUserByDepId', calls.ofDepartment),
    get('/sys/sysDepart/getUsersByDepartId', calls.members),
    get('/sys/user/departUserList', calls.inDepartment),
    get('/sys/user/queryByOrgCodeForAddressList', calls.addresses),
    get('/sys/user/queryByIds', calls.byNames('id', 'userIds')),
    get('/sys/user/queryByNames', calls.byNames('username', 'userNames')),
    get('/sys/user/queryUserAndDeptByName', calls.byWord),
    get('/sys/user/getUserSectionInfoByToken', ownSection),
    forManagers(get('/sys/user/recycleBin', calls.list(deletedUsersOf)), 'system:user:delete'),
    get('/sys/role/list', calls.list(rolesOf)),
    get('/sys/position/list', calls.list(positionsOf)),
  ];
}
