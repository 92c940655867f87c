import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sql } from 'kysely';
import { MIGRATION_NAMES, migrate } from '../../../../server/core/database/migrations.ts';
import { startFailure } from '../../../../server/startFailure.ts';
import { readConfig } from '../../../../server/core/config/config.ts';
import { createTestDatabase } from '../../testDatabase.ts';

/** Names of released migrations, in order. A release appends its own; none is ever removed (docs/upgrading.md). */
const released = JSON.parse(
  readFileSync(new URL('../../fixtures/releases/migrations.json', import.meta.url), 'utf8'),
) as readonly string[];

const numberOf = (name: string): string => name.slice(0, 4);

/** Returns the faults of a list of names compared with the released ones. */
const faultsOf = (names: readonly string[]): readonly string[] => {
  const fresh = names.filter((name) => !released.includes(name));
  const last = released.at(-1) ?? '';
  return [
    ...names.flatMap((name) => (/^\d{4}_[a-z][a-z_]*$/.test(name) ? [] : [`${name} is no name of a migration`])),
    ...released.flatMap((name) => (names.includes(name) ? [] : [`${name} was released and is gone`])),
    ...names.flatMap((name, at) => (at === 0 || (names[at - 1] ?? '') < name ? [] : [`${name} is out of order`])),
    ...fresh.flatMap((name) => (numberOf(name) > numberOf(last) ? [] : [`${name} comes before ${last}`])),
    ...fresh.flatMap((name, at) =>
      fresh.findIndex((other) => numberOf(other) === numberOf(name)) === at ? [] : [`${name} repeats a number`],
    ),
  ];
};

test('migrations have numbers of their own, in order, after all that were released', () => {
  expect(faultsOf(MIGRATION_NAMES)).toEqual([]);
});

test.each([
  ['one that was released is gone', released.slice(1), /^0001_accounts was released and is gone$/],
  ['a number is repeated', [...released, '0190_a', '0190_b'], /^0190_b repeats a number$/],
  [
    'one sorts before a released one',
    [...released.slice(0, -1), '0046_late', ...released.slice(-1)],
    /comes before|order/,
  ],
  ['a number was released before', [...released, `${numberOf(released.at(-1) ?? '')}_zz`], /comes before/],
])('it is noticed where %s', (_, names, fault) => {
  expect(faultsOf(names)).toEqual(expect.arrayContaining([expect.stringMatching(fault)]));
});

test('rejects a database of a newer release with instructions, without changing it', async () => {
  const { db, drop } = await createTestDatabase();
  await sql`insert into kysely_migration (name, timestamp) values ('9001_of_tomorrow', '2030-01-01T00:00:00Z')`.execute(
    db,
  );
  await sql`delete from kysely_migration where name = ${MIGRATION_NAMES.at(-1)}`.execute(db);
  const state = async () => (await sql`select name from kysely_migration order by name`.execute(db)).rows;
  const before = await state();
  const failure: unknown = await migrate(db).catch((error: unknown) => error);
  const config = readConfig({ WAYBILL_DATA: '/srv/waybill' });
  expect(startFailure(failure, config)).toBe(
    [
      '数据目录 /srv/waybill 由更新的版本写入，本版本不能打开，未做任何修改 (written by a newer release)：9001_of_tomorrow',
      '请启动该更新的版本，或恢复升级前的备份后再用本版本启动，参见 docs/upgrading.md。',
    ].join('\n'),
  );
  expect(await state()).toEqual(before);
  await drop();
});
