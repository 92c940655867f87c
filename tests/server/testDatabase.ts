import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { openDb, type Db } from '../../server/core/database/db.ts';

/** The database that every test database is copied from. */
export const TEMPLATE = 'waybill_template';

/** Password of all accounts in the template. */
export const TEST_PASSWORD = 'Waybill-test-1';

export function withDatabase(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
}

async function asServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

export interface TestDatabase {
  readonly db: Db;
  readonly url: string;
  readonly drop: () => Promise<void>;
}

interface TestDatabaseOptions {
  /** Without tables. */
  readonly empty?: boolean;
  /** Collation other than the server's; only with `empty`. */
  readonly locale?: 'C';
}

/** Creates a separate database: migrated, with accounts and menu. */
export async function createTestDatabase({ empty = false, locale }: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const name = `waybill_${randomBytes(8).toString('hex')}`;
  const sorted = locale === undefined ? '' : ` locale_provider libc locale '${locale}' encoding 'UTF8'`;
  await asServer(`create database ${name} template ${empty ? 'template0' : TEMPLATE}${sorted}`);
  const url = withDatabase(inject('postgresUrl'), name);
  const db = openDb(url);
  return {
    db,
    url,
    drop: async () => {
      await db.destroy();
      await asServer(`drop database ${name} with (force)`);
    },
  };
}
