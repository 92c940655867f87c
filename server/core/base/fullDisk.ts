/** An error and what it comes from, the outermost first. */
export function causesOf(error: unknown): readonly Error[] {
  const causes: Error[] = [];
  for (let cause = error; cause instanceof Error && !causes.includes(cause); cause = cause.cause) causes.push(cause);
  return causes;
}

/** Of the file system, of a quota, and of PostgreSQL (disk_full). */
const CODES: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', '53100']);
/** What the programs of PostgreSQL say, whatever the code. */
const WORDS = /No space left on device|Disk quota exceeded|Check free disk space/;

/** Whether it failed because a disk is full, of this server or of its database. */
export const isFullDisk = (error: unknown): boolean =>
  causesOf(error).some((cause) => ('code' in cause && CODES.has(cause.code)) || WORDS.test(cause.message));
