import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import extractConfig from 'dependency-cruiser/config-utl/extract-depcruise-config';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/** Names of the rules that an import between two files breaks. */
async function brokenRules(from: string, to: string): Promise<readonly string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'waybill-modules-'));
  try {
    for (const file of [from, to]) await mkdir(join(folder, dirname(file)), { recursive: true });
    await writeFile(join(folder, to), 'export const there = 1;\n');
    const up = '../'.repeat(from.split('/').length - 1);
    await writeFile(join(folder, from), `export { there } from '${up}${to}';\n`);
    const { options, ...rules } = await extractConfig(join(ROOT, '.dependency-cruiser.cjs'));
    const { tsConfig: _, ...others } = options ?? {};
    const { output } = await cruise(['.'], { ...others, ruleSet: rules, validate: true, baseDir: folder });
    const { summary } = output as ICruiseResult;
    expect(summary.totalCruised).toBe(2);
    return summary.violations.map(({ rule }) => rule.name);
  } finally {
    await rm(folder, { recursive: true });
  }
}

test.each([
  ['up', 'renderers/table/grid/cells/cellTexts.ts', 'renderers/table/ui/controller/tableView.ts'],
  ['up', 'renderers/kit/lazy/lazyComponent.ts', 'renderers/widgets/pickers/usePopup.tsx'],
  ['up', 'src/platform/locales/catalogue.ts', 'src/platform/session/session.ts'],
  ['up', 'server/data/recordStore/auditLog.ts', 'server/insight/dashboard/countedDays.ts'],
  ['up', 'engine/document/record/changedPaths.ts', 'engine/document/validation/ruleEngine.ts'],
  ['up', 'engine/language/compile/parts/fields.ts', 'engine/language/compile/page/compilePage.ts'],
  ['beside', 'server/identity/logs/loginLog.ts', 'server/identity/settings/userSettings.ts'],
  ['beside', 'renderers/table/commands/fill/planExtend.ts', 'renderers/table/commands/find/cellFinder.ts'],
  ['beside', 'renderers/form/saving/saveValidation.ts', 'renderers/pages/documentForm/RowForm.tsx'],
  ['to the files that join all modules', 'renderers/form/fields/FormGroup.tsx', 'renderers/PageRenderer.tsx'],
  [
    'to the files that join all modules',
    'renderers/table/ui/toolbar/StatusBar.tsx',
    'renderers/table/EditableTable.tsx',
  ],
  ['from a module that is not listed', 'renderers/attic/chest.ts', 'renderers/kit/ports/ports.ts'],
])('an import that runs %s is refused: %s → %s', async (_, from, to) => {
  expect(await brokenRules(from, to)).toEqual([expect.stringMatching(/^modules-/)]);
});

test.each([
  ['engine/language/columnKinds/columnKinds.ts', 'engine/language/compiled/actions.ts'],
  ['renderers/table/ui/controller/tableView.ts', 'renderers/table/grid/cells/cellTexts.ts'],
  ['renderers/table/ui/controller/tableView.ts', 'renderers/table/ui/controller/rowMethods.ts'],
  ['renderers/table/EditableTable.tsx', 'renderers/table/ui/toolbar/StatusBar.tsx'],
  ['renderers/table/grid/cells/cellTexts.ts', 'renderers/kit/ports/ports.ts'],
])('an import downwards, within a module or from joining files is allowed: %s → %s', async (from, to) => {
  expect(await brokenRules(from, to)).toEqual([]);
});

const FOLDERS = ['engine', 'extensions', 'contract', 'renderers', 'src', 'server'];
const MODULES = JSON.parse(readFileSync(join(ROOT, 'modules.json'), 'utf8')) as Readonly<
  Record<string, readonly Readonly<Record<string, string>>[]>
>;
const LISTED = Object.entries(MODULES).flatMap(([folder, levels]) =>
  levels.flatMap((level) => Object.entries(level).map(([name, purpose]) => ({ path: `${folder}/${name}`, purpose }))),
);

const foldersIn = (folder: string): readonly string[] =>
  readdirSync(join(ROOT, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${folder}/${name}`);

/** Folders with one entry per column type, text topic or table: more than nine entries, none of them a module. */
const REGISTRIES = ['renderers/widgets/types'];

const below = (folder: string): readonly string[] =>
  REGISTRIES.includes(folder) ? [] : foldersIn(folder).flatMap((one) => [one, ...below(one)]);

test('every group and module has a level and a line that states its purpose', () => {
  // Files of the contract are imported individually, whatever folder they are in.
  const groups = FOLDERS.filter((folder) => folder !== 'contract').flatMap(foldersIn);
  const missing = [...groups, ...Object.keys(MODULES).flatMap(foldersIn)];
  expect(groups.length).toBeGreaterThan(25);
  expect(missing.filter((folder) => !LISTED.some(({ path }) => path === folder))).toEqual([]);
  expect(LISTED.filter(({ path }) => !existsSync(join(ROOT, path)))).toEqual([]);
  expect(LISTED.filter(({ purpose }) => purpose.trim().length < 5)).toEqual([]);
  expect(new Set(LISTED.map(({ path }) => path)).size).toBe(LISTED.length);
});

test('a folder holds at most nine folders, at most three of them inside one another', () => {
  const folders = FOLDERS.flatMap((folder) => [folder, ...below(folder)]);
  expect(folders.length).toBeGreaterThan(150);
  const full = folders.filter((folder) => !REGISTRIES.includes(folder) && foldersIn(folder).length > 9);
  expect(full).toEqual([]);
  expect(LISTED.filter(({ path }) => path.split('/').length > 4)).toEqual([]);
});

test.each([
  ['engine', 10],
  ['contract', 0],
  ['renderers', 40],
  ['src', 30],
  ['server', 30],
])('no folder of %s holds more than 25 files', (top, folders) => {
  const counts = new Map<string, number>();
  for (const entry of readdirSync(join(ROOT, top), { recursive: true, withFileTypes: true }))
    if (entry.isFile() && entry.name !== 'tsconfig.json')
      counts.set(entry.parentPath, (counts.get(entry.parentPath) ?? 0) + 1);
  expect(counts.size).toBeGreaterThan(folders);
  expect([...counts].filter(([, files]) => files > 25)).toEqual([]);
});
