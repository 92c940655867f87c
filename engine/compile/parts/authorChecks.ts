import { FACT_CHECKS, neverHolds } from '../../expressions/index.ts';
import type { FactChecks, FactsByName } from '../../expressions/index.ts';
import { factsOfPage } from './columnFacts.ts';

/** Checks that help the author of a page, and which a browser that got a checked page does not load. */
export interface AuthorChecks {
  readonly factsOfPage: typeof factsOfPage;
  readonly facts: FactChecks;
  readonly neverHolds: (sources: readonly string[], factsOf?: FactsByName) => boolean;
}

export const AUTHOR_CHECKS: AuthorChecks = {
  factsOfPage,
  facts: FACT_CHECKS,
  neverHolds,
};
