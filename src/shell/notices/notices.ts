import { proxy, ref } from 'valtio';
import { subscribeKey } from 'valtio/utils';
import { CallError } from '../../platform/http/callError.ts';
import type { HttpClient } from '../../platform/http/httpClient.ts';
import type { LiveChannel } from '../../platform/live/liveChannel.ts';
import type { ShellSession } from '../../platform/session/session.ts';
import type { NoticeLists } from '../../../contract/announcement.ts';
import { createSenderNames, fetchLists, markAllRead, markNoticeRead } from './noticeCalls.ts';
import { textOf } from '../../../contract/reading.ts';

/** Polling interval (S4-18, S9-4). */
export const POLL_MS = 6000;

export interface NoticesState {
  /** The lists loaded last; null: none yet. */
  lists: NoticeLists | null;
  /** Error of the last call; polling has stopped (S4-20). */
  failure: string | null;
  /** Id of the opened notice. */
  shown: string | null;
}

/** A message that was just pushed (S3-13). */
export interface PushedNotice {
  readonly id: string;
  readonly title: string;
}

/** Unread notices, kept up to date while the workspace is open. */
export interface UnreadNotices {
  readonly state: NoticesState;
  /** Loads the lists and starts polling; returns a function that stops it. */
  follow(): () => void;
  refresh(): void;
  /** Marks one as read, then reloads (S4-21). */
  read(id: string): Promise<void>;
  readAll(): Promise<void>;
  /** Opens the text of a notice; null closes it. */
  show(id: string | null): void;
  onPushed(listener: (notice: PushedNotice) => void): () => void;
  /** Called when an announcement was revoked. */
  onRevoked(listener: (id: string) => void): () => void;
  /** Real name of a sender. */
  senderName(username: string): Promise<string>;
}

interface NoticesOptions {
  readonly http: HttpClient;
  readonly live: LiveChannel;
  readonly session: ShellSession;
}

/** Listeners of one kind of event. */
class News<T> {
  readonly #listeners = new Set<(news: T) => void>();

  listen(listener: (news: T) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  tell(news: T): void {
    for (const listener of this.#listeners) listener(news);
  }
}

/**
 * Polls with one call at a time, the newest wins; waits between calls, and pauses while the window is hidden or after a
 * failure (D9).
 */
class ListPolling {
  /** Returns false when it failed or was cancelled. */
  readonly #fetch: (signal: AbortSignal) => Promise<boolean>;
  #due: ReturnType<typeof setTimeout> | undefined;
  #running: AbortController | null = null;
  #isOn = false;

  constructor(fetch: (signal: AbortSignal) => Promise<boolean>) {
    this.#fetch = fetch;
  }

  set isOn(on: boolean) {
    this.#isOn = on;
    if (on) this.now();
    else this.#cancel();
  }

  now(): void {
    if (!this.#isOn) return;
    this.#cancel();
    const running = new AbortController();
    this.#running = running;
    void this.#run(running);
  }

  async #run(running: AbortController): Promise<void> {
    const isGood = await this.#fetch(running.signal);
    if (isGood && this.#running === running) this.#wait();
  }

  /** Called when the visibility of the window changes: no calls while it is hidden. */
  look(): void {
    if (document.hidden) clearTimeout(this.#due);
    else this.now();
  }

  #wait(): void {
    if (!document.hidden) this.#due = setTimeout(() => this.now(), POLL_MS);
  }

  #cancel(): void {
    clearTimeout(this.#due);
    this.#running?.abort();
    this.#running = null;
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

export function createNotices({ http, live, session }: NoticesOptions): UnreadNotices {
  const state = proxy<NoticesState>({ lists: null, failure: null, shown: null });
  const pushed = new News<PushedNotice>();
  const revoked = new News<string>();
  const polling = new ListPolling(async (signal) => {
    try {
      state.lists = ref(await fetchLists(http, signal));
      state.failure = null;
      return true;
    } catch (error) {
      if (!(error instanceof CallError && error.kind === 'cancelled')) state.failure = messageOf(error);
      return false;
    }
  });
  const refresh = () => polling.now();
  const hear = (cmd: string, body: Readonly<Record<string, unknown>>) => {
    if (cmd !== 'topic' && cmd !== 'user') return;
    refresh();
    const [id, title] = [textOf(body, 'msgId'), textOf(body, 'msgTxt')];
    if (title !== '') pushed.tell({ id, title });
    const gone = textOf(body, 'revoked');
    if (gone !== '') revoked.tell(gone);
  };
  const look = () => polling.look();
  const focus = () => {
    if (state.failure !== null) refresh();
  };
  return {
    state,
    refresh,
    senderName: createSenderNames(http),
    onPushed: (listener) => pushed.listen(listener),
    onRevoked: (listener) => revoked.listen(listener),
    follow: () => {
      const stops = [
        live.subscribe(({ cmd, body }) => hear(cmd, body)),
        live.onReturn(refresh),
        // A user has signed in again over the page.
        subscribeKey(session.state, 'token', (token) => token !== null && refresh()),
      ];
      document.addEventListener('visibilitychange', look);
      window.addEventListener('focus', focus);
      polling.isOn = true;
      return () => {
        for (const stop of stops) stop();
        document.removeEventListener('visibilitychange', look);
        window.removeEventListener('focus', focus);
        polling.isOn = false;
      };
    },
    read: async (id) => {
      await markNoticeRead(http, id);
      refresh();
    },
    readAll: async () => {
      await markAllRead(http);
      refresh();
    },
    show: (id) => {
      state.shown = id;
    },
  };
}
