import type { AxiosAdapter } from 'axios';
import { subscribeKey } from 'valtio/utils';
import type { TableUpdates } from '../../../renderers/index.ts';
import { createDictionaryCache } from './dictionaryCache.ts';
import type { DictionaryCache } from './dictionaryCache.ts';
import { createStoredValues } from '../../platform/browserStorage/storedValues.ts';
import type { KeyValueStorage, StoredValues } from '../../platform/browserStorage/storedValues.ts';
import type { RuntimeConfig } from '../../../contract/runtimeConfig.ts';
import { createDraftDatabase } from '../../platform/draftStorage/draftDatabase.ts';
import { createDraftStore } from '../../platform/draftStorage/draftStore.ts';
import type { TabDrafts } from '../../platform/draftStorage/draftStore.ts';
import { createOpenForms } from '../../platform/draftStorage/openForms.ts';
import { createReloadGuard } from '../../platform/chunks/reloadGuard.ts';
import type { ReloadGuard } from '../../platform/chunks/reloadGuard.ts';
import { CallError } from '../../platform/http/callError.ts';
import { createCallSigner } from '../../platform/http/callSigner.ts';
import { createConnection } from '../../platform/http/connection.ts';
import type { Connection } from '../../platform/http/connection.ts';
import { createHttpClient } from '../../platform/http/httpClient.ts';
import type { HttpClient } from '../../platform/http/httpClient.ts';
import { createRefusals } from '../../platform/http/refusals.ts';
import type { Refusals } from '../../platform/http/refusals.ts';
import { createLiveChannel, liveUrl } from '../../platform/live/liveChannel.ts';
import type { LiveChannel } from '../../platform/live/liveChannel.ts';
import { createTableUpdates, tableUpdatesUrl } from '../../platform/live/tableUpdates.ts';
import { createLanguageChoice } from '../settings/language.ts';
import { spoken } from '../../platform/locales/spoken.ts';
import type { LanguageChoice } from '../settings/language.ts';
import { t } from '../../platform/locales/t.ts';
import { createNotices } from '../notices/notices.ts';
import type { UnreadNotices } from '../notices/notices.ts';
import { createRecordAhead } from './recordAhead.ts';
import type { RecordAhead } from './recordAhead.ts';
import { createRelease } from '../../platform/release/release.ts';
import type { Release } from '../../platform/release/release.ts';
import { HOME_PATH } from '../../platform/config/paths.ts';
import { createExpiry } from '../../platform/session/expiry.ts';
import type { Expiry } from '../../platform/session/expiry.ts';
import { createSession } from '../../platform/session/session.ts';
import type { ShellSession } from '../../platform/session/session.ts';
import { keepViewing, openViewing } from '../../platform/session/viewing.ts';
import type { Viewing } from '../../platform/session/viewing.ts';
import type { BegunViewing } from '../../../contract/signIn/viewing.ts';
import { createEntranceMemory } from '../../platform/session/entranceMemory.ts';
import type { EntranceMemory } from '../../platform/session/entranceMemory.ts';
import { createTabs } from '../tabs/tabs.ts';
import type { NewTab } from '../tabs/tabList.ts';
import { createTabMemory } from '../tabs/tabMemory.ts';
import type { Tabs } from '../tabs/tabs.ts';
import { createSettings } from '../settings/settings.ts';
import type { Settings } from '../settings/settings.ts';
import { createOpenedRecords } from '../openedRecords/openedRecords.ts';
import type { OpenedRecords } from '../openedRecords/openedRecords.ts';
import { createUserValues } from '../settings/userValues.ts';
import type { UserValues } from '../settings/userValues.ts';
import { createRecordEvents, createRequest, type RecordEvents, type ShellRequest } from './shellEvents.ts';

/** Services shared by all components of the shell; created once, provided by context. */
export interface Shell {
  readonly config: RuntimeConfig;
  readonly http: HttpClient;
  readonly connection: Connection;
  readonly refusals: Refusals;
  readonly session: ShellSession;
  readonly expiry: Expiry;
  readonly entrance: EntranceMemory;
  readonly tabs: Tabs;
  readonly settings: Settings;
  readonly language: LanguageChoice;
  /** Settings of the signed-in user, by key. */
  readonly preferences: UserValues;
  /** Values stored in this browser, independent of the user. */
  readonly stored: StoredValues;
  readonly dictionaryCache: DictionaryCache;
  readonly live: LiveChannel;
  readonly notices: UnreadNotices;
  readonly recordNews: RecordEvents;
  readonly recordAhead: RecordAhead;
  readonly openedRecords: OpenedRecords;
  readonly searchRequest: ShellRequest;
  readonly keysRequest: ShellRequest;
  readonly drafts: TabDrafts;
  readonly release: Release;
  /** Creates a separate connection for each page, opened when one of its tables listens. */
  readonly tableUpdates: () => TableUpdates;
  /** Sets the low-code application whose route is open, for the request header; null: none. */
  readonly enterLowApp: (id: string | null) => void;
  /** Goes to a path with a full page load, so that no data of the last user stays in memory. */
  readonly reload: (path: string) => void;
  /** Set when this window views as another user; otherwise null. */
  readonly viewing: Viewing | null;
  /** Takes effect with the next page load; throws when the window cannot store it. */
  readonly keepViewing: (begun: BegunViewing, back: string) => void;
  /** Whether an automatic reload is allowed. */
  readonly mayReload: ReloadGuard;
}

export interface ShellOptions {
  readonly config: RuntimeConfig;
  readonly storage: KeyValueStorage;
  /** Storage of the window: open tabs are restored after a reload. Default: none. */
  readonly windowStorage?: KeyValueStorage;
  readonly origin: string;
  readonly reload: (path: string) => void;
  /** Name of the running release. Default: none, so that no other is offered. */
  readonly ownRelease?: string;
  /** Network adapter, replaced in tests. */
  readonly adapter?: AxiosAdapter;
}

/** Name of the database and of the channel between windows. */
const DRAFTS = 'waybill-drafts';

/** Returns a unique id for an open page. */
const createPageId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

const homeTab = (): NewTab => ({
  name: 'dashboard-analysis',
  path: HOME_PATH,
  fullPath: HOME_PATH,
  title: t('home.title'),
  meta: { icon: 'home', title: t('home.title'), componentName: 'Analysis', keepAlive: true },
});

/** Tabs of the signed-in user, as stored in this window. */
function tabsOf(session: ShellSession, windowStorage: KeyValueStorage | undefined): Tabs {
  const memory = windowStorage && createTabMemory(createStoredValues(windowStorage));
  const tabs = createTabs(homeTab(), memory);
  const adopt = () => tabs.adopt(session.state.info?.id ?? '');
  adopt();
  subscribeKey(session.state, 'info', adopt, true);
  subscribeKey(spoken, 'language', () => {
    const home = tabs.state.tabs.find((tab) => !tab.closable);
    if (home) tabs.mark(home.key, { title: t('home.title') });
  });
  return tabs;
}

/** Returns whether the server responds at all; a refusal is a response. */
const isReachable = async (http: HttpClient): Promise<boolean> => {
  try {
    await http.exchange({ method: 'GET', url: '/sys/environment', expiry: 'ignore', refusal: 'ignore' });
    return true;
  } catch (error) {
    return error instanceof CallError && error.envelope !== null;
  }
};

/** An ended session causes a 401 of this call, which is reported to all. */
const askWhoIsSignedIn = async (http: HttpClient, { state }: ShellSession): Promise<void> => {
  if (state.token !== null) await http.call({ method: 'GET', url: '/sys/user/getUserInfo' }).catch(() => undefined);
};

/** A viewing session that ends returns the window to its own user. */
function sessionIn(stored: StoredValues, viewing: Viewing | null, reload: ShellOptions['reload']) {
  const session = createSession(stored);
  if (viewing === null) return { session, reload };
  let isLeft = false;
  const end = (reason?: string): void => {
    isLeft = true;
    session.end(reason);
    viewing.forget();
    reload(viewing.back);
  };
  // The end of a session is followed by a redirect of the caller, which is ignored here.
  return { session: { ...session, end }, reload: (path: string) => (isLeft ? undefined : reload(path)) };
}

/** Drafts are separate for each user: none are read or written while viewing as another user. */
const draftsOf = ({ state }: ShellSession, viewing: Viewing | null): TabDrafts =>
  createDraftStore({
    database: createDraftDatabase(DRAFTS),
    openForms: createOpenForms(DRAFTS),
    owner: () => (viewing !== null || state.info === null ? null : `${state.info.id} ${state.tenantid}`),
  });

const keeperOf =
  ({ state }: ShellSession, windowStorage: KeyValueStorage | undefined): Shell['keepViewing'] =>
  (begun, back) => {
    if (windowStorage === undefined) throw new Error('no window storage');
    keepViewing(windowStorage, { begun, viewer: state.realname || state.username, back });
  };

export function createShell(options: ShellOptions): Shell {
  const { config, origin, ownRelease = '', adapter } = options;
  const viewing = openViewing(options.windowStorage);
  const storage = viewing?.storage ?? options.storage;
  const windowStorage = viewing?.storage ?? options.windowStorage;
  const stored = createStoredValues(storage);
  const { session, reload } = sessionIn(stored, viewing, options.reload);
  const tabs = tabsOf(session, windowStorage);
  // Nothing can be saved while viewing, so unsaved changes are not asked about.
  const expiry = createExpiry(session, viewing === null ? tabs.anyDirty : () => false);
  const refusals = createRefusals();
  const connection = createConnection({
    ping: () => isReachable(http),
    isOnline: () => navigator.onLine,
  });
  const release = createRelease({ own: ownRelease, stored: windowStorage && createStoredValues(windowStorage) });
  let lowAppId: string | null = null;
  const http = createHttpClient({
    base: config.apiBase,
    token: () => session.state.token,
    tenantId: () => session.state.tenantid,
    lowAppId: () => lowAppId,
    language: () => spoken.language,
    sign: config.signSecret === '' ? undefined : createCallSigner(config.signSecret),
    onExpired: expiry.report,
    onRefused: refusals.announce,
    onReach: (reached) => connection.report(reached),
    onRelease: release.heard,
    adapter,
  });
  const drafts = draftsOf(session, viewing);
  const preferences = createUserValues({ stored, http, userId: () => session.state.info?.id ?? '' });
  const kept = { stored, values: preferences, session: session.state };
  const language = createLanguageChoice(kept);
  const settings = createSettings(kept);
  const targetOf = (urlFor: (userId: string) => string) => () => {
    const { token, info } = session.state;
    return token !== null && info !== null ? { url: urlFor(info.id), token } : null;
  };
  const live = createLiveChannel({ target: targetOf((userId) => liveUrl(config.apiBase, userId, origin)) });
  live.onRefused(() => void askWhoIsSignedIn(http, session));
  const tableUpdates = () => {
    const pageId = createPageId();
    const target = targetOf((userId) => tableUpdatesUrl(config.apiBase, { userId, pageId }, origin));
    return createTableUpdates({ target, caseId: pageId });
  };
  const enterLowApp = (id: string | null) => {
    lowAppId = id;
  };
  return {
    config,
    http,
    connection,
    refusals,
    session,
    expiry,
    entrance: createEntranceMemory(windowStorage),
    tabs,
    settings,
    stored,
    dictionaryCache: createDictionaryCache(stored, session.state),
    language,
    preferences,
    live,
    notices: createNotices({ http, live, session }),
    recordNews: createRecordEvents(),
    recordAhead: createRecordAhead(),
    openedRecords: createOpenedRecords(kept),
    searchRequest: createRequest(),
    keysRequest: createRequest(),
    drafts,
    release,
    tableUpdates,
    enterLowApp,
    reload,
    viewing,
    keepViewing: keeperOf(session, windowStorage),
    mayReload: createReloadGuard(windowStorage),
  };
}
