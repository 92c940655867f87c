/** The codes that a column can hold. */
export interface KnownChoices {
  /** What the codes are of, for the problem: `status`. */
  readonly of: string;
  readonly values: ReadonlySet<string>;
}

/** What is known of a column beside its type. */
export interface ColumnFacts {
  readonly choices?: KnownChoices | undefined;
  /** Digits behind the point, where the column says them. */
  readonly scale?: number | undefined;
  /** Digits behind the point that its type has where it says none. */
  readonly defaultScale?: number | undefined;
  /** A number is smaller than ten to this power. */
  readonly wholeDigits?: number | undefined;
}
