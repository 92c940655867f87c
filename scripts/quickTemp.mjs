import { chmodSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
const NAME = /^waybill-test-(\d+)$/;
/** Bytes that are free there at least: a run needs a tenth of it. */
const ROOM = 4_000_000_000;

const isRunning = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** What runs that were broken off have left. */
function sweep() {
  for (const name of readdirSync(MEMORY)) {
    const pid = Number(NAME.exec(name)?.[1] ?? process.pid);
    if (!isRunning(pid)) rmSync(join(MEMORY, name), { recursive: true, force: true });
  }
}

/**
 * Temporary files of a run lie in memory where there is plenty: databases come and go by the hundred, thousands of files
 * each, which a disk's file system is slow at.
 */
export function keepTempInMemory() {
  if (process.env.TMPDIR !== undefined) return;
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    if (bavail * bsize < ROOM) return;
    sweep();
    const folder = join(MEMORY, `waybill-test-${process.pid}`);
    mkdirSync(folder);
    // PostgreSQL runs as a user of its own.
    chmodSync(folder, 0o755);
    process.env.TMPDIR = folder;
    process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  } catch {
    // No such memory on this system: the disk does as well.
  }
}
