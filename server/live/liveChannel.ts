import websocket from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../errors.ts';
import { messages } from '../messages.ts';
import type { Services } from '../services.ts';

/** The longest frame of any channel, bytes. */
const LARGEST_FRAME = 32 * 1024;
/** A heartbeat and nothing else comes from clients here. */
const LARGEST_MESSAGE = 1024;

/** The part of a socket that is used. */
interface LiveSocket {
  readonly readyState: number;
  readonly OPEN: number;
  send(text: string): void;
  terminate(): void;
  on(event: 'close' | 'error', listener: () => void): unknown;
  on(event: 'message', listener: (data: { readonly length: number }) => void): unknown;
}

/** What the server says on the live channel; `cmd` names it. */
interface LiveMessage {
  readonly cmd: string;
  readonly [key: string]: unknown;
}

const send = (socket: LiveSocket, message: LiveMessage): void => {
  if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message));
};

/** Before everything else, so that later hooks know a socket's request from others. */
export const acceptSockets = (app: FastifyInstance): PromiseLike<unknown> =>
  app.register(websocket, { options: { maxPayload: LARGEST_FRAME } });

/**
 * `/api/websocket/:userId`: the token comes as sub-protocol and is echoed, the address names the token's own user.
 * A saved schema is told to everyone as `{cmd: 'schema', pages: [ids]}`, with `dictionaries: [codes]`, `reports: true` and
 * `menu: true` where those changed.
 */
export function registerLiveChannel(app: FastifyInstance, { schemas }: Services): void {
  const sockets = new Set<LiveSocket>();
  app.get<{ Params: { userId: string } }>(
    '/api/websocket/:userId',
    {
      websocket: true,
      config: { access: { permission: 'authenticated', scope: 'own' } },
      preValidation: async (request) => {
        const { userId } = request.params;
        if (userId !== request.session.user.id) throw new ApiError(403, messages.noPermission('websocket'));
      },
    },
    (socket: LiveSocket) => {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
      socket.on('error', () => socket.terminate());
      socket.on('message', ({ length }) => {
        if (length > LARGEST_MESSAGE) socket.terminate();
      });
    },
  );
  const stop = schemas.onChange(({ pages, dictionaries, reports, menu }) => {
    const news = {
      cmd: 'schema',
      pages,
      ...(dictionaries.length > 0 ? { dictionaries } : {}),
      ...(reports ? { reports } : {}),
      ...(menu ? { menu } : {}),
    };
    for (const socket of sockets) send(socket, news);
  });
  app.addHook('onClose', async () => stop());
}
