import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const ALL: RunOptions = {
  resultTypes: ['violations'],
  preload: false,
  // 24 px for what is pressed, or room around it.
  rules: { 'target-size': { enabled: true } },
};
const COLOURS: RunOptions = { resultTypes: ['violations'], preload: false, runOnly: ['color-contrast'] };

interface Look {
  /** Selector of what is looked at; the whole page by default. */
  readonly within?: string;
  /** Nothing but colours: those of the mode, when all else was looked at in the other one. */
  readonly coloursOnly?: boolean;
}

/** What stands seriously in somebody's way on the page as it is now: rule, place and reason. */
export async function seriousFaults(
  page: Page,
  { within = 'body', coloursOnly = false }: Look = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(SOURCE);
  return page.evaluate(
    async ({ options, root }) => {
      const { axe } = globalThis as unknown as { axe: { run(root: string, options: unknown): Promise<AxeResults> } };
      const { violations } = await axe.run(root, options);
      return (
        violations
          .filter(({ impact }) => impact === 'serious' || impact === 'critical')
          .flatMap(({ id, nodes }) =>
            nodes.map(({ target, failureSummary = '' }) => ({ id, target: target.join(' '), failureSummary })),
          )
          // What lies half below a bar that stays is scrolled out from under it.
          .filter(({ id, failureSummary }) => id !== 'target-size' || !failureSummary.includes('obscured'))
          .map(({ id, target, failureSummary }) => `${id} ${target} ${failureSummary.replaceAll(/\s+/g, ' ')}`)
      );
    },
    { options: coloursOnly ? COLOURS : ALL, root: within },
  );
}
