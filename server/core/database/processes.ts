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
 * Returns when the process started, in the notation of the system: together with the pid it identifies one process
 * permanently, since pids are reused (after a restart of a container even the same ones). Blank when the system does
 * not report it.
 */
export function startOf(pid: number): string {
  const stat = fromProc(pid, 'stat');
  if (stat === undefined) return process.platform === 'linux' ? '' : fromPs(pid, 'lstart');
  const boot = fromProc(pid, '../sys/kernel/random/boot_id')?.trim() ?? '';
  // The name in parentheses may contain spaces; the start time is field 22, the 20th after it.
  const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  return `${boot} ${ticks}`;
}

/** Returns the command line of the process. */
export const commandOf = (pid: number): string =>
  fromProc(pid, 'cmdline')?.replaceAll('\0', ' ') ?? fromPs(pid, 'command');

/**
 * Returns whether a process that was seen alive still runs; one that has ended but was not yet reaped has an empty
 * command line.
 */
export const isRunning = (pid: number): boolean => isAlive(pid) && fromProc(pid, 'cmdline') !== '';
