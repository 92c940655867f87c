import { readdirSync, readFileSync } from 'node:fs';
import { residentMegabytes } from '../server/memory.ts';

/** Ids of a process and all its living descendants. */
export function processTree(pid: number): readonly number[] {
  try {
    const children = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
      readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
    );
    return [pid, ...children.flatMap(processTree)];
  } catch {
    return [];
  }
}

/** Resident memory of a process in MB; 0 if it has just ended. */
const megabytesOf = (pid: number): number => {
  try {
    return residentMegabytes(pid);
  } catch {
    return 0;
  }
};

export interface MemorySample {
  /** Since the start; ms. */
  readonly at: number;
  readonly server: number;
  /** Including its child processes. */
  readonly tree: number;
  readonly processes: number;
}

/** Samples the memory of a server every 500 ms. Returns the samples so far and a function that stops the sampling. */
export function sampleMemory(pid: number): { readonly samples: readonly MemorySample[]; readonly stop: () => void } {
  const start = performance.now();
  const samples: MemorySample[] = [];
  const timer = setInterval(() => {
    const pids = processTree(pid);
    const tree = pids.reduce((sum, one) => sum + megabytesOf(one), 0);
    samples.push({ at: performance.now() - start, server: megabytesOf(pid), tree, processes: pids.length });
  }, 500);
  return { samples, stop: () => clearInterval(timer) };
}
