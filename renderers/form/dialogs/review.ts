import type { CompiledColumn, CompiledPage, Finding, Level, Reasons, Value } from '../../../engine/index.ts';

/** What a finding is about: the value that stands there, and the one that is right for certain, if any. */
export interface FoundValue {
  readonly column: CompiledColumn;
  readonly found: Value;
  readonly expected?: Value | undefined;
}

/** What was found of a record, before it goes on. */
export interface Review {
  readonly title: string;
  /** What the act itself asks: `提交后不能修改，确认提交？`. */
  readonly text?: string | undefined;
  readonly page: CompiledPage;
  /** In the order of the page (W5.1-20). */
  readonly findings: readonly Finding[];
  /** Absent: no values are shown. */
  readonly foundAt?: ((finding: Finding) => FoundValue | undefined) | undefined;
  /** Reasons that were given before, by rule. */
  readonly reasons?: Reasons | undefined;
  /** Text of the button that goes on. Default: 确认继续. */
  readonly ok?: string | undefined;
  /** It was refused already: nothing can be done but to read and to mend. Default: false, where nothing is an error. */
  readonly isOver?: boolean | undefined;
  /** Lines lead to their fields. */
  readonly jumps: boolean;
}

/** `reasons`: those that staff have typed, whatever they did then. */
export type ReviewAnswer =
  | { readonly kind: 'back'; readonly reasons: Reasons }
  | { readonly kind: 'goOn'; readonly reasons: Reasons }
  | { readonly kind: 'jump'; readonly finding: Finding; readonly reasons: Reasons };

export const countOf = (findings: readonly Finding[], level: Level): number =>
  findings.filter((finding) => finding.level === level).length;

/** One finding for each rule that wants a reason: it is given once for all places. */
export const reasonsAskedBy = (findings: readonly Finding[]): readonly Finding[] => [
  ...new Map(
    findings.filter(({ level }) => level === 'confirm').map((finding): [string, Finding] => [finding.ruleId, finding]),
  ).values(),
];

/** The reasons that say something. */
export const filledReasons = (reasons: Reasons): Reasons =>
  Object.fromEntries(
    Object.entries(reasons).flatMap(([rule, text]) => (text.trim() === '' ? [] : [[rule, text.trim()]])),
  );
