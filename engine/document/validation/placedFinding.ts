import type { Finding } from '../../core/findings.ts';

/** A place that a finding shows at: a header field, a cell, a row (no key), a detail (no row), or nothing in particular. */
export interface Mark {
  readonly detail?: string | undefined;
  readonly rowId?: string | undefined;
  readonly key?: string | undefined;
}

export interface PlacedFinding {
  readonly finding: Finding;
  readonly mark: Mark;
  /** All places that the rule marks together with this one: whoever was at one of them is told. */
  readonly marks: readonly Mark[];
}
