/** Returns an error and its causes, the outermost first. */
export function causesOf(error: unknown): readonly Error[] {
  const causes: Error[] = [];
  for (let cause = error; cause instanceof Error && !causes.includes(cause); cause = cause.cause) causes.push(cause);
  return causes;
}

/** Codes of the file system, of a quota, and of PostgreSQL (disk_full). */
const CODES: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', '53100']);
/** Messages of the PostgreSQL programs, whatever the code. */
const WORDS = /No space left on device|Disk quota exceeded|Check free disk space/;

/** Returns whether the error was caused by a full disk, of this server or of its database. */
export const isFullDisk = (error: unknown): boolean =>
  causesOf(error).some((cause) => ('code' in cause && CODES.has(cause.code)) || WORDS.test(cause.message));
