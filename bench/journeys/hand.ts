import type { Locator, Page } from 'playwright';
import { block, type Line } from './work.ts';

const KEYS_A_SECOND = 20;

/**
 * Time for pointing at something (1.1 s) and pressing (0.2 s), according to the keystroke-level model of Card, Moran
 * and Newell; milliseconds.
 */
const POINTING = 1300;

/** Simulates a user at a constant pace and counts key presses and clicks. */
export class Hand {
  readonly page: Page;
  keys = 0;
  clicks = 0;

  constructor(page: Page) {
    this.page = page;
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      this.keys += 1;
      await this.page.keyboard.press(key, { delay: 1000 / KEYS_A_SECOND });
    }
  }

  /** Each character counts as one key; the values contain only plain letters, so that no input method is involved. */
  async type(text: string, ...ends: readonly string[]): Promise<void> {
    this.keys += [...text].length;
    await this.page.keyboard.type(text, { delay: 1000 / KEYS_A_SECOND });
    await this.press(...ends);
  }

  async click(at: Locator, how: Parameters<Locator['click']>[0] = {}): Promise<void> {
    this.clicks += 1;
    await this.page.waitForTimeout(POINTING);
    await at.click(how);
  }

  /** The browser cannot read the clipboard here: the event is dispatched, and the key is counted. */
  async paste(): Promise<void> {
    this.keys += 1;
    await this.page.waitForTimeout(1000 / KEYS_A_SECOND);
    await this.page.evaluate((text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(event);
    }, block());
    await this.page.waitForFunction(() => window.__journey.rows().length === 100);
  }

  async line(line: Line, end = 'Tab'): Promise<void> {
    const texts = Object.values(line);
    for (const [at, text] of texts.entries()) await this.type(text, at === texts.length - 1 ? end : 'Tab');
  }
}
