import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { type Language, permissionOf } from '../../../engine/index.ts';
import { ApiError } from '../../core/base/errors.ts';
import { languageOf } from '../../core/calls/language.ts';
import type { Services } from '../../core/services/services.ts';
import type { Session } from '../../core/calls/session.ts';
import { findSessionByHash } from '../../identity/sessions/sessionStore.ts';
import { createPageTables } from '../../data/tables/pageTables.ts';
import { onEnded } from '../../data/events/endedSessions.ts';
import { costOf } from './rateLimiter.ts';
import { COMMON_EVENTS, type CommonEvent } from '../../data/events/commonEvent.ts';
import type { LiveEvent, LiveOutbox } from '../../data/events/outbox.ts';
import { mayRead, placeOfKey, RowReader, type RowChangeEvent } from './rowUpdates.ts';
import { readFrame, type TableFrame } from './tableFrames.ts';
import { Seat, ConcurrencyLimits, type TableSocket } from './concurrencyLimits.ts';
import { formatText, serverText, type ServerText } from '../../core/texts/serverText.ts';

const ROWS = 'tableRows';
/** Additional cost of a refused frame. */
const FAULT_COST = 20;
/** How long a session is valid without a new check, ms. */
const SESSION_MS = 60_000;
const SILENCE_MS = 60_000;

const NOT_TEXT = 1003;
const REFUSED = 1008;
const TRY_LATER = 1013;

/** Row updates and common messages between open pages, on all servers (W4-2, W7-37; contract §5.3). */
class TableChannel {
  readonly #services: Services;
  readonly #outbox: LiveOutbox;
  readonly #seats = new ConcurrencyLimits();
  readonly #names = new WeakMap<Seat, string>();
  readonly #tables;
  readonly #onError: (error: unknown) => void;

  constructor(services: Services, outbox: LiveOutbox, onError: (error: unknown) => void) {
    this.#services = services;
    this.#outbox = outbox;
    this.#onError = onError;
    this.#tables = createPageTables(services.db, () => services.schemas.pages());
    outbox.subscribe(ROWS, (news) => this.#passRows(news));
    outbox.subscribe(COMMON_EVENTS, (news) => this.#passCommon(news));
    onEnded(outbox, (tokenHashes) => this.#end(tokenHashes));
  }

  join(socket: TableSocket, session: Session, language: Language): void {
    const seat = new Seat(socket, session, language);
    if (!this.#seats.add(seat)) {
      socket.close(TRY_LATER);
      return;
    }
    this.#names.set(seat, randomUUID());
    socket.on('close', () => this.#seats.remove(seat));
    socket.on('error', () => socket.terminate());
    socket.on('message', (data, isBinary) => {
      if (isBinary) socket.close(NOT_TEXT);
      else this.#hear(seat, data.toString()).catch(this.#onError);
    });
  }

  /** Terminates sockets that became silent without closing. */
  sweep(): void {
    const silent = Date.now() - SILENCE_MS;
    for (const seat of this.#seats.all()) if (seat.heardAt < silent) seat.socket.terminate();
  }

  #end(tokenHashes: ReadonlySet<string>): void {
    for (const { tokenHash, viewerHash, socket } of this.#seats.all())
      if (tokenHashes.has(tokenHash) || tokenHashes.has(viewerHash)) socket.close(REFUSED, 'session ended');
  }

  async #hear(seat: Seat, text: string): Promise<void> {
    seat.heardAt = Date.now();
    const frame = readFrame(text);
    if (!seat.budget.spend(costOf(text) + ('fault' in frame ? FAULT_COST : 0))) {
      seat.socket.close(REFUSED, 'too many messages');
      return;
    }
    if ('fault' in frame) this.#tell(seat, frame.fault);
    else if (frame.type === 'heart_beat') await this.#answerHeartbeat(seat);
    else if (seat.isSilent) this.#refuse(seat, serverText('viewingReadsOnly'));
    else if (frame.type === 'update_vxe_table') await this.#takeRow(seat, frame);
    else await this.#takeCommon(seat, frame);
  }

  async #answerHeartbeat(seat: Seat): Promise<void> {
    if (Date.now() - seat.checkedAt < SESSION_MS || (await this.#sessionOf(seat)) !== undefined)
      seat.send('heart_beat', true);
  }

  /** Reads the session with its current rights; closes the socket when it has ended. */
  async #sessionOf(seat: Seat): Promise<Session | undefined> {
    const session = await findSessionByHash(this.#services.db, seat.tokenHash);
    seat.checkedAt = Date.now();
    if (session?.user.tenantId === seat.tenantId) return session;
    seat.socket.close(REFUSED, 'session ended');
    return undefined;
  }

  #tell(seat: Seat, said: ServerText): void {
    seat.send('error', { message: formatText(said, seat.language) });
  }

  #refuse(seat: Seat, said: ServerText): void {
    this.#tell(seat, said);
    if (!seat.budget.spend(FAULT_COST)) seat.socket.close(REFUSED, 'too many messages');
  }

  async #takeRow(seat: Seat, frame: Extract<TableFrame, { type: 'update_vxe_table' }>): Promise<void> {
    const { socketKey, caseId, rowId, fields } = frame;
    seat.addPending({ socketKey, caseId, rows: [{ id: rowId, fields }] });
    if (seat.isTelling) return;
    seat.isTelling = true;
    try {
      while (seat.pending.size > 0) {
        const due = [...seat.pending.values()];
        seat.pending.clear();
        const session = await this.#sessionOf(seat);
        if (session === undefined) return;
        for (const news of due) await this.#tellRows(seat, session, news);
      }
    } finally {
      seat.isTelling = false;
    }
  }

  /** Publishes changed rows that exist for the sender; their values are read separately for every recipient. */
  async #tellRows(seat: Seat, session: Session, news: RowChangeEvent): Promise<void> {
    const { db, schemas } = this.#services;
    const place = placeOfKey(schemas, news.socketKey);
    if (place === undefined) {
      this.#refuse(seat, serverText('unknownSocketKey', { socketKey: news.socketKey }));
      return;
    }
    if (!mayRead(place.page, session)) {
      this.#refuse(seat, serverText('noPermission', { permission: permissionOf(place.page, 'list') }));
      return;
    }
    const rows = await new RowReader(db, this.#tables).visibleRows(place, session, news);
    if (rows.length === 0) {
      this.#refuse(seat, serverText('recordNotFound'));
      return;
    }
    const told = new Set(rows.map(({ id }) => id));
    const body: RowChangeEvent = { ...news, rows: news.rows.filter(({ id }) => told.has(id)) };
    await this.#outbox.publish({ topic: ROWS, tenantId: seat.tenantId, body });
  }

  async #takeCommon(seat: Seat, { key, args }: { readonly key: string; readonly args: unknown }): Promise<void> {
    const [pageId = ''] = key.split('#', 1);
    const page = this.#services.schemas.page(pageId);
    if (page === undefined) {
      this.#refuse(seat, serverText('unknownSocketPage', { key }));
      return;
    }
    const session = await this.#sessionOf(seat);
    if (session === undefined) return;
    if (!mayRead(page, session)) {
      this.#refuse(seat, serverText('noPermission', { permission: permissionOf(page, 'list') }));
      return;
    }
    const body: CommonEvent = { pageId, key, args, from: this.#names.get(seat) ?? '' };
    await this.#outbox.publish({ topic: COMMON_EVENTS, tenantId: seat.tenantId, body });
  }

  async #passRows(news: readonly LiveEvent[]): Promise<void> {
    const reader = new RowReader(this.#services.db, this.#tables);
    await this.#forEveryone(news, async (seat, session, one) => {
      // Only this channel publishes on its topics.
      const rowNews = one.body as RowChangeEvent;
      const place = placeOfKey(this.#services.schemas, rowNews.socketKey);
      if (place === undefined) return;
      for (const row of await reader.visibleRows(place, session, rowNews))
        seat.send('update_vxe_table', { socketKey: rowNews.socketKey, args: [row, rowNews.caseId] });
    });
  }

  async #passCommon(news: readonly LiveEvent[]): Promise<void> {
    await this.#forEveryone(news, (seat, session, one) => {
      const { pageId, key, args, from } = one.body as CommonEvent;
      const page = this.#services.schemas.page(pageId);
      if (page === undefined || from === this.#names.get(seat) || !mayRead(page, session)) return;
      seat.send('common_send_date', { key, args });
    });
  }

  async #forEveryone(
    news: readonly LiveEvent[],
    pass: (seat: Seat, session: Session, one: LiveEvent) => Promise<void> | void,
  ): Promise<void> {
    for (const tenantId of new Set(news.map((one) => one.tenantId))) {
      const theirs = news.filter((one) => one.tenantId === tenantId);
      const sessions = new Map<string, Promise<Session | undefined>>();
      for (const seat of this.#seats.ofTenant(tenantId)) {
        const looking = sessions.get(seat.tokenHash) ?? this.#sessionOf(seat);
        sessions.set(seat.tokenHash, looking);
        const session = await looking;
        if (session === undefined) seat.socket.close(REFUSED, 'session ended');
        else for (const one of theirs) await pass(seat, session, one);
      }
    }
  }
}

/**
 * `/api/vxeSocket/:userId/:pageId`: the token is sent and echoed as sub-protocol; the address names the token's own
 * user; `pageId` only distinguishes pages of a user.
 */
export function registerTableChannel(app: FastifyInstance, services: Services, outbox: LiveOutbox): void {
  const channel = new TableChannel(services, outbox, app.reportFailure);
  const sweeping = setInterval(() => channel.sweep(), SILENCE_MS / 2).unref();
  app.get<{ Params: { userId: string; pageId: string } }>(
    '/api/vxeSocket/:userId/:pageId',
    {
      websocket: true,
      config: { access: { permission: 'authenticated', scope: 'own' } },
      preValidation: async (request) => {
        if (request.params.userId !== request.session.user.id)
          throw new ApiError(403, serverText('noPermission', { permission: 'vxeSocket' }));
        // From this point on the client receives all events.
        await outbox.start();
      },
    },
    (socket: TableSocket, request) => channel.join(socket, request.session, languageOf(request)),
  );
  app.addHook('preClose', async () => clearInterval(sweeping));
}
