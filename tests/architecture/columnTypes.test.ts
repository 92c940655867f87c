import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { COLUMN_FAMILIES, typesOfFamily } from '../../engine/index.ts';

const root = join(import.meta.dirname, '../..');
/** Files generated from the meta-schemas are excluded. */
const GENERATED = 'engine/generated/';

const filesIn = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx|json)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));

const texts = ['engine', 'renderers', 'src', 'server', 'scripts', 'schemas/meta/families']
  .flatMap(filesIn)
  .filter((file) => !file.startsWith(GENERATED))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

/** The files that name a type, as a text or as a key, and its example. */
const placesOf = (type: string): readonly string[] => {
  const name = new RegExp(`["']${type}["']|^\\s*${type}\\??:`, 'm');
  return [...texts.filter(({ text }) => name.test(text)).map(({ file }) => file), `schemas/examples/${type}.json`];
};

/** Excludes type names that are also common words: `date` and `input` occur everywhere. */
const types = COLUMN_FAMILIES.flatMap(typesOfFamily).filter((type) => /[_-]|^inputNumber$|^autocomplete$/.test(type));

/**
 * Files that name types for other reasons: the doctor's list of types that are not rendered yet, columns of a report's
 * own, the number column of a new page.
 */
const BESIDES = new Set([
  'scripts/doctor/shellComponents.ts',
  'renderers/widgets/reports/queryColumn.ts',
  'scripts/newPage/startingPage.ts',
  'scripts/generate/pageMetaSchema.ts',
  'engine/language/compile/parts/fields.ts',
]);

it.each(types)('the column type %s is named only in its family, kind, three renderers and example', (type) => {
  const places = placesOf(type)
    .filter((file) => !BESIDES.has(file))
    .sort();
  expect(places).toEqual([
    expect.stringMatching(/^engine\/language\/columnKinds\/\w+\.ts$/),
    'renderers/table/grid/cells/cellDisplay.ts',
    'renderers/table/ui/editors/defaultEditors.ts',
    'renderers/widgets/registry.ts',
    `schemas/examples/${type}.json`,
    expect.stringMatching(/^schemas\/meta\/families\/\w+\.json$/),
  ]);
});
