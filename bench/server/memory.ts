import { readFileSync } from 'node:fs';

/** Resident memory of a process, in MB. */
export const residentMegabytes = (pid: number): number => {
  const [, kilobytes = '0'] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
};

/** Samples the memory of a process while `run` is running; `most` is in MB. */
export async function watched<T>(
  pid: number,
  run: () => Promise<T>,
): Promise<{ readonly result: T; readonly most: number }> {
  let most = residentMegabytes(pid);
  const timer = setInterval(() => {
    most = Math.max(most, residentMegabytes(pid));
  }, 20);
  try {
    return { result: await run(), most };
  } finally {
    clearInterval(timer);
  }
}
