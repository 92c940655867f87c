import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RestorePlace } from '../../../../server/app/backup/restoreJournal.ts';
import { folderStore } from '../../../../server/core/blobStore/folderStore.ts';
import pg from 'pg';
import { inject } from 'vitest';
import { TEMPLATE, withDatabase } from '../../testDatabase.ts';

/** A place to restore into: a temporary database and a temporary data folder. */
export interface TestPlace extends RestorePlace {
  readonly remove: () => Promise<void>;
}

export async function queried(url: string, text: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Readonly<Record<string, unknown>>>(text)).rows;
  } finally {
    await client.end();
  }
}

export const placeIn = (folder: string, url: string): RestorePlace => ({
  url,
  dataFolder: folder,
  keyFile: join(folder, 'sources.key'),
  store: folderStore(join(folder, 'files')),
});

/** Creates a place whose database has no connections. Without tables by default. */
export async function makePlace({ empty = true } = {}): Promise<TestPlace> {
  const server = inject('postgresUrl');
  const name = `waybill_${randomBytes(8).toString('hex')}`;
  await queried(server, `create database ${name} template ${empty ? 'template0' : TEMPLATE}`);
  const folder = mkdtempSync(join(tmpdir(), 'waybill-place-'));
  return {
    ...placeIn(folder, withDatabase(server, name)),
    remove: async () => {
      await queried(server, `drop database ${name} with (force)`);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Returns every file below a folder with the digest of its content. */
export function filesIn(folder: string): Readonly<Record<string, string>> {
  if (!existsSync(folder)) return {};
  const names = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    names
      .map(({ parentPath, name }) => join(parentPath, name))
      .sort()
      .map((path) => [path.slice(folder.length + 1), createHash('sha256').update(readFileSync(path)).digest('hex')]),
  );
}
