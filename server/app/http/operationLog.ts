import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { MenuItem } from '../../../engine/index.ts';
import { actorOf, type Session } from '../../core/calls/session.ts';
import { newId } from '../../core/database/newId.ts';
import { callFacts } from '../../identity/logs/callFacts.ts';
import { personNamed } from '../../identity/logs/viewingLog.ts';
import { literalText, formatText, truncateText, serverText, type ServerText } from '../../core/texts/serverText.ts';
import type { Services } from '../../core/services/services.ts';
import { VIEW_AS } from '../../identity/sessions/viewing.ts';
import { failureOf } from './errorAnswers.ts';

/** Log type of operations in `sys_log` (contract §4.6). */
const OPERATION = 2;

/** Codes of the dictionary `operate_type`, by the last segment of the right that a call needs. */
const BY_VERB: Readonly<Record<string, number>> = { add: 2, delete: 4, deleteBatch: 4, import: 5, export: 6 };
const EDIT = 3;
const QUERY = 1;

/**
 * Rights of calls that other clients send by GET although they write, such as running a job or publishing an
 * announcement.
 */
const WRITTEN_BY_GET: ReadonlySet<string> = new Set(['execute', 'pause', 'resume', 'release', 'revoke']);

const verbOf = (code: string): string => code.split(':').at(-1) ?? '';

/**
 * Returns the right of a writing call of the administration. Record families get their rights from their page and are
 * logged in the data log.
 */
const operationOf = ({ routeOptions, method }: FastifyRequest): string | undefined => {
  const code = routeOptions.config.access?.permission;
  if (typeof code !== 'string' || !code.startsWith('system:')) return undefined;
  const verb = verbOf(code);
  const isWrite = method === 'GET' ? WRITTEN_BY_GET.has(verb) : method !== 'HEAD' && verb !== 'list';
  return isWrite ? code : undefined;
};

const operateType = (method: string, code: string): number =>
  method === 'DELETE' ? (BY_VERB['delete'] ?? EDIT) : (BY_VERB[verbOf(code)] ?? EDIT);

const below = (items: readonly MenuItem[]): readonly MenuItem[] =>
  items.flatMap((item) => [item, ...below(item.children ?? [])]);

/** Title of a right in the menu: 用户管理：重置密码; the code itself when no menu contains it. */
const titleOf = (items: readonly MenuItem[], code: string): ServerText => {
  for (const { title, permissionList = [] } of below(items)) {
    const right = permissionList.find(({ action }) => action === code);
    if (right !== undefined) return serverText('operationLogged', { menu: title, right: right.title });
  }
  return literalText(code);
};

/** Why a call was refused. Errors in its body are not detailed: they could quote its content. */
const reasonOf = (error: Error): ServerText => {
  const { said, problems = [] } = failureOf(error);
  return problems.length > 0 ? serverText('badRequest') : truncateText(said);
};

/** Functions that return what is known of a caller. */
interface KnownCaller {
  readonly sessionOf: (request: FastifyRequest) => Session | undefined;
  readonly rightOf: (request: FastifyRequest) => string | undefined;
}

/**
 * Logs who called which writing operation of the administration, and the outcome (S1-4): after the response, so that
 * the caller does not wait; a stopping server waits for pending entries. Of the request only what a refusal names is
 * stored. For a user who views as another user, every call that needs a right is logged with both users (decision
 * 0067).
 */
export function logOperations(
  app: FastifyInstance,
  { db, schemas }: Pick<Services, 'db' | 'schemas'>,
  { sessionOf, rightOf }: KnownCaller,
): void {
  const failures = new WeakMap<FastifyRequest, Error>();
  const underWay = new Set<Promise<unknown>>();
  app.addHook('onError', async (request, _reply, error) => {
    failures.set(request, error);
  });
  app.addHook('onResponse', async (request) => {
    const session = sessionOf(request);
    if (session === undefined) return;
    const { user, viewer } = session;
    const code = viewer === undefined ? operationOf(request) : rightOf(request);
    const failure = failures.get(request);
    // The start of a viewing session is logged elsewhere, with the viewed user.
    if (code === undefined || (code === VIEW_AS && failure === undefined)) return;
    const { username, realname } = actorOf(session);
    const title = titleOf(schemas.menu() ?? [], code);
    const what = viewer === undefined ? title : serverText('viewedAs', { who: personNamed(user), what: title });
    const said = failure === undefined ? what : serverText('operationFailed', { what, reason: reasonOf(failure) });
    const entry = db
      .insertInto('sys_log')
      .values({
        id: newId(),
        tenant_id: user.tenantId,
        log_type: OPERATION,
        operate_type: request.method === 'GET' && viewer !== undefined ? QUERY : operateType(request.method, code),
        log_content: formatText(said),
        username,
        realname,
        ...callFacts(request),
      })
      .execute()
      .catch((error: unknown) => request.log.error({ err: error }, 'operation not logged'))
      .finally(() => underWay.delete(entry));
    underWay.add(entry);
  });
  app.addHook('onClose', async () => {
    await Promise.all(underWay);
  });
}
