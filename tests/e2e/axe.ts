import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const ALL: RunOptions = {
  resultTypes: ['violations'],
  preload: false,
  // Click targets of at least 24 px, or with spacing around them.
  rules: { 'target-size': { enabled: true } },
};
const COLOURS: RunOptions = { resultTypes: ['violations'], preload: false, runOnly: ['color-contrast'] };

interface Look {
  /** Selector of the checked part; default: the whole page. */
  readonly within?: string;
  /** Checks only colours, for a second mode when everything else was checked in the first. */
  readonly coloursOnly?: boolean;
}

/** Returns the serious and critical accessibility violations of the current page: rule, element and reason. */
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
          // Ignores targets half covered by a sticky bar: they can be scrolled out from under it.
          .filter(({ id, failureSummary }) => id !== 'target-size' || !failureSummary.includes('obscured'))
          .map(({ id, target, failureSummary }) => `${id} ${target} ${failureSummary.replaceAll(/\s+/g, ' ')}`)
      );
    },
    { options: coloursOnly ? COLOURS : ALL, root: within },
  );
}
