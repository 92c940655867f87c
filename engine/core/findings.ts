import type { Path } from './paths.ts';

/** `error` blocks, `warn` is only shown, `confirm` blocks until a reason is given. */
export type Level = 'error' | 'warn' | 'confirm';

/** When a check applies: at every save, or only when the record is submitted (in addition to the `save` checks). */
export type Moment = 'save' | 'submit';

/** Reasons of staff for overriding rules of level `confirm`, by rule id. */
export type Reasons = Readonly<Record<string, string>>;

/** A check that fails for what staff typed. Browser, import and server return the same list. */
export interface Finding {
  /** The rule's id (`R05`), or the name of the column check (`required`, `maxLength`, `pattern`, `unique`, `uscc`). */
  readonly ruleId: string;
  readonly level: Level;
  readonly at: Moment;
  /** `['grossWet']`, or with the row's index `['goods', 0, 'firstUnit']`. */
  readonly path: Path;
  /** Stable id of the row, if the path is in a detail. */
  readonly rowId?: string | undefined;
  readonly message: string;
}
