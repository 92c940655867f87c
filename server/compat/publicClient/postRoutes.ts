import type { FastifyRequest } from 'fastify';
import { sql, type RawBuilder } from 'kysely';
import { businessFailure } from '../../core/base/errors.ts';
import { idsOf } from '../../core/base/idsOf.ts';
import type { RouteDefinition } from '../../core/calls/routeDefinition.ts';
import { serverText } from '../../core/texts/serverText.ts';
import {
  departmentsBelow,
  readDepartments,
  withAbove,
  type DepartmentRow,
} from '../../directory/people/departmentRows.ts';
import type { Services } from '../../core/services/services.ts';

const ID = { type: 'string', maxLength: 100, pattern: '^[^\\u0000]*$' };
const IDS = { type: 'string', maxLength: 20_000, pattern: '^[^\\u0000]*$' };

const POST_CATEGORY = '3';
const isPost = ({ org_category }: DepartmentRow): boolean => org_category === POST_CATEGORY;

interface RankNode {
  readonly id: string;
  readonly value: string;
  readonly title: string;
  readonly children: readonly RankNode[];
}

interface PostChoice extends RankNode {
  readonly key: string;
  readonly label: string;
  readonly parentId: string;
  readonly orgCode: string;
  readonly orgCategory: string;
  /** Only posts can be selected. */
  readonly checkable: boolean;
  readonly children: readonly PostChoice[];
}

type Above = (row: DepartmentRow) => string;

/** Builds trees from rows by their parent ids; a row whose parent is not among the rows becomes a root. */
function forestOf<Node>(
  rows: readonly DepartmentRow[],
  above: Above,
  nodeOf: (row: DepartmentRow, children: readonly Node[]) => Node,
): readonly Node[] {
  const present = new Set(rows.map(({ id }) => id));
  const level = (upper: string): readonly Node[] =>
    rows
      .filter((row) => (present.has(above(row)) ? above(row) : '') === upper)
      .map((row) => nodeOf(row, level(row.id)));
  return level('');
}

const postAbove: Above = (row) => row.dep_post_parent_id ?? '';
const departmentAbove: Above = (row) => row.parent_id ?? '';

/** Returns the posts `from` with all their ancestors and descendants. */
function relatedPosts(posts: readonly DepartmentRow[], from: readonly DepartmentRow[]): readonly DepartmentRow[] {
  const byId = new Map(posts.map((row) => [row.id, row]));
  const kept = new Set<string>();
  for (const row of from)
    for (let at: DepartmentRow | undefined = row; at && !kept.has(at.id); at = byId.get(postAbove(at))) kept.add(at.id);
  const below = new Set(from.map(({ id }) => id));
  for (let size = 0; size !== below.size;) {
    size = below.size;
    for (const post of posts) if (below.has(postAbove(post))) below.add(post.id);
  }
  return posts.filter(({ id }) => kept.has(id) || below.has(id));
}

const choiceOf = (row: DepartmentRow, children: readonly PostChoice[]): PostChoice => ({
  id: row.id,
  key: row.id,
  value: row.id,
  title: row.depart_name,
  label: row.depart_name,
  parentId: row.parent_id ?? '',
  orgCode: row.org_code,
  orgCategory: row.org_category ?? (row.parent_id === null ? '1' : '2'),
  checkable: isPost(row),
  children,
});

/**
 * Calls for posts of the caller's tenant. Posts are departments of category 3: their names are as open as those of
 * departments (D61).
 */
class PostCalls {
  readonly #services: Services;

  constructor(services: Services) {
    this.#services = services;
  }

  #rows = ({ session }: FastifyRequest, where: RawBuilder<unknown> = sql`true`) =>
    readDepartments(this.#services.db, session.user.tenantId, where);

  /** Returns the hierarchy of the posts of a department, or the hierarchy around one post. */
  ranks = async (request: FastifyRequest): Promise<readonly RankNode[]> => {
    const { departId = '' } = request.query as Readonly<Record<string, string>>;
    const posts = (await this.#rows(request)).filter(isPost);
    const own = posts.filter(({ id, parent_id }) => id === departId || parent_id === departId);
    return forestOf<RankNode>(relatedPosts(posts, own), postAbove, ({ id, depart_name: title }, children) => ({
      id,
      value: id,
      title,
      children,
    }));
  };

  /**
   * Returns the posts that may be the parent of a post with the given position: posts of higher positions, from its
   * department upwards.
   */
  above = async (request: FastifyRequest): Promise<readonly PostChoice[]> => {
    const { parentId = '', departId = '', positionId = '' } = request.query as Readonly<Record<string, string>>;
    const { db } = this.#services;
    const positions = await db
      .selectFrom('sys_position')
      .where('tenant_id', '=', request.session.user.tenantId)
      .select(['id', 'name', 'post_level'])
      .execute();
    const position = positions.find(({ id }) => id === positionId);
    if (position === undefined) return [];
    const { post_level: level, name } = position;
    if (level === null) throw businessFailure(serverText('positionWithoutLevel', { name }));
    const levels = new Map(positions.map((one) => [one.id, one.post_level]));
    const isHigher = (row: DepartmentRow): boolean => (levels.get(row.position_id ?? '') ?? Infinity) < level;
    const rows = await this.#rows(request);
    const places = new Set(
      withAbove(
        rows.filter(({ id }) => id === parentId),
        rows,
      ).map(({ id }) => id),
    );
    const posts = rows.filter(
      (row) => isPost(row) && row.id !== departId && places.has(departmentAbove(row)) && isHigher(row),
    );
    return forestOf(withAbove(posts, rows), departmentAbove, choiceOf);
  };

  /** Returns the ids of the posts in the departments and below them, separated by commas. */
  ids = async (request: FastifyRequest): Promise<string> => {
    const { depIds = '' } = request.query as Readonly<Record<string, string>>;
    const { tenantId } = request.session.user;
    const below = departmentsBelow(tenantId, idsOf(depIds));
    const rows = await this.#rows(request, sql`depart.org_category = ${POST_CATEGORY} and depart.id in (${below})`);
    return rows.map(({ id }) => id).join(',');
  };
}

export const postRoutes = (services: Services): readonly RouteDefinition[] => {
  const calls = new PostCalls(services);
  const get = (call: string, properties: object, handle: RouteDefinition['handle']): RouteDefinition => ({
    method: 'GET',
    url: `/sys/sysDepart/${call}`,
    permission: 'authenticated',
    scope: 'tenant',
    schema: { querystring: { type: 'object', properties } },
    handle,
  });
  return [
    get('getRankRelation', { departId: ID }, calls.ranks),
    get('getPositionByDepartId', { parentId: ID, departId: ID, positionId: ID }, calls.above),
    get('getDepPostIdByDepId', { depIds: IDS }, calls.ids),
  ];
};
