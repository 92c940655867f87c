import type { Reports } from '../../../../renderers/index.ts';
import { memoryReports, partyReport } from './memoryReports.ts';

const memory = memoryReports({ party: partyReport }).reports;

/** Returns rows that arrive when the test releases them. */
export function heldRows(): { readonly rows: Reports['rows']; release(): void; readonly count: () => number } {
  const waiting: (() => void)[] = [];
  let count = 0;
  return {
    async rows(id, request, options) {
      count += 1;
      await new Promise<void>((resolve) => waiting.push(resolve));
      return memory.rows(id, request, options);
    },
    release: () => {
      for (const resolve of waiting.splice(0)) resolve();
    },
    count: () => count,
  };
}
