import type { FastifyRequest } from 'fastify';
import type { SentAccessAnswer } from '../../../contract/accessExplanation.ts';
import { permissionOf, type CompiledPage } from '../../../engine/index.ts';
import { badRequest, notFound } from '../../core/base/errors.ts';
import { API_PREFIX, type RouteDefinition } from '../../core/calls/routeDefinition.ts';
import { languageOf } from '../../core/calls/language.ts';
import { serverText } from '../../core/texts/serverText.ts';
import { menuTitles } from '../../data/permissions/menuTitles.ts';
import type { Services } from '../../core/services/services.ts';
import { findHolder } from '../../identity/sessions/sessionStore.ts';
import { askedOf } from './asked.ts';
import { explainCode, explainEntry } from './explainAccess.ts';
import { explainField, explainRecord } from './explainRecord.ts';

const text = (maxLength: number) => ({ type: 'string', maxLength, pattern: '^[^\\u0000]*$' });

const schema = {
  querystring: {
    type: 'object',
    properties: {
      userId: { ...text(40), minLength: 1 },
      permission: text(200),
      entry: text(64),
      page: text(200),
      field: text(120),
      recordId: text(40),
      method: { type: 'string', enum: ['GET', 'POST', 'PUT', 'DELETE'] },
      url: text(500),
    },
    required: ['userId'],
  },
};

interface Question {
  readonly userId: string;
  readonly permission?: string;
  readonly entry?: string;
  readonly page?: string;
  readonly field?: string;
  readonly recordId?: string;
  readonly method?: string;
  readonly url?: string;
}

/** Operations of a record family, mapped to the right that each needs. */
const NEEDS: Readonly<Record<string, Parameters<typeof permissionOf>[1]>> = {
  list: 'list',
  queryById: 'list',
  add: 'add',
  edit: 'edit',
  delete: 'delete',
  deleteBatch: 'delete',
  exportXls: 'export',
  importExcel: 'import',
};

const pageNamed = ({ schemas }: Services, id: string): CompiledPage => {
  const page = schemas.page(id) ?? schemas.pageByComponent(id);
  if (page === undefined) throw notFound(serverText('pageNotFound', { id: id.slice(0, 60) }));
  return page;
};

const columnNamed = (page: CompiledPage, field: string) => {
  const [first = '', second] = field.split('.');
  const column =
    second === undefined
      ? page.columnByKey.get(first)
      : page.detailByKey.get(first)?.columns.find(({ key }) => key === second);
  if (column === undefined) throw notFound(serverText('ruleColumn', { column: field.slice(0, 60), page: page.title }));
  return column;
};

/** Returns the right that a call requires; `authenticated` and `public` are open to every session. */
function permissionOfCall(
  { schemas }: Services,
  routes: readonly RouteDefinition[],
  { method = 'GET', url = '' }: Question,
): string {
  const path = (url.split('?', 1)[0] ?? '').replace(new RegExp(`^${API_PREFIX}(?=/)`), '');
  const named = routes.find((route) => {
    const writes = ['POST', 'PUT'].includes(method) && ['POST', 'PUT'].includes(route.method);
    return route.url === path && (route.method === method || route.method === 'ANY' || writes);
  });
  if (named !== undefined && typeof named.permission === 'string') return named.permission;
  const at = path.lastIndexOf('/');
  const page = schemas.pageByUrl(path.slice(0, at));
  const kind = NEEDS[path.slice(at + 1)];
  if (page === undefined || kind === undefined)
    throw notFound(serverText('whyUnknownCall', { url: path.slice(0, 200) }));
  return permissionOf(page, kind);
}

const OPEN: ReadonlySet<string> = new Set(['authenticated', 'public']);

/**
 * Explains why a user of the caller's tenant may do something or not: a right by its code, a menu entry, a field of a
 * page, a record of a page, or a call. The answer uses the same functions that decide the user's own calls. `routes`:
 * those with fixed addresses.
 */
export const explainRoute = (services: Services, routes: () => readonly RouteDefinition[]): RouteDefinition => ({
  method: 'GET',
  url: '/sys/permission/why',
  permission: 'system:permission:why',
  scope: 'tenant',
  schema,
  handle: async (request: FastifyRequest): Promise<SentAccessAnswer> => {
    const { query, session } = request;
    const question = query as Question;
    const { db } = services;
    const { tenantId } = session.user;
    const who = await db.selectFrom('sys_user').select('org_code').where('id', '=', question.userId).executeTakeFirst();
    const holder = await findHolder(db, { userId: question.userId, tenantId, orgCode: who?.org_code ?? null });
    // Frozen, deleted or of another tenant: such users have no session here.
    if (holder === undefined) throw notFound(serverText('whyNoUser'));
    const asked = await askedOf(db, holder, menuTitles(services.schemas, languageOf(request)));
    const { permission, entry, page, field, recordId, url } = question;
    if (page !== undefined && field !== undefined)
      return explainField(asked, columnNamed(pageNamed(services, page), field));
    if (page !== undefined && recordId !== undefined) return explainRecord(asked, pageNamed(services, page), recordId);
    if (entry !== undefined) {
      if (!asked.rows.has(entry)) throw notFound(serverText('menuNotFound'));
      return explainEntry(asked, entry);
    }
    if (permission !== undefined) return explainCode(asked, permission);
    if (url === undefined) throw badRequest(serverText('whyNothingAsked'));
    const code = permissionOfCall(services, routes(), question);
    if (OPEN.has(code)) return { allowed: true, permission: code, reasons: [{ by: 'session', holds: true }] };
    return explainCode(asked, code);
  },
});
