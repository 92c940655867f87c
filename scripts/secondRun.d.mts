export interface SuiteReport {
  readonly name: string;
  readonly status: string;
  /** Milliseconds. */
  readonly startTime?: number;
  readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
}

export interface RunReport {
  readonly success: boolean;
  readonly testResults: readonly SuiteReport[];
}

export function filesToRepeat(report: RunReport, listed: readonly string[]): string[];
export function withRepeated(first: RunReport, second: RunReport): RunReport;
export function withNeighbours(report: RunReport, files: readonly string[]): string[];
export function passedAtSecond(first: RunReport, second: RunReport, files: readonly string[]): string[];
export function repeatFailed(
  report: string,
  run: (report: string, files: readonly string[]) => boolean,
): { readonly passed: boolean; readonly names: readonly string[] };
