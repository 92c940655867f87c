import { present } from '../../../engine/index.ts';
import websocket from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import type { SentLiveMessage } from '../../../contract/liveMessage.ts';
import { ApiError } from '../../core/base/errors.ts';
import { eventsIn, NOTICES, type AnnouncementEvent } from '../../data/events/announcementEvent.ts';
import type { Services } from '../../core/services/services.ts';
import { onChangedCodes } from '../../data/events/changedCodes.ts';
import { onChangedRights } from '../../data/events/changedRights.ts';
import { onEnded } from '../../data/events/endedSessions.ts';
import { LiveSlots, type LiveSocket } from './liveSlots.ts';
import type { LiveOutbox } from '../../data/events/outbox.ts';
import { serverText } from '../../core/texts/serverText.ts';

/** Largest frame of any channel, bytes. */
const LARGEST_FRAME = 32 * 1024;
const SWEEP_MS = 30_000;
const GOING_AWAY = 1001;
/** How long a client may take to answer a close frame, ms. */
const CLOSE_MS = 1000;

/** Notifies clients that the server stops; terminates those that do not close in time. */
async function closeSockets({ websocketServer }: FastifyInstance): Promise<void> {
  websocketServer.close();
  for (const client of websocketServer.clients) client.close(GOING_AWAY);
  setTimeout(() => {
    for (const client of websocketServer.clients) client.terminate();
  }, CLOSE_MS).unref();
}

/** Registered first, so that later hooks can recognize WebSocket requests. */
export const acceptSockets = (app: FastifyInstance): PromiseLike<unknown> =>
  app.register(websocket, { options: { maxPayload: LARGEST_FRAME }, preClose: () => closeSockets(app) });

/** Third-generation clients append a suffix to the id, `{id}_{md5 of the token}`; only the token is decisive. */
const names = (address: string, userId: string): boolean => address === userId || address.startsWith(`${userId}_`);

/** `topic` for all, `user` for some (contract §5.2); ids of other users are not sent. */
const inWords = ({ userIds, ...news }: AnnouncementEvent): SentLiveMessage => ({
  cmd: userIds === undefined ? 'topic' : 'user',
  ...news,
});

const tellSchemas = ({ schemas }: Services, seats: LiveSlots): (() => void) =>
  schemas.onChange(({ pages, dictionaries, reports, menu }) =>
    seats.tellAll(
      present({
        cmd: 'schema' as const,
        pages,
        dictionaries: dictionaries.length > 0 ? dictionaries : undefined,
        reports: reports || undefined,
        menu: menu || undefined,
      }),
    ),
  );

/**
 * `/api/websocket/:userId` (S7-17): the token is sent and echoed as sub-protocol; the address names the token's own
 * user, as `{id}` or `{id}_{anything}`. A saved schema is sent to everyone as `{cmd: 'schema', pages: [ids]}`, with
 * `dictionaries: [codes]`, `reports: true` and `menu: true` where those changed. The same message reports code table
 * items changed by an import, and, with `menu: true` and `rights: true`, changed rights of a role. `{cmd: 'topic'}` to
 * all and `{cmd: 'user'}` to some report that their notices changed: by a new one with `msgId` and `msgTxt`, by one
 * that was `revoked`, or by reading.
 */
export function registerLiveChannel(app: FastifyInstance, services: Services, outbox: LiveOutbox): void {
  const seats = new LiveSlots(services.db);
  const onError = app.reportFailure;
  app.get<{ Params: { userId: string } }>(
    '/api/websocket/:userId',
    {
      websocket: true,
      config: { access: { permission: 'authenticated', scope: 'own' } },
      preValidation: async (request) => {
        if (!names(request.params.userId, request.session.user.id))
          throw new ApiError(403, serverText('noPermission', { permission: 'websocket' }));
        // From this point on the client receives all events.
        await outbox.start();
      },
    },
    (socket: LiveSocket, request) => seats.join(socket, request.session),
  );
  const stopSchemas = tellSchemas(services, seats);
  const stopNotices = outbox.subscribe(NOTICES, async (news) => {
    for (const one of news) {
      const body = eventsIn(one);
      await seats.tell(one.tenantId, body.userIds, inWords(body));
    }
  });
  const stopEnded = onEnded(outbox, (tokenHashes) => seats.end(tokenHashes));
  const stopRights = onChangedRights(outbox, (tenantId) =>
    seats.tell(tenantId, undefined, { cmd: 'schema', pages: [], menu: true, rights: true }),
  );
  const stopCodes = onChangedCodes(outbox, (dictionaries) => seats.tellAll({ cmd: 'schema', pages: [], dictionaries }));
  const sweeping = setInterval(() => void seats.sweep().catch(onError), SWEEP_MS).unref();
  app.addHook('onClose', async () => {
    clearInterval(sweeping);
    stopSchemas();
    stopNotices();
    stopEnded();
    stopRights();
    stopCodes();
  });
}
