import type { Page } from '@playwright/test';

/**
 * Buttons that users press on a page, by label; the first match of each is pressed. Actions that change records stop at
 * the confirmation.
 */
const ACTS: readonly RegExp[] = [
  /^(查\s?询|搜\s?索)/,
  /^重\s?置/,
  /^刷\s?新/,
  /^新\s?[增建]/,
  /^(编\s?辑|详\s?情|查\s?看|授\s?权|配\s?置|成\s?员|明\s?细)$/,
  /^删\s?除$/,
];

/** Number of frames after an action in which its effect becomes visible. */
const BEGINNING = 8;

/** Resolves when nothing visible is loading. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame += 1) await new Promise(requestAnimationFrame);
  }, BEGINNING);
  await page.waitForFunction(
    () => {
      const busy = document.querySelectorAll(
        '[aria-busy=true], .ant-skeleton, .ant-spin-spinning, .ant-card-loading, .ant-btn-loading',
      );
      // Content out of view is rendered when it comes near the window.
      return ![...busy].some((element) => {
        const { width, top, bottom } = element.getBoundingClientRect();
        return width > 0 && top < innerHeight && bottom > 0;
      });
    },
    undefined,
    { timeout: 20_000 },
  );
}

/** Whether any element has the focus. */
const isSomewhere = (page: Page): Promise<boolean> =>
  page
    .waitForFunction(
      () => document.activeElement !== null && document.activeElement !== document.body,
      undefined,
      // The focus may arrive a little later, with the opened overlay.
      { timeout: 1500, polling: 30 },
    )
    .then(
      () => true,
      () => false,
    );

/** Focuses the first visible button with that name and presses it by keyboard. */
const press = async (page: Page, [name, within]: readonly [RegExp, string]): Promise<boolean> => {
  const isFocused = await page.evaluate(
    ([source, root]) => {
      const named = new RegExp(source);
      const buttons = [...document.querySelectorAll<HTMLElement>(`${root} button:not(:disabled), ${root} a[href]`)];
      const found = buttons.find(
        (button) =>
          named.test((button.textContent ?? '').trim()) &&
          button.getClientRects().length > 0 &&
          // An added line is unsaved input: leaving the page would ask for confirmation.
          button.closest('.wb-table') === null,
      );
      found?.focus();
      return found !== undefined && document.activeElement === found;
    },
    [name.source, within] as const,
  );
  if (isFocused) await page.keyboard.press('Enter');
  return isFocused;
};

const OVER = '.ant-modal-wrap, .ant-drawer-open, .ant-popover';

const isOver = (page: Page): Promise<boolean> =>
  page.evaluate(
    (over) => [...document.querySelectorAll(over)].some((element) => element.getClientRects().length > 0),
    OVER,
  );

/** Returns the actions after which the focus is lost on the open page; restores the page after each. */
export async function lostFocus(page: Page, within: string): Promise<string[]> {
  const path = new URL(page.url()).pathname;
  const lost: string[] = [];
  const note = async (act: string): Promise<void> => {
    if (!(await isSomewhere(page))) lost.push(`the keyboard is nowhere after ${act}`);
  };
  await note('the page was opened');
  for (const act of ACTS) {
    if (!(await press(page, [act, within]))) continue;
    await settled(page);
    await note(`${act.source}`);
    for (let layer = 0; layer < 3 && (await isOver(page)); layer += 1) {
      await page.keyboard.press('Escape');
      await settled(page);
    }
    if (new URL(page.url()).pathname !== path) {
      await page.goBack();
      await settled(page);
    }
    await note(`${act.source} was left again`);
  }
  return lost;
}
