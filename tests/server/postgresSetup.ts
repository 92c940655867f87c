import { mkdtempSync, rmSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hash } from '@node-rs/argon2';
import { sql } from 'kysely';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { readConfig } from '../../server/core/config/config.ts';
import { openDb } from '../../server/core/database/db.ts';
import { startEmbeddedPostgres } from '../../server/core/database/embeddedPostgres.ts';
import { migrate } from '../../server/core/database/migrations.ts';
import { openSchemaStore } from '../../server/core/schemas/openSchemaStore.ts';
import { seedDatabase } from '../../server/app/seeds/freshDatabase.ts';
import { addSecondTenant } from './secondTenant.ts';
import { TEMPLATE, TEST_PASSWORD, withDatabase } from './testDatabase.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the PostgreSQL for the tests; its template database is migrated and has the accounts of a fresh one. */
    postgresUrl: string;
  }
}

/** No data outlives the tests: neither commits nor copies of the template wait for the disk. */
const THROWN_AWAY = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

async function startPostgres(): Promise<{ url: string; stop: () => Promise<void> }> {
  const given = process.env['DATABASE_URL_TEST'];
  if (given) return { url: given, stop: () => Promise.resolve() };
  const folder = mkdtempSync(join(tmpdir(), 'waybill-test-'));
  await chmod(folder, 0o755);
  const { superuserUrl, stop } = await startEmbeddedPostgres(folder, { settings: THROWN_AWAY });
  return {
    url: superuserUrl,
    stop: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function makeTemplate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`drop database if exists ${TEMPLATE} with (force)`);
  await client.query(`create database ${TEMPLATE} encoding 'UTF8' template template0`);
  await client.end();
  const config = readConfig({ WAYBILL_ADMIN_PASSWORD: TEST_PASSWORD, WAYBILL_DEMO_PASSWORD: TEST_PASSWORD });
  const schemas = await openSchemaStore(config.schemasFolder, { watch: false });
  const db = openDb(withDatabase(url, TEMPLATE));
  await migrate(db);
  await seedDatabase(db, config, schemas.menu());
  await addSecondTenant(db);
  // Tests sign in hundreds of times; the hash contains its own cost parameters.
  const password_hash = await hash(TEST_PASSWORD, { memoryCost: 8, timeCost: 1 });
  await db.updateTable('sys_user').set({ password_hash }).execute();
  await sql`analyze`.execute(db);
  await db.destroy();
}

/** Provides one PostgreSQL for all server tests: an embedded one, or the one of DATABASE_URL_TEST. */
export default async function setUpPostgres(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgres();
  await makeTemplate(url);
  project.provide('postgresUrl', url);
  return stop;
}
