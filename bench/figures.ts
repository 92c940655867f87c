export const printLine = (line: string): void => void process.stdout.write(`${line}\n`);

export const median = (figures: readonly number[]): number =>
  [...figures].sort((left, right) => left - right)[Math.floor(figures.length / 2)] ?? Number.NaN;

/** A measured value and its goal. */
export interface Figure {
  readonly what: string;
  readonly value: string;
  /** Blank: informational only. */
  readonly goal?: string;
}

/** Formats milliseconds, with one decimal place below 20 ms. */
export const milliseconds = (value: number): string => value.toFixed(value < 20 ? 1 : 0);

/** Prints a table in the format of docs/benchmarks.md. */
export function printTable(figures: readonly Figure[]): void {
  printLine('| what | measured | goal |');
  printLine('| ---- | -------- | ---- |');
  for (const { what, value, goal = '' } of figures) printLine(`| ${what} | ${value} | ${goal} |`);
}
