import {
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  type Page,
  expect,
  test as base,
} from '@playwright/test';
import { type JourneyServer, startJourneyServer } from './journeyServer.ts';

export const PASSWORDS = {
  admin: 'Admin-e2e-1',
  clerk: 'Demo-e2e-1',
  reviewer: 'Demo-e2e-1',
  clerk2: 'Demo-e2e-1',
} as const;
export type Account = keyof typeof PASSWORDS;

let shared: { readonly server: JourneyServer; readonly caller: APIRequestContext } | undefined;

function started() {
  if (shared === undefined) throw new Error('the server of the journeys has not started');
  return shared;
}

/** The server that the journeys of this worker share. */
export const product = (): JourneyServer => started().server;

type SignedIn = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Sessions of this worker, by server and account: the storage state after a sign-in. */
const sessions = new Map<string, SignedIn>();

const tokenOf = ({ origins }: SignedIn): string => {
  const entry = origins.flatMap(({ localStorage }) => localStorage).find(({ name }) => name === 'pro__Access-Token');
  return (JSON.parse(entry?.value ?? '{}') as { value?: string }).value ?? '';
};

/** Returns a stored session if no other journey has ended it. */
async function openSession(key: string, at: string): Promise<SignedIn | undefined> {
  const kept = sessions.get(key);
  if (kept === undefined) return undefined;
  const headers = { 'X-Access-Token': tokenOf(kept) };
  const answer = await started().caller.get(`${at}/api/sys/user/getUserInfo`, { headers });
  return answer.ok() ? kept : undefined;
}

/** Opens a separate browser context per account. Violations of the content security policy fail the journey. */
export interface Desk {
  /** A blank page in a browser without a session. */
  visit(): Promise<Page>;
  /** Signed in, reusing the session of an earlier journey if it is still valid. `at`: another server. */
  open(account: Account, at?: string): Promise<Page>;
  /** Like `open`, on a phone: touch input and a narrow screen. */
  touch(account: Account): Promise<Page>;
  /** Signed in through the form, in a session that is not shared. */
  signIn(account: Account, at?: string): Promise<Page>;
}

/** `at`: the product at another address than the journeys' own. */
export async function signIn(page: Page, account: Account, at = product().url): Promise<void> {
  await page.goto(`${at}/`);
  await page.getByRole('textbox', { name: '账号' }).fill(account);
  await page.locator('input[type=password]').fill(PASSWORDS[account]);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard/analysis');
}

/** Viewports of the pages. */
const SCREENS = {
  desk: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} as const;
type Screen = keyof typeof SCREENS;

function watch(page: Page, faults: string[]): void {
  page.on('pageerror', (error) => faults.push(`page error: ${error.message}`));
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) faults.push(message.text());
  });
}

async function openDesk(browser: Browser, faults: string[]): Promise<Desk & { close(): Promise<void> }> {
  const contexts: Awaited<ReturnType<Browser['newContext']>>[] = [];
  const visit = async (storageState?: SignedIn, screen: Screen = 'desk'): Promise<Page> => {
    const context = await browser.newContext({ ...SCREENS[screen], ...(storageState && { storageState }) });
    contexts.push(context);
    await context.exposeBinding('reportViolation', (_source, text: string) => {
      faults.push(`policy violated: ${text}`);
    });
    await context.addInitScript(() => {
      addEventListener('securitypolicyviolation', (event) => {
        const report = (globalThis as unknown as { reportViolation(text: string): void }).reportViolation;
        report(`${event.violatedDirective} ${event.blockedURI}`);
      });
    });
    const page = await context.newPage();
    watch(page, faults);
    return page;
  };
  const signInByHand: Desk['signIn'] = async (account, at) => {
    const page = await visit();
    await signIn(page, account, at);
    return page;
  };
  const openOn = async (screen: Screen, account: Account, at = product().url): Promise<Page> => {
    const key = `${at} ${account}`;
    const session = await openSession(key, at);
    const page = await visit(session, screen);
    if (session === undefined) {
      await signIn(page, account, at);
      sessions.set(key, await page.context().storageState());
      return page;
    }
    await page.goto(at);
    await page.waitForURL('**/dashboard/analysis');
    return page;
  };
  return {
    visit,
    signIn: signInByHand,
    open: (account, at) => openOn('desk', account, at),
    touch: (account) => openOn('phone', account),
    async close() {
      await Promise.all(contexts.map((context) => context.close()));
    },
  };
}

export const test = base.extend<{ desk: Desk }, { server: JourneyServer }>({
  server: [
    async ({ playwright }, provide) => {
      const [server, caller] = await Promise.all([startJourneyServer(), playwright.request.newContext()]);
      shared = { server, caller };
      await provide(server);
      await caller.dispose();
      await server.close();
    },
    { scope: 'worker', auto: true, timeout: 120_000 },
  ],
  desk: async ({ browser }, provide) => {
    const faults: string[] = [];
    const desk = await openDesk(browser, faults);
    await provide(desk);
    await desk.close();
    expect(faults).toEqual([]);
  },
});

interface CallInit {
  readonly method?: string;
  readonly body?: unknown;
  /** Another server than the journeys' own. */
  readonly at?: string;
}

/** Calls the API as the signed-in user of a page. */
export async function callApi(page: Page, path: string, init: CallInit = {}) {
  const stored = await page.evaluate(() => localStorage.getItem('pro__Access-Token'));
  const token = (JSON.parse(stored ?? '{}') as { value?: string }).value ?? stored ?? '';
  const answer = await page.request.fetch(`${init.at ?? product().url}/api${path}`, {
    method: init.method ?? 'GET',
    headers: { 'X-Access-Token': token },
    ...(init.body === undefined ? {} : { data: init.body }),
  });
  return {
    status: answer.status(),
    body: (await answer.json()) as { success: boolean; code: number; message: string; result: unknown },
  };
}

/** The pane of the visible tab; the others stay mounted but hidden. */
export const workspace = (page: Page) => page.locator('main').locator('visible=true').first();

export async function openExports(page: Page): Promise<void> {
  const entry = page.getByRole('menuitem', { name: '出口报关单' });
  if (!(await entry.isVisible())) await page.getByRole('menuitem', { name: '报关管理' }).click();
  await entry.click();
  await page.waitForURL('**/bgd/export');
}

export { expect };
