import { chmodSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
const NAME = /^waybill-test-(\d+)$/;
/** Minimum free bytes there: a run needs a tenth of it. */
const ROOM = 4_000_000_000;

const isRunning = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** Removes the folders left by interrupted runs. */
function sweep() {
  for (const name of readdirSync(MEMORY)) {
    const pid = Number(NAME.exec(name)?.[1] ?? process.pid);
    if (!isRunning(pid)) rmSync(join(MEMORY, name), { recursive: true, force: true });
  }
}

/**
 * Places the temporary files of a run in memory if enough is free: hundreds of databases are created and deleted, with
 * thousands of files each, which is slow on a disk's file system.
 */
export function keepTempInMemory() {
  if (process.env.TMPDIR !== undefined) return;
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    if (bavail * bsize < ROOM) return;
    sweep();
    const folder = join(MEMORY, `waybill-test-${process.pid}`);
    mkdirSync(folder);
    // PostgreSQL runs under a separate user.
    chmodSync(folder, 0o755);
    process.env.TMPDIR = folder;
    process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  } catch {
    // This system has no such memory file system: the disk is used.
  }
}
