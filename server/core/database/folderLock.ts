import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive, startOf } from './processes.ts';

/** Another running process holds the data folder. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError';

  constructor(
    readonly folder: string,
    readonly pid: number,
  ) {
    super(`数据目录正在使用：${folder} 由进程 ${pid} 占用 (data folder is in use by process ${pid})`);
  }
}

interface Holder {
  readonly pid: number;
  readonly start: string;
}

const LOCK_FILE = 'waybill.lock';

const readHolder = (file: string): { text: string; holder?: Holder } | undefined => {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
  const [pid, start = ''] = text.trimEnd().split('\n');
  return pid && /^\d+$/.test(pid) ? { text, holder: { pid: Number(pid), start } } : { text };
};

const isLiving = ({ pid, start }: Holder): boolean =>
  pid !== process.pid && isAlive(pid) && (start === '' || startOf(pid) === start);

/** Removes a stale lock, unless another process has replaced it in the meantime: then it is put back. */
function removeStale(file: string, expected: string): void {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  if (readHolder(aside)?.text !== expected) linkSync(aside, file);
  rmSync(aside, { force: true });
}

/** Returns the pid of the running process that holds the folder; undefined when there is none. */
export function folderHolder(folder: string): number | undefined {
  const holder = readHolder(join(folder, LOCK_FILE))?.holder;
  return holder && isLiving(holder) ? holder.pid : undefined;
}

/**
 * Holds the folder for this process until `release`; takes over a lock left by a killed process. Throws
 * FolderInUseError. The file is written completely and then linked into place, so that nobody reads a partial one.
 */
export function lockFolder(folder: string): { release: () => void } {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, LOCK_FILE);
  const mine = `${process.pid}\n${startOf(process.pid)}\n`;
  const draft = `${file}.new.${process.pid}`;
  try {
    writeFileSync(draft, mine);
    for (let attempt = 0; attempt < 10; attempt += 1) {
      try {
        linkSync(draft, file);
        return { release: () => rmSync(file, { force: true }) };
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
      }
      const found = readHolder(file);
      if (found?.holder && isLiving(found.holder)) throw new FolderInUseError(folder, found.holder.pid);
      if (found) removeStale(file, found.text);
    }
    throw new Error(`cannot lock ${file}`);
  } finally {
    rmSync(draft, { force: true });
  }
}
