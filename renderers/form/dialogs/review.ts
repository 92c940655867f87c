import type { CompiledColumn, CompiledPage, Finding, Level, Reasons, Value } from '../../../engine/index.ts';

/** The values of a finding: the current one, and the correct one if it is certain. */
export interface FoundValue {
  readonly column: CompiledColumn;
  readonly found: Value;
  readonly expected?: Value | undefined;
}

/** Findings of a record that are shown before an action continues. */
export interface Review {
  readonly title: string;
  /** Question of the action itself: `提交后不能修改，确认提交？`. */
  readonly text?: string | undefined;
  readonly page: CompiledPage;
  /** In page order (W5.1-20). */
  readonly findings: readonly Finding[];
  /** Absent: no values are shown. */
  readonly foundAt?: ((finding: Finding) => FoundValue | undefined) | undefined;
  /** Earlier reasons, by rule. */
  readonly reasons?: Reasons | undefined;
  /** Text of the confirm button. Default: 确认继续. */
  readonly ok?: string | undefined;
  /**
   * The action was already refused; the user can only read and correct. Default: false, where no finding is an error.
   */
  readonly isOver?: boolean | undefined;
  /** Lines jump to their fields. */
  readonly jumps: boolean;
}

/** `reasons`: the reasons the user typed, whatever the answer. */
export type ReviewAnswer =
  | { readonly kind: 'back'; readonly reasons: Reasons }
  | { readonly kind: 'goOn'; readonly reasons: Reasons }
  | { readonly kind: 'jump'; readonly finding: Finding; readonly reasons: Reasons };

export const countOf = (findings: readonly Finding[], level: Level): number =>
  findings.filter((finding) => finding.level === level).length;

/** Returns one finding for each rule that requires a reason: one reason covers all places. */
export const reasonsAskedBy = (findings: readonly Finding[]): readonly Finding[] => [
  ...new Map(
    findings.filter(({ level }) => level === 'confirm').map((finding): [string, Finding] => [finding.ruleId, finding]),
  ).values(),
];

/** Returns the reasons that are not blank. */
export const filledReasons = (reasons: Reasons): Reasons =>
  Object.fromEntries(
    Object.entries(reasons).flatMap(([rule, text]) => (text.trim() === '' ? [] : [[rule, text.trim()]])),
  );
