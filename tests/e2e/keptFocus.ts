import type { Page } from '@playwright/test';

/** What staff press on a page, by how its button is called: the first of each is pressed. What changes records stops at its question. */
const ACTS: readonly RegExp[] = [
  /^(查\s?询|搜\s?索)/,
  /^重\s?置/,
  /^刷\s?新/,
  /^新\s?[增建]/,
  /^(编\s?辑|详\s?情|查\s?看|授\s?权|配\s?置|成\s?员|明\s?细)$/,
  /^删\s?除$/,
];

/** Frames behind an act, in which what it asks for begins to show. */
const BEGINNING = 8;

/** Resolves when nothing in sight is on its way any more. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame += 1) await new Promise(requestAnimationFrame);
  }, BEGINNING);
  await page.waitForFunction(
    () => {
      const busy = document.querySelectorAll(
        '[aria-busy=true], .ant-skeleton, .ant-spin-spinning, .ant-card-loading, .ant-btn-loading',
      );
      // What is out of sight is drawn when it comes near.
      return ![...busy].some((element) => {
        const { width, top, bottom } = element.getBoundingClientRect();
        return width > 0 && top < innerHeight && bottom > 0;
      });
    },
    undefined,
    { timeout: 20_000 },
  );
}

/** Whether the keyboard is somewhere. */
const isSomewhere = (page: Page): Promise<boolean> =>
  page
    .waitForFunction(
      () => document.activeElement !== null && document.activeElement !== document.body,
      undefined,
      // It may come a little later, with what has been opened.
      { timeout: 1500, polling: 30 },
    )
    .then(
      () => true,
      () => false,
    );

/** Presses the first button of that name in the part that is in sight, by keyboard. */
const press = async (page: Page, [name, within]: readonly [RegExp, string]): Promise<boolean> => {
  const isFocused = await page.evaluate(
    ([source, root]) => {
      const named = new RegExp(source);
      const buttons = [...document.querySelectorAll<HTMLElement>(`${root} button:not(:disabled), ${root} a[href]`)];
      const found = buttons.find(
        (button) =>
          named.test((button.textContent ?? '').trim()) &&
          button.getClientRects().length > 0 &&
          // A line that is added is typed work: leaving it asks.
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

/** Acts on the open page after which the keyboard is nowhere; the page is left as it was found. */
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
