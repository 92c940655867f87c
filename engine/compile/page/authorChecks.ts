import { FACT_CHECKS, neverHolds } from '../../expressions/index.ts';
import { checkColumn } from '../columns/checkColumn.ts';
import { checkPopup } from '../columns/checkPopup.ts';
import { checkPlacement } from './checkPlacement.ts';
import { factsOfPage } from '../parts/columnFacts.ts';
import type { AuthorChecks } from '../parts/pageCompilation.ts';

export const AUTHOR_CHECKS: AuthorChecks = {
  factsOfPage,
  facts: FACT_CHECKS,
  neverHolds,
  checkColumn,
  checkPopup,
  checkPlacement,
};
