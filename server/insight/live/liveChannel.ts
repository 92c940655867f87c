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

/** The longest frame of any channel, bytes. */
const LARGEST_FRAME = 32 * 1024;
const SWEEP_MS = 30_000;
const GOING_AWAY = 1001;
/** How long a client has to answer that it closes, ms. */
const CLOSE_MS = 1000;

/** Tells clients that the server goes away; those that do not close their side soon are cut off. */
async function closeSockets({ websocketServer }: FastifyInstance): Promise<void> {
  websocketServer.close();
  for (const client of websocketServer.clients) client.close(GOING_AWAY);
  setTimeout(() => {
    for (const client of websocketServer.clients) client.terminate();
  }, CLOSE_MS).unref();
}

/** Before everything else, so that later hooks know a socket's request from others. */
export const acceptSockets = (app: FastifyInstance): PromiseLike<unknown> =>
  app.register(websocket, { options: { maxPayload: LARGEST_FRAME }, preClose: () => closeSockets(app) });

/** Clients of the third generation add a mark of their own to the id, `{id}_{md5 of the token}`; the token decides. */
const names = (address: string, userId: string): boolean => address === userId || address.startsWith(`${userId}_`);

/** `topic` to all, `user` to some (contract §5.2); ids of others are not told. */
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
 * `/api/websocket/:userId` (S7-17): the token comes as sub-protocol and is echoed, the address names the token's own
 * user, as `{id}` or `{id}_{anything}`. A saved schema is told to everyone as `{cmd: 'schema', pages: [ids]}`, with
 * `dictionaries: [codes]`, `reports: true` and `menu: true` where those changed, items of code tables by an import; the latter also where the rights of a
 * role did, with `rights: true` then. `{cmd: 'topic'}` to all and `{cmd: 'user'}` to some say that
 * their notices changed: by a new one with `msgId` and `msgTxt`, by one that was `revoked`, or by reading.
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
        // Whoever is connected hears everything from then on.
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
