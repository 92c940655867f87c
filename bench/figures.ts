export const printLine = (line: string): void => void process.stdout.write(`${line}\n`);

export const median = (figures: readonly number[]): number =>
  [...figures].sort((left, right) => left - right)[Math.floor(figures.length / 2)] ?? Number.NaN;

/** What was measured, beside what it should be. */
export interface Figure {
  readonly what: string;
  readonly value: string;
  /** Blank: for information. */
  readonly goal?: string;
}

/** Milliseconds, with a digit behind the point where that says something. */
export const milliseconds = (value: number): string => value.toFixed(value < 20 ? 1 : 0);

/** A table as docs/benchmarks.md takes it. */
export function printTable(figures: readonly Figure[]): void {
  printLine('| what | measured | goal |');
  printLine('| ---- | -------- | ---- |');
  for (const { what, value, goal = '' } of figures) printLine(`| ${what} | ${value} | ${goal} |`);
}
