import type { FastifyRequest } from 'fastify';
import { sql, type RawBuilder } from 'kysely';
import type { SentDepartmentName, SentDepartmentNode } from '../../contract/organisation/departmentNodes.ts';
import { businessFailure } from '../base/errors.ts';
import type { RouteDefinition } from '../calls/routeDefinition.ts';
import { isLetters, isSpelled } from '../dictionaries/spelledNames.ts';
import { say } from '../messages/say.ts';
import type { Services } from '../services/services.ts';
import { levelOf, readDepartments, treesOf } from './departmentRows.ts';

const TEXT = { type: 'string', maxLength: 100, pattern: '^[^\\u0000]*$' };
const IDS = { type: 'string', maxLength: 20_000, pattern: '^[^\\u0000]*$' };

const all = sql`true`;

const membersOf = (text = ''): string[] => text.split(',').filter((one) => one !== '');

/** Only these, where any are named. */
const among = (ids: readonly string[]): RawBuilder<unknown> =>
  ids.length === 0 ? all : sql`depart.id = any(${[...ids]}::text[])`;

const nameOf = ({ key, value, title, children }: SentDepartmentNode): SentDepartmentName => ({
  key,
  value,
  title,
  children: children?.map(nameOf) ?? null,
});

/** Departments of the caller's tenant, as trees (W7-19). */
class DepartmentCalls {
  readonly #services: Services;

  constructor(services: Services) {
    this.#services = services;
  }

  #rows({ session }: FastifyRequest, where: RawBuilder<unknown>) {
    return readDepartments(this.#services.db, session.user.tenantId, where);
  }

  /** One level: below `pid`, the roots where it is blank; or these `ids`. */
  level = async (request: FastifyRequest) => {
    const { pid = '', ids = '', primaryKey = 'id' } = request.query as Readonly<Record<string, string>>;
    const named = membersOf(ids);
    const below = pid === '' ? sql`depart.parent_id is null` : sql`depart.parent_id = ${pid}`;
    const rows = await this.#rows(request, named.length > 0 ? among(named) : below);
    return levelOf(rows, primaryKey === 'orgCode' ? 'orgCode' : 'id');
  };

  tree = async (request: FastifyRequest) => {
    const { ids = '' } = request.query as Readonly<Record<string, string>>;
    return treesOf(await this.#rows(request, among(membersOf(ids))));
  };

  names = async (request: FastifyRequest) => treesOf(await this.#rows(request, all)).map(nameOf);

  /** Departments whose name, its pinyin or code fit, with all above them, so that staff see where each stands. */
  search = async (request: FastifyRequest) => {
    const { keyWord, myDeptSearch } = request.query as Readonly<Record<string, string>>;
    const word = (keyWord ?? '').trim().toLowerCase();
    const { departments } = request.session.user;
    const own =
      myDeptSearch === '1'
        ? sql`exists (select 1 from unnest(${[...departments]}::text[]) as mine(code)
            where left(depart.org_code, length(mine.code)) = mine.code)`
        : all;
    const rows = await this.#rows(request, own);
    const found = rows.filter(
      ({ depart_name, org_code }) =>
        depart_name.toLowerCase().includes(word) ||
        org_code.toLowerCase().startsWith(word) ||
        (isLetters(word) && isSpelled(depart_name, word)),
    );
    if (word === '' || found.length === 0) throw businessFailure(say('noDepartmentFound'));
    const byId = new Map(rows.map((row) => [row.id, row]));
    const kept = new Set<string>();
    for (const row of found)
      for (let at = byId.get(row.id); at !== undefined && !kept.has(at.id); at = byId.get(at.parent_id ?? ''))
        kept.add(at.id);
    return treesOf(rows.filter(({ id }) => kept.has(id)));
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
  return [
    get('queryDepartTreeSync', { pid: TEXT, ids: IDS, primaryKey: { enum: ['', 'id', 'orgCode'] } }, calls.level),
    get('queryTreeList', { ids: IDS }, calls.tree),
    get('queryIdTree', {}, calls.names),
    get('searchBy', { keyWord: TEXT, myDeptSearch: TEXT }, calls.search),
  ];
}
