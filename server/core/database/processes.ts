import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

const fromPs = (pid: number, field: string): string => {
  try {
    return execFileSync('ps', ['-o', `${field}=`, '-p', String(pid)], { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return '';
  }
};

const fromProc = (pid: number, file: string): string | undefined => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return undefined;
  }
};

/**
 * When the process began, in words of the system's own: together with the pid it names one process for good, since pids
 * are given out again (after a restart of a container even the same ones). Blank where the system does not say.
 */
export function startOf(pid: number): string {
  const stat = fromProc(pid, 'stat');
  if (stat === undefined) return process.platform === 'linux' ? '' : fromPs(pid, 'lstart');
  const boot = fromProc(pid, '../sys/kernel/random/boot_id')?.trim() ?? '';
  // The name in parentheses may hold spaces; the start time is field 22, the 20th behind it.
  const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  return `${boot} ${ticks}`;
}

/** The words the process was started with. */
export const commandOf = (pid: number): string =>
  fromProc(pid, 'cmdline')?.replaceAll('\0', ' ') ?? fromPs(pid, 'command');

/** Whether a process that was seen alive still is; one that has ended and was not collected yet has no words any more. */
export const isRunning = (pid: number): boolean => isAlive(pid) && fromProc(pid, 'cmdline') !== '';
