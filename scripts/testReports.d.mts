export interface TestCounts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export declare function countVitest(file: string): TestCounts;
export declare function countPlaywright(file: string): TestCounts;
export declare function summarise(counts: readonly TestCounts[]): string;
export declare function skippedTests(vitestFile: string, playwrightFile: string): string[];
export declare function flakyJourneys(file: string): string[];
export declare function judgeFlaky(names: readonly string[]): { readonly passed: boolean; readonly text: string };
export declare function slowestFiles(file: string, root: string, most?: number): string[];
