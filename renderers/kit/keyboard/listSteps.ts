/** The part of a keyboard event that is used. */
export interface ListKey {
  readonly key: string;
  readonly altKey: boolean;
}

const PAGE = 10;

const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: PAGE,
  PageUp: -PAGE,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

interface ListState<Row> {
  readonly rows: readonly Row[];
  /** -1: none. */
  readonly active: number;
  /** Home and End act on the typed text. */
  readonly inText: boolean;
  /** Rows for which it returns false are skipped. */
  readonly canStop: (row: Row) => boolean;
}

/**
 * Returns the index that a key moves to: the nearest allowed row in its direction, else in the opposite one. Undefined:
 * not a list key; -1: no row is allowed.
 */
export function steppedTo<Row>({ key, altKey }: ListKey, state: ListState<Row>): number | undefined {
  const { rows, active, inText, canStop } = state;
  const step = STEPS[key];
  if (step === undefined || altKey || (inText && !Number.isFinite(step))) return undefined;
  const last = rows.length - 1;
  const target = Math.max(0, Math.min(active + step, last));
  const direction = Math.sign(step);
  for (const towards of [direction, -direction]) {
    for (let index = target; index >= 0 && index <= last; index += towards) {
      const row = rows[index];
      if (row !== undefined && canStop(row)) return index;
    }
  }
  return -1;
}
