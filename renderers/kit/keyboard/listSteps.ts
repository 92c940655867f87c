/** As much of a keyboard event as is read. */
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
  /** Home and End belong to the text that is being typed. */
  readonly inText: boolean;
  /** Rows that are passed over cannot be led to. */
  readonly canStop: (row: Row) => boolean;
}

/** Where a key of a list leads: the nearest row in its direction, else back from it; undefined: another key; -1: there is none. */
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
