import type { Finding } from '../../core/findings.ts';

/** Place of a finding: a header field, a cell, a row (no key), a detail (no row), or none. */
export interface Mark {
  readonly detail?: string | undefined;
  readonly rowId?: string | undefined;
  readonly key?: string | undefined;
}

export interface PlacedFinding {
  readonly finding: Finding;
  readonly mark: Mark;
  /** All places that the rule marks, this one included: a visit to one of them reveals the finding. */
  readonly marks: readonly Mark[];
}
