import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import extractConfig from 'dependency-cruiser/config-utl/extract-depcruise-config';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/** What the rules of the house say of two files of which one imports the other. */
async function saidOf(from: string, to: string): Promise<readonly string[]> {
  const house = await mkdtemp(join(tmpdir(), 'waybill-floors-'));
  try {
    for (const file of [from, to]) await mkdir(join(house, dirname(file)), { recursive: true });
    await writeFile(join(house, to), 'export const there = 1;\n');
    const up = '../'.repeat(from.split('/').length - 1);
    await writeFile(join(house, from), `export { there } from '${up}${to}';\n`);
    const { options, ...rules } = await extractConfig(join(ROOT, '.dependency-cruiser.cjs'));
    const { tsConfig: _, ...others } = options ?? {};
    const { output } = await cruise(['.'], { ...others, ruleSet: rules, validate: true, baseDir: house });
    const { summary } = output as ICruiseResult;
    expect(summary.totalCruised).toBe(2);
    return summary.violations.map(({ rule }) => rule.name);
  } finally {
    await rm(house, { recursive: true });
  }
}

test.each([
  ['up', 'renderers/table/cells/cellTexts.ts', 'renderers/table/view/tableView.ts'],
  ['up', 'renderers/late/lateComponent.ts', 'renderers/popup/usePopup.tsx'],
  ['up', 'src/locales/catalogue.ts', 'src/session/session.ts'],
  ['up', 'server/data/recordStore/auditLog.ts', 'server/insight/dashboard/countedDays.ts'],
  ['up', 'engine/document/record/touched.ts', 'engine/document/judging/ruleBook.ts'],
  ['up', 'engine/language/compile/parts/fields.ts', 'engine/language/compile/page/compilePage.ts'],
  ['beside', 'server/identity/sms/checkPhone.ts', 'server/identity/captcha/captchas.ts'],
  ['beside', 'renderers/table/fill/planExtend.ts', 'renderers/table/find/cellFinder.ts'],
  ['beside', 'renderers/saving/judge.ts', 'renderers/documentForm/RowForm.tsx'],
  ['to the roof', 'renderers/form/FormGroup.tsx', 'renderers/PageRenderer.tsx'],
  ['to the roof', 'renderers/table/toolbar/StatusBar.tsx', 'renderers/table/EditableTable.tsx'],
  ['from a room without a floor', 'renderers/attic/chest.ts', 'renderers/ports/ports.ts'],
])('an import that runs %s is refused: %s → %s', async (_, from, to) => {
  expect(await saidOf(from, to)).toEqual([expect.stringMatching(/^floors-/)]);
});

test.each([
  ['renderers/table/view/tableView.ts', 'renderers/table/cells/cellTexts.ts'],
  ['renderers/table/view/tableView.ts', 'renderers/table/view/rowMethods.ts'],
  ['renderers/table/EditableTable.tsx', 'renderers/table/toolbar/StatusBar.tsx'],
  ['renderers/table/cells/cellTexts.ts', 'renderers/ports/ports.ts'],
])('an import that runs down, within a room or from the roof is allowed: %s → %s', async (from, to) => {
  expect(await saidOf(from, to)).toEqual([]);
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
