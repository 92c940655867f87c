import type { Page } from '@playwright/test';

/** Network latency, in milliseconds. */
const SLOW_MS = 300;
const KEYS_A_SECOND = 20;

/**
 * Presses keys at a constant pace, and counts those that are not data: neither a character of a value nor the one key
 * that ends it.
 */
export class Hand {
  readonly #page: Page;
  beyond = 0;
  readonly spent: string[] = [];

  constructor(page: Page) {
    this.#page = page;
  }

  async #down(key: string): Promise<void> {
    await this.#page.keyboard.press(key, { delay: 1000 / KEYS_A_SECOND });
  }

  async press(key: string, why: string): Promise<void> {
    this.beyond += 1;
    this.spent.push(`${why} ${key}`);
    await this.#down(key);
  }

  /** Types keys that are not data. */
  async write(text: string, why: string): Promise<void> {
    for (const key of text) await this.press(key, why);
  }

  async value(text: string, end: 'Tab' | 'Enter'): Promise<void> {
    await this.#page.keyboard.type(text, { delay: 1000 / KEYS_A_SECOND });
    await this.#down(end);
  }
}

/**
 * Location of the focus: key of a header field, or label such as the title of a table column with its row; else the
 * text or tag name of the element.
 */
export const place = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const at = document.activeElement;
    if (!(at instanceof HTMLElement) || at === document.body) return 'body';
    return (
      at.closest<HTMLElement>('[data-field]')?.dataset['field'] ??
      at.getAttribute('aria-label') ??
      at.textContent ??
      at.tagName
    );
  });

/** Delays all further responses by the network latency. */
export async function slowDown(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.enable');
  const line = { offline: false, downloadThroughput: -1, uploadThroughput: -1 };
  await devTools.send('Network.emulateNetworkConditions', { ...line, latency: SLOW_MS });
}
