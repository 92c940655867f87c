import { type Browser, type Page, expect, test as base } from '@playwright/test';

export const PASSWORDS = {
  admin: 'Admin-e2e-1',
  clerk: 'Demo-e2e-1',
  reviewer: 'Demo-e2e-1',
  clerk2: 'Demo-e2e-1',
} as const;
export type Account = keyof typeof PASSWORDS;

const address = (): string => process.env.WAYBILL_E2E_URL ?? '';

/** A browser of its own per account, signed in by hand. Violations of the content security policy fail the journey. */
export interface Desk {
  /** A browser in which nobody is signed in, still blank. */
  visit(): Promise<Page>;
  /** `at`: another server than the journeys' own. */
  open(account: Account, at?: string): Promise<Page>;
}

/** `at`: the product under another name than the journeys' own. */
export async function signIn(page: Page, account: Account, at = address()): Promise<void> {
  await page.goto(`${at}/`);
  await page.getByRole('textbox', { name: '账号' }).fill(account);
  await page.locator('input[type=password]').fill(PASSWORDS[account]);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard/analysis');
}

function watch(page: Page, faults: string[]): void {
  page.on('pageerror', (error) => faults.push(`page error: ${error.message}`));
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) faults.push(message.text());
  });
}

async function openDesk(browser: Browser, faults: string[]): Promise<Desk & { close(): Promise<void> }> {
  const contexts: Awaited<ReturnType<Browser['newContext']>>[] = [];
  const visit = async (): Promise<Page> => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
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
  return {
    visit,
    async open(account, at) {
      const page = await visit();
      await signIn(page, account, at);
      return page;
    },
    async close() {
      await Promise.all(contexts.map((context) => context.close()));
    },
  };
}

export const test = base.extend<{ desk: Desk }>({
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

/** A call as the signed-in user of a page makes it. */
export async function callApi(page: Page, path: string, init: CallInit = {}) {
  const stored = await page.evaluate(() => localStorage.getItem('pro__Access-Token'));
  const token = (JSON.parse(stored ?? '{}') as { value?: string }).value ?? stored ?? '';
  const answer = await page.request.fetch(`${init.at ?? address()}/api${path}`, {
    method: init.method ?? 'GET',
    headers: { 'X-Access-Token': token },
    ...(init.body === undefined ? {} : { data: init.body }),
  });
  return {
    status: answer.status(),
    body: (await answer.json()) as { success: boolean; code: number; message: string; result: unknown },
  };
}

/** The visible tab's part of the window; the others stay mounted but hidden. */
export const workspace = (page: Page) => page.locator('main').locator('visible=true').first();

export async function openExports(page: Page): Promise<void> {
  const entry = page.getByRole('menuitem', { name: '出口报关单' });
  if (!(await entry.isVisible())) await page.getByRole('menuitem', { name: '报关管理' }).click();
  await entry.click();
  await page.waitForURL('**/bgd/export');
}

export { expect };
