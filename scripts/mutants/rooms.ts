import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** A folder of the sources, its files and the tests that are meant for it. */
export interface Room {
  readonly name: string;
  readonly files: readonly string[];
  /** Those that mirror it first. */
  readonly tests: readonly string[];
}

const SERVER_ROOMS = ['records', 'recordStore', 'lists', 'permissions', 'sessions', 'account', 'filters'];

const filesIn = (root: string, folder: string, deep = true): string[] =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { recursive: deep, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
        .sort()
    : [];

const sources = (files: readonly string[]): string[] => files.filter((file) => file.endsWith('.ts'));
const tests = (files: readonly string[]): string[] => files.filter((file) => file.endsWith('.test.ts'));

/** Tests that are meant for a room and stand elsewhere. */
const TESTS_ELSEWHERE: Readonly<Record<string, readonly string[]>> = {
  'engine/columnKinds': ['tests/engine/rules', 'tests/engine/clipboard', 'tests/engine/table', 'tests/engine/compile'],
  'engine/compile': ['tests/schemas/planted.test.ts', 'tests/schemas/mutations.test.ts'],
  'engine/customs': ['tests/schemas/declarationRules.test.ts'],
  'engine/dicts': ['tests/engine/compile'],
  'engine/expressions': ['tests/engine/customs/functions.test.ts', 'tests/engine/compile'],
  'engine/load': ['tests/engine/compile', 'tests/schemas/planted.test.ts'],
  'engine/loose': ['tests/engine', 'tests/schemas/planted.test.ts'],
  'engine/messages': ['tests/engine/compile/messages.test.ts'],
  'engine/problemTexts': ['tests/engine/problemTexts.test.ts', 'tests/engine/compile'],
  'engine/rules': ['tests/engine/compile/ruleMessages.test.ts'],
  'engine/table': ['tests/engine/clipboard'],
  'server/account': ['tests/server/sessions', 'tests/server/signIn', 'tests/server/tenants'],
  'server/lists': ['tests/server/records'],
  'server/records': ['tests/server/dictionaries/languages.test.ts'],
  'server/recordStore': ['tests/server/records', 'tests/server/dictionaries/languages.test.ts'],
  'server/sessions': ['tests/server/signIn', 'tests/server/tenants'],
};

const testsIn = (root: string, place: string): string[] =>
  place.endsWith('.ts') ? [place] : tests(filesIn(root, place));

const testsOf = (root: string, room: string): string[] =>
  [`tests/${room}`, ...(TESTS_ELSEWHERE[room] ?? [])].flatMap((place) => testsIn(root, place));

/** The rooms that are measured: those of the engine, the files beside them as "loose", and the server's that hold rights and records. */
export function roomsOf(root: string): Room[] {
  const folders = readdirSync(join(root, 'engine'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'generated')
    .map(({ name }) => `engine/${name}`);
  const loose = {
    name: 'engine/loose',
    files: sources(filesIn(root, 'engine', false)),
    tests: testsOf(root, 'engine/loose'),
  };
  const rooms = [...folders, ...SERVER_ROOMS.map((name) => `server/${name}`)].map((name) => ({
    name,
    files: sources(filesIn(root, name)),
    tests: testsOf(root, name),
  }));
  return [loose, ...rooms];
}

/** Where its tests run: all of the engine's in Node alone, the server's beside a PostgreSQL. */
export const placeOf = (room: string): 'engine' | 'server' => (room.startsWith('server/') ? 'server' : 'engine');

/** All tests that run where those of the place run. */
export function testsBeside(root: string, place: string): string[] {
  const folders = place === 'server' ? ['server'] : ['engine', 'schemas', 'contract', 'renderers', 'src'];
  return folders.flatMap((folder) => testsIn(root, `tests/${folder}`));
}
