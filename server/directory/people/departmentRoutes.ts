import type { FastifyRequest } from 'fastify';
import { sql, type RawBuilder } from 'kysely';
import type { SentDepartmentName, SentDepartmentNode } from '../../../contract/organisation/departmentNodes.ts';
import { Answer } from '../../core/base/envelope.ts';
import { businessFailure } from '../../core/base/errors.ts';
import type { RouteDefinition } from '../../core/calls/routeDefinition.ts';
import { isLetters, isSpelled } from '../../data/dictionaries/spelledNames.ts';
import { literalText, serverText } from '../../core/texts/serverText.ts';
import type { Services } from '../../core/services/services.ts';
import { isCharge, isInCharge } from '../../data/permissions/departmentCharge.ts';
import { departmentsBelow, levelOf, readDepartments, treesOf, withAbove, type NodeForm } from './departmentRows.ts';

const TEXT = { type: 'string', maxLength: 100, pattern: '^[^\\u0000]*$' };
const IDS = { type: 'string', maxLength: 20_000, pattern: '^[^\\u0000]*$' };

const all = sql`true`;

const membersOf = (text = ''): string[] => text.split(',').filter((one) => one !== '');

/** Restricts to these ids, if any are given. */
const among = (ids: readonly string[]): RawBuilder<unknown> =>
  ids.length === 0 ? all : sql`depart.id = any(${[...ids]}::text[])`;

const nameOf = ({ key, value, title, children }: SentDepartmentNode): SentDepartmentName => ({
  key,
  value,
  title,
  children: children?.map(nameOf) ?? null,
});

type Parameters = Readonly<Record<string, string>>;

/** Right to read all fields of a department. */
const MANAGES = 'system:depart:list';

/** Right to manage the people of one's own departments. */
const MANAGES_OWN = 'system:departUser:list';

const formFor = ({ session }: FastifyRequest, key: NodeForm['key'] = 'id'): NodeForm => ({
  key,
  isWhole: session.permissions.has(MANAGES),
});

/** Condition for the caller's own departments and those he heads, with everything below them. */
const ownOf = ({ session: { user } }: FastifyRequest): RawBuilder<unknown> => sql`exists (
  select from sys_depart as mine where mine.tenant_id = depart.tenant_id and mine.del_flag = 0
    and starts_with(depart.org_code, mine.org_code)
    and (mine.org_code = any(${[...user.departments]}::text[]) or ${isCharge(user)}))`;

/** Departments of the caller's tenant, as trees (W7-19, S7-25). */
class DepartmentCalls {
  readonly #services: Services;

  constructor(services: Services) {
    this.#services = services;
  }

  #rows({ session }: FastifyRequest, where: RawBuilder<unknown>) {
    return readDepartments(this.#services.db, session.user.tenantId, where);
  }

  /** One level: the children of `pid`, or the roots when it is blank; or the given `ids`. */
  level = async (request: FastifyRequest) => {
    const { pid = '', ids = '', primaryKey = 'id' } = request.query as Parameters;
    const named = membersOf(ids);
    const below = pid === '' ? sql`depart.parent_id is null` : sql`depart.parent_id = ${pid}`;
    const rows = await this.#rows(request, named.length > 0 ? among(named) : below);
    return levelOf(rows, formFor(request, primaryKey === 'orgCode' ? 'orgCode' : 'id'));
  };

  tree = async (request: FastifyRequest) => {
    const { ids = '' } = request.query as Parameters;
    return treesOf(await this.#rows(request, among(membersOf(ids))), formFor(request));
  };

  names = async (request: FastifyRequest) => treesOf(await this.#rows(request, all), formFor(request)).map(nameOf);

  /**
   * One level of departments and posts: the given `ids`; else the children of `pid` or of any `parentId`; else the
   * given `departIds`, or the roots.
   */
  postLevel = async (request: FastifyRequest) => {
    const { pid = '', ids = '', departIds = '', parentId = '', primaryKey = 'id' } = request.query as Parameters;
    const [named, tops] = [membersOf(ids), membersOf(departIds)];
    const parents = pid === '' ? membersOf(parentId) : [pid];
    const below = sql`depart.parent_id = any(${parents}::text[])`;
    const roots = tops.length > 0 ? among(tops) : sql`depart.parent_id is null`;
    const rows = await this.#rows(request, named.length > 0 ? among(named) : parents.length > 0 ? below : roots);
    return levelOf(rows, formFor(request, primaryKey === 'orgCode' ? 'orgCode' : 'id'));
  };

  /**
   * Departments whose name, its pinyin or code matches, with all their ancestors; with `orgCategory` only those of
   * these categories, without ancestors.
   */
  search = async (request: FastifyRequest) => {
    const { keyWord, myDeptSearch, orgCategory = '' } = request.query as Parameters;
    const categories = membersOf(orgCategory);
    const word = (keyWord ?? '').trim().toLowerCase();
    const rows = await this.#rows(request, myDeptSearch === '1' ? ownOf(request) : all);
    const found = rows.filter(
      ({ depart_name, org_code, org_category }) =>
        (categories.length === 0 || categories.includes(org_category ?? '')) &&
        (depart_name.toLowerCase().includes(word) ||
          org_code.toLowerCase().startsWith(word) ||
          (isLetters(word) && isSpelled(depart_name, word))),
    );
    if (word === '' || found.length === 0) throw businessFailure(serverText('noDepartmentFound'));
    return treesOf(categories.length === 0 ? withAbove(found, rows) : found, formFor(request));
  };

  /**
   * The message tells the kind of caller: `2` for callers who may manage their departments, `1` for all others, who see
   * none.
   */
  own = async (request: FastifyRequest) => {
    if (!request.session.permissions.has(MANAGES_OWN)) return new Answer(null, literalText('1'));
    const { user } = request.session;
    const [rows, charged] = await Promise.all([
      this.#rows(request, ownOf(request)),
      this.#rows(request, isInCharge(user)),
    ]);
    const inCharge = new Set(charged.map(({ id }) => id));
    return new Answer(treesOf(rows, { ...formFor(request), inCharge }), literalText('2'));
  };

  ownList = async (request: FastifyRequest) => levelOf(await this.#rows(request, ownOf(request)), formFor(request));

  /** All departments; with `id` all except that one and those below it, as possible new parents. */
  list = async (request: FastifyRequest) => {
    const { id = '' } = request.query as Parameters;
    const others = id === '' ? all : sql`depart.id not in (${departmentsBelow(request.session.user.tenantId, [id])})`;
    return levelOf(await this.#rows(request, others), formFor(request));
  };

  named = async (request: FastifyRequest) => {
    const ids = membersOf((request.query as Parameters)['deptIds']);
    return ids.length === 0 ? [] : levelOf(await this.#rows(request, among(ids)), formFor(request));
  };

  name = async (request: FastifyRequest) => {
    const { orgCode = '' } = request.query as Parameters;
    const [row] = await this.#rows(request, sql`depart.org_code = ${orgCode}`);
    if (row === undefined) throw businessFailure(serverText('recordNotFound'));
    return row.depart_name;
  };

  /** Names from the top down to a department, by its id or code; blank when neither is given. */
  path = async (request: FastifyRequest) => {
    const { orgCode = '', depId = '' } = request.query as Parameters;
    if (orgCode === '' && depId === '') return '';
    const rows = await this.#rows(request, all);
    const found = rows.find((row) => (depId === '' ? row.org_code === orgCode : row.id === depId));
    if (found === undefined) throw businessFailure(serverText('noSuchDepartment'));
    return [...withAbove([found], rows)]
      .sort((a, b) => a.org_code.length - b.org_code.length)
      .map(({ depart_name }) => depart_name)
      .join('/');
  };

  /** For each requested id or code: the ids of its ancestors, the top first, and their names. */
  above = async (request: FastifyRequest) => {
    const { departId = '', orgCode = '' } = request.query as Parameters;
    const rows = await this.#rows(request, all);
    const asked = membersOf(departId === '' ? orgCode : departId);
    const found = rows.filter((row) => asked.includes(departId === '' ? row.org_code : row.id));
    return Object.fromEntries(
      found.map((row) => {
        const up = withAbove([row], rows)
          .filter(({ id }) => id !== row.id)
          .sort((a, b) => a.org_code.length - b.org_code.length);
        const parentMap = Object.fromEntries(levelOf(up, formFor(request)).map((node) => [node.id, node]));
        return [departId === '' ? row.org_code : row.id, { parentIds: up.map(({ id }) => id), parentMap }];
      }),
    );
  };
}

export function departmentRoutes(services: Services): readonly RouteDefinition[] {
  const calls = new DepartmentCalls(services);
  const get = (call: string, properties: object, handle: RouteDefinition['handle']): RouteDefinition => ({
    method: 'GET',
    url: `/sys/sysDepart/${call}`,
    permission: 'authenticated',
    scope: 'tenant',
    schema: { querystring: { type: 'object', properties } },
    handle,
  });
  const search = { keyWord: TEXT, myDeptSearch: TEXT, orgCategory: TEXT };
  const key = { enum: ['', 'id', 'orgCode'] };
  return [
    get('queryDepartTreeSync', { pid: TEXT, ids: IDS, primaryKey: key }, calls.level),
    get(
      'queryDepartAndPostTreeSync',
      { pid: TEXT, ids: IDS, departIds: IDS, parentId: IDS, primaryKey: key },
      calls.postLevel,
    ),
    get('getDepartPathNameByOrgCode', { orgCode: TEXT, depId: TEXT }, calls.path),
    get('queryTreeList', { ids: IDS }, calls.tree),
    get('queryIdTree', {}, calls.names),
    get('searchBy', search, calls.search),
    get('queryTreeByKeyWord', search, calls.search),
    get('queryMyDeptTreeList', {}, calls.own),
    get('getMyDepartList', {}, calls.ownList),
    get('listAll', { id: TEXT }, calls.list),
    get('queryByIds', { deptIds: IDS }, calls.named),
    get('getDepartName', { orgCode: TEXT }, calls.name),
    get('queryAllParentId', { departId: IDS, orgCode: IDS }, calls.above),
  ];
}
