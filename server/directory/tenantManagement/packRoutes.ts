import type { FastifyRequest } from 'fastify';
import { textOfCondition } from '../../../engine/index.ts';
import { Answer } from '../../core/base/envelope.ts';
import type { RouteDefinition } from '../../core/calls/routeDefinition.ts';
import { parametersOf, textParameters } from '../../core/calls/textParameters.ts';
import { readPlainList } from '../../data/lists/plainListParameters.ts';
import { serverText } from '../../core/texts/serverText.ts';
import { administratorOf } from '../../data/recordStore/administrator.ts';
import { callerOf } from '../../data/recordStore/caller.ts';
import type { Services } from '../../core/services/services.ts';
import { refuseStrangers } from './members.ts';
import { addPack, editPack, listPacks, removePacks, type PackForm } from './packs.ts';
import { tenantIds } from './tenantParameters.ts';

const text = (maxLength: number) => ({ type: ['string', 'null'], maxLength, pattern: '^[^\\u0000]*$' });
const PACK_BODY = {
  type: 'object',
  required: ['packName'],
  properties: {
    id: text(40),
    tenantId: { type: ['string', 'number'], maxLength: 20 },
    packName: { type: 'string', minLength: 1, maxLength: 50, pattern: '^[^\\u0000]*\\S[^\\u0000]*$' },
    permissionIds: text(100_000),
    status: { type: ['string', 'number', 'null'], enum: ['0', '1', 0, 1, '', null] },
    remarks: text(500),
  },
};

/** Routes for what tenants may use at all (decision 0066). */
export function packRoutes(services: Services): readonly RouteDefinition[] {
  const { db } = services;
  const administrator = ({ session }: FastifyRequest) => administratorOf(services, callerOf(session));
  const route = (
    { method, url }: { readonly method: RouteDefinition['method']; readonly url: string },
    handle: (request: FastifyRequest) => unknown,
    schema: RouteDefinition['schema'] = textParameters(),
  ): RouteDefinition => ({
    method,
    url: `/sys/tenant/${url}`,
    permission: 'system:tenant:edit',
    scope: 'tenant',
    schema,
    handle,
  });
  const formOf = (request: FastifyRequest) => request.body as PackForm & { id?: string; tenantId?: string | number };
  return [
    route({ method: 'GET', url: 'packList' }, (request) => {
      const said = parametersOf(request);
      const { tenantId = request.session.user.tenantId, packName = '', status = '' } = said;
      refuseStrangers(request.session.user, tenantId);
      const names = new Set(['tenantId', 'packName', 'status', 'packType']);
      const paging = readPlainList({ names, sortable: { createTime: 'createTime' } }, said);
      return listPacks(db, { tenantId, packName: textOfCondition(packName), status, ...paging });
    }),
    route(
      { method: 'POST', url: 'addPackPermission' },
      async (request) => {
        const form = formOf(request);
        const tenantId = String(form.tenantId ?? '');
        return new Answer(await addPack(db, await administrator(request), { ...form, tenantId }), serverText('added'));
      },
      { body: { ...PACK_BODY, required: ['packName', 'tenantId'] } },
    ),
    route(
      { method: 'PUT', url: 'editPackPermission' },
      async (request) => {
        const form = formOf(request);
        await editPack(db, await administrator(request), { ...form, id: form.id ?? '' });
        return new Answer(null, serverText('edited'));
      },
      { body: { ...PACK_BODY, required: ['packName', 'id'] } },
    ),
    route({ method: 'DELETE', url: 'deleteTenantPack' }, async (request) => {
      const { id, ids = id } = parametersOf(request);
      await removePacks(db, await administrator(request), tenantIds(ids));
      return new Answer(null, serverText('deleted'));
    }),
  ];
}
