import type { FastifyReply, FastifyRequest } from 'fastify';
import { localizeProblem } from '../../../engine/index.ts';
import { ApiError, badRequest, forbidden, notFound } from '../../core/base/errors.ts';
import { languageOf } from '../../core/calls/language.ts';
import { holderOf } from '../../data/permissions/delegations.ts';
import { grantedComponents } from '../../data/permissions/permissionRows.ts';
import type { RouteDefinition } from '../../core/calls/routeDefinition.ts';
import type { Services } from '../../core/services/services.ts';
import type { PageDelivery } from '../../core/schemas/schemaStore.ts';
import type { SentBrokenPage, SentWirePage } from '../../../contract/wirePage.ts';
import { serverText } from '../../core/texts/serverText.ts';

type Call = readonly [FastifyRequest, FastifyReply];

/** The reply itself if there is nothing more to send. */
type Delivered = SentWirePage | FastifyReply;

/** Right of the maintainers of the schemas. */
export const SEE_PROBLEMS = 'system:schema:problems';

const parameter = (request: FastifyRequest, name: string): string => {
  const { query } = request;
  const value: unknown = typeof query === 'object' && query !== null ? Reflect.get(query, name) : undefined;
  if (typeof value !== 'string' || value === '' || value.length > 200) {
    const said = serverText('missingOrTooLong');
    throw badRequest(serverText('invalidInput', { detail: serverText('atPlace', { place: name, said }) }), [
      { path: name, said },
    ]);
  }
  return value;
};

/** Returns whether the user has a menu entry that shows the page, or maintains the schemas. */
async function mayOpen(components: readonly string[], request: FastifyRequest, { db }: Services): Promise<boolean> {
  if (request.session.permissions.has(SEE_PROBLEMS)) return true;
  const granted = await grantedComponents(db, holderOf(request.session.user));
  return components.some((component) => granted.has(component));
}

/** Sends the page, without problems for users who may not see them, or 304 if the browser has it already. */
function send(delivery: PageDelivery, seesProblems: boolean, [request, reply]: Call): Delivered {
  const etag = `"${delivery.etag}${seesProblems ? '-p' : ''}"`;
  void reply.header('etag', etag).header('cache-control', 'private, no-cache').header('vary', 'accept-language');
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  const { id, hash, page, otherTitles, dictionaries, problems } = delivery;
  return { id, hash, page, otherTitles, dictionaries, ...(seesProblems && problems.length > 0 && { problems }) };
}

interface Wanted {
  /** As named in the call. */
  readonly name: string;
  readonly id: string;
}

async function deliver({ name, id }: Wanted, services: Services, [request, reply]: Call): Promise<Delivered> {
  const { schemas, config } = services;
  const page = schemas.page(id);
  const problems = schemas.problems(id);
  if (!page && problems.length === 0) throw notFound(serverText('pageNotFound', { id: name }));
  if (!(await mayOpen([`schema:${id}`, ...(page?.components ?? [])], request, services))) throw forbidden(name);
  const seesProblems = config.development || request.session.permissions.has(SEE_PROBLEMS);
  const language = languageOf(request);
  const delivery = schemas.delivery(id, language);
  if (delivery) return send(delivery, seesProblems, [request, reply]);
  const result: SentBrokenPage = { problems: problems.map((problem) => localizeProblem(problem, language)) };
  throw new ApiError(404, serverText('pageBroken', { id: name }), seesProblems ? { result } : {});
}

const idOfComponent = (component: string, { schemas }: Services): string =>
  schemas.pageByComponent(component)?.id ?? component.replace(/^schema:/, '');

/** Page schemas, by id and by the component of a menu entry. */
export const pageRoutes = (services: Services): readonly RouteDefinition[] => [
  {
    method: 'GET',
    url: '/schema/page',
    light: true,
    permission: 'authenticated',
    scope: 'none',
    handle: (request, reply) => {
      const id = parameter(request, 'id');
      return deliver({ name: id, id }, services, [request, reply]);
    },
  },
  {
    method: 'GET',
    url: '/schema/resolve',
    light: true,
    permission: 'authenticated',
    scope: 'none',
    handle: (request, reply) => {
      const component = parameter(request, 'component');
      return deliver({ name: component, id: idOfComponent(component, services) }, services, [request, reply]);
    },
  },
];
