import { existsSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { verifyBackup } from './backupReader.ts';
import { createBackup, type BackupOptions, type BackupSource } from './createBackup.ts';
import type { BackupTrailer } from './backupFormat.ts';

/** Names that the server assigns; other files in the folder are left untouched. */
const KEPT = /^waybill-\d{8}T\d{6}Z\.backup$/;
const BROKEN_OFF = /^waybill-\d{8}T\d{6}Z\.backup\.[0-9a-f]{8}\.part$/;

/** `waybill-20261127T183000Z.backup`: names sort by time. */
export const keptName = (due: Date): string =>
  `waybill-${due.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z.backup`;

export interface KeptBackup {
  readonly file: string;
  readonly trailer: BackupTrailer;
}

/**
 * Creates the backup due at `due` in a folder, verifies its checksums, and only then deletes all but the newest
 * `copies` backups and the temporary files of interrupted attempts. An existing backup is verified, not created again.
 */
export async function keepBackup(
  { folder, copies, due }: { readonly folder: string; readonly copies: number; readonly due: Date },
  source: BackupSource,
  options: BackupOptions = {},
): Promise<KeptBackup> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, keptName(due));
  if (!existsSync(file)) await createBackup(file, source, options);
  const { trailer } = await verifyBackup(file, options).catch(async (error: unknown) => {
    if (options.signal?.aborted !== true) await rm(file, { force: true });
    throw error;
  });
  const names = (await readdir(folder)).sort();
  const old = names.filter((name) => KEPT.test(name)).slice(0, -copies);
  for (const name of [...old, ...names.filter((other) => BROKEN_OFF.test(other))])
    await rm(join(folder, name), { force: true });
  return { file, trailer };
}
