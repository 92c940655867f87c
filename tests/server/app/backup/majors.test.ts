import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { debianBinaries, startDebianPostgres, type DebianPostgres } from '../../../../scripts/debianPostgres.ts';
import { createBackup } from '../../../../server/app/backup/createBackup.ts';
import { checkBackup, restoreBackup } from '../../../../server/app/backup/restoreBackup.ts';
import { catalogueOf } from './catalogueOf.ts';
import { ODD_SCHEMA } from './oddSchema.ts';
import { makePlace, placeIn, queried, type TestPlace } from './places.ts';

const binaries = debianBinaries();
let other: DebianPostgres | undefined;
const places: TestPlace[] = [];

beforeAll(async () => {
  if (binaries === undefined) return;
  other = await startDebianPostgres(binaries, ['fsync=off']);
  await queried(other.urlOf('postgres'), 'create database moved template template0');
});
afterAll(async () => {
  await Promise.all(places.map(({ remove }) => remove()));
  await other?.remove();
});

const place = async (options?: { empty: boolean }): Promise<TestPlace> => {
  const made = await makePlace(options);
  places.push(made);
  return made;
};

test.skipIf(binaries === undefined)(
  'a database migrates to an older PostgreSQL and back unchanged (skipped without another PostgreSQL)',
  async () => {
    if (other === undefined) throw new Error('no PostgreSQL of Debian');
    const { folder } = other;
    const url = other.urlOf('moved');
    const source = await place({ empty: false });
    await queried(source.url, `create extension if not exists pg_trgm; ${ODD_SCHEMA}`);
    const before = await catalogueOf(source.url);
    const there = join(folder, 'there.backup');
    await createBackup(there, source);
    const older = placeIn(join(folder, 'data'), url);
    await restoreBackup(await checkBackup(there), older, { replace: false });
    const moved = await catalogueOf(url);
    // Each version formats the text of a view differently; the columns are compared here, the texts after the way back.
    expect({ ...moved.objects, views: before.objects['views'] }).toEqual(before.objects);
    const back = join(folder, 'back.backup');
    await createBackup(back, older);
    expect((await checkBackup(back)).header.postgresVersion).not.toBe(
      (await checkBackup(there)).header.postgresVersion,
    );
    const target = await place();
    await restoreBackup(await checkBackup(back), target, { replace: false });
    const again = await catalogueOf(target.url);
    expect(again.objects).toEqual(before.objects);
    // The settings record which restore the database came from.
    const rowsOf = (contents: Readonly<Record<string, string>>) =>
      Object.entries(contents).filter(([name]) => name !== 'public.sys_setting');
    expect(rowsOf(moved.contents)).toEqual(rowsOf(before.contents));
    expect(rowsOf(again.contents)).toEqual(rowsOf(before.contents));
  },
  120_000,
);
