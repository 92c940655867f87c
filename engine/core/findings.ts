import type { Path } from './paths.ts';

/** `error` stops, `warn` is shown only, `confirm` stops until a reason is given. */
export type Level = 'error' | 'warn' | 'confirm';

/** When a check must hold: at every save, or only when the record is submitted (then also at `save` checks). */
export type Moment = 'save' | 'submit';

/** Why staff go on although a rule of level `confirm` does not hold, by the id of the rule. */
export type Reasons = Readonly<Record<string, string>>;

/** A check that does not hold on what staff typed. The same list comes from browser, import and server. */
export interface Finding {
  /** The rule's id (`R05`), or the name of the column check (`required`, `maxLength`, `pattern`, `unique`, `uscc`). */
  readonly ruleId: string;
  readonly level: Level;
  readonly at: Moment;
  /** `['grossWet']`, or with the row's index `['goods', 0, 'firstUnit']`. */
  readonly path: Path;
  /** Stable id of the row, when the path lies in a detail. */
  readonly rowId?: string | undefined;
  readonly message: string;
}
