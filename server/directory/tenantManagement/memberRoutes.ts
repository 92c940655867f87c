import type { FastifyRequest } from 'fastify';
import { Answer } from '../../core/base/envelope.ts';
import { badRequest } from '../../core/base/errors.ts';
import type { RouteDefinition } from '../../core/calls/routeDefinition.ts';
import { parametersOf, textParameters } from '../../core/calls/textParameters.ts';
import { readPlainList } from '../../data/lists/plainListParameters.ts';
import { serverText } from '../../core/texts/serverText.ts';
import { listDirectory } from '../people/listDirectory.ts';
import { directoryQuery } from '../people/directoryQuery.ts';
import { administratorOf } from '../../data/recordStore/administrator.ts';
import { callerOf } from '../../data/recordStore/caller.ts';
import type { Services } from '../../core/services/services.ts';
import {
  askToJoin,
  changeMembers,
  changeOneself,
  changeOwner,
  invite,
  refuseStrangers,
  type MemberStatus,
} from './members.ts';
import { peopleOf } from './peopleOfTenant.ts';
import { tenantIds } from './tenantParameters.ts';
import { tenantsOfUser } from './tenantsOfUser.ts';

const STATUSES: readonly string[] = ['1', '2', '3', '4', '5'] satisfies MemberStatus[];

function statusIn(text: string | undefined): MemberStatus {
  if (text !== undefined && STATUSES.includes(text)) return text as MemberStatus;
  const said = serverText('missingParameter', { name: 'status' });
  throw badRequest(said, [{ path: '/status', said }]);
}

const statusesIn = (text: string | undefined): readonly string[] =>
  text === undefined || text === '' ? ['1'] : tenantIds(text, 'userTenantStatus').map((one) => statusIn(one));

/** Reads the values that clients send in the address, in the body, or in both. */
const saidIn = (request: FastifyRequest): Readonly<Record<string, string>> => {
  const body: unknown = request.body ?? {};
  const texts = Object.entries(Object(body)).flatMap(([key, value]) =>
    typeof value === 'string' || typeof value === 'number' ? [[key, String(value)] as const] : [],
  );
  return { ...parametersOf(request), ...Object.fromEntries(texts) };
};

const RIGHT = 'system:tenant:edit';
const MINUTE = 60_000;

/** Routes by which administrators of a tenant list and change its people. */
function administratorRoutes(services: Services): readonly RouteDefinition[] {
  const { db } = services;
  const administrator = ({ session }: FastifyRequest) => administratorOf(services, callerOf(session));
  const people = (statuses: readonly string[], tenantId: string) => async (request: FastifyRequest) => {
    const { userTenantId: _id, tenantId: _tenant, userTenantStatus: _statuses, ...others } = parametersOf(request);
    refuseStrangers(request.session.user, tenantId);
    const thing = peopleOf(tenantId, statuses);
    return listDirectory(db, thing, { question: directoryQuery(services, request), parameters: others });
  };
  const change = (
    url: string,
    statusOf: (said: Readonly<Record<string, string>>) => MemberStatus,
  ): RouteDefinition => ({
    method: 'PUT',
    url,
    permission: RIGHT,
    scope: 'tenant',
    schema: textParameters(),
    handle: async (request) => {
      const said = saidIn(request);
      const { user } = request.session;
      const userIds = tenantIds(said['userIds'] ?? said['userId'] ?? said['id'], 'userIds');
      await changeMembers(db, await administrator(request), {
        tenantId: said['tenantId'] ?? user.tenantId,
        userIds,
        status: statusOf(said),
      });
      return new Answer(null, serverText('edited'));
    },
  });
  const get = (url: string, handle: (request: FastifyRequest) => unknown): RouteDefinition => ({
    method: 'GET',
    url,
    permission: RIGHT,
    scope: 'tenant',
    schema: textParameters(),
    handle,
  });
  return [
    get('/sys/tenant/getTenantUserList', (request) => {
      const { userTenantId, userTenantStatus, ...said } = parametersOf(request);
      const { tenantId = userTenantId ?? request.session.user.tenantId } = said;
      return people(statusesIn(userTenantStatus), tenantId)(request);
    }),
    get('/sys/tenant/getUserTenantPageList', (request) =>
      people(statusesIn(parametersOf(request)['userTenantStatus']), request.session.user.tenantId)(request),
    ),
    change('/sys/tenant/leaveTenant', () => '2'),
    change('/sys/tenant/updateUserTenantStatus', (said) => statusIn(said['status'])),
    {
      method: 'PUT',
      url: '/sys/tenant/invitationUserJoin',
      permission: RIGHT,
      scope: 'tenant',
      schema: textParameters(),
      rateLimit: { max: 30, timeWindow: MINUTE, of: 'user' },
      handle: async (request) => {
        const { ids, phone = '', username = '' } = saidIn(request);
        const name = (phone === '' ? username : phone).trim();
        await invite(db, await administrator(request), { tenantIds: tenantIds(ids), name });
        return new Answer(null, serverText('memberInvited'));
      },
    },
  ];
}

/** Routes for the caller's own tenants, invitations and applications. */
function ownRoutes({ db }: Services): readonly RouteDefinition[] {
  const own = (
    { method, url }: { readonly method: RouteDefinition['method']; readonly url: string },
    handle: (request: FastifyRequest) => unknown,
  ): RouteDefinition => ({
    method,
    url: `/sys/tenant/${url}`,
    permission: 'authenticated',
    scope: 'own',
    schema: textParameters(),
    rateLimit: { max: 60, timeWindow: MINUTE, of: 'user' },
    handle,
  });
  const tenantIn = (request: FastifyRequest): string => {
    const { tenantId, id } = saidIn(request);
    return tenantIds(tenantId ?? id, 'tenantId')[0] ?? '';
  };
  const list = (request: FastifyRequest) =>
    tenantsOfUser(db, request.session.user, statusesIn(parametersOf(request)['userTenantStatus']));
  return [
    own({ method: 'GET', url: 'getCurrentUserTenant' }, async ({ session }) => ({
      list: await tenantsOfUser(db, session.user, ['1']),
      currentTenantId: session.user.tenantId,
    })),
    own({ method: 'GET', url: 'getTenantListByUserId' }, list),
    own({ method: 'GET', url: 'getTenantPageListByUserId' }, async (request) => {
      const names = new Set(['userTenantStatus']);
      const { pageNo, pageSize } = readPlainList(
        { names, sortable: { createTime: 'createTime' } },
        parametersOf(request),
      );
      const all = await list(request);
      const records = all.slice((pageNo - 1) * pageSize, pageNo * pageSize);
      return { records, total: all.length, size: pageSize, current: pageNo, pages: Math.ceil(all.length / pageSize) };
    }),
    own({ method: 'DELETE', url: 'exitUserTenant' }, async (request) => {
      await changeOneself(db, request.session.user, { tenantId: tenantIn(request), from: '1', to: undefined });
      return new Answer(null, serverText('memberLeft'));
    }),
    own({ method: 'PUT', url: 'cancelApplyTenant' }, async (request) => {
      await changeOneself(db, request.session.user, { tenantId: tenantIn(request), from: '3', to: undefined });
      return new Answer(null, serverText('edited'));
    }),
    own({ method: 'PUT', url: 'agreeOrRefuseJoinTenant' }, async (request) => {
      const to = statusIn(saidIn(request)['status']);
      await changeOneself(db, request.session.user, { tenantId: tenantIn(request), from: '5', to });
      return new Answer(null, serverText('edited'));
    }),
    own({ method: 'POST', url: 'joinTenantByHouseNumber' }, async (request) => {
      const [houseNumber = ''] = tenantIds(saidIn(request)['houseNumber'], 'houseNumber');
      await askToJoin(db, request.session.user, houseNumber);
      return new Answer(null, serverText('memberApplied'));
    }),
    own({ method: 'POST', url: 'changeOwenUserTenant' }, async (request) => {
      const userId = tenantIds(saidIn(request)['userId'], 'userId')[0] ?? '';
      await changeOwner(db, request.session.user, { tenantId: tenantIn(request), userId });
      return new Answer(null, serverText('edited'));
    }),
  ];
}

/** Routes for the members of tenants (contract §4.6, decision 0066). */
export const memberRoutes = (services: Services): readonly RouteDefinition[] => [
  ...administratorRoutes(services),
  ...ownRoutes(services),
];
