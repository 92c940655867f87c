import type { Reporter } from 'vitest/node';

export declare class UnhandledErrors implements Reporter {
  constructor(report: string);
  onTestRunEnd: NonNullable<Reporter['onTestRunEnd']>;
}

export declare function unhandledErrors(report: string): string[];
