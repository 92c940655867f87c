import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { COLUMN_FAMILIES, typesOfFamily } from '../../engine/index.ts';

const root = join(import.meta.dirname, '../..');
/** What the meta-schemas make is made again by itself. */
const GENERATED = 'engine/generated/';

const filesIn = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx|json)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));

const texts = ['engine', 'renderers', 'src', 'server', 'scripts', 'schemas/meta/families']
  .flatMap(filesIn)
  .filter((file) => !file.startsWith(GENERATED))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

/** The files that say a type by its name, as a text or as a key, and its example. */
const placesOf = (type: string): readonly string[] => {
  const name = new RegExp(`["']${type}["']|^\\s*${type}\\??:`, 'm');
  return [...texts.filter(({ text }) => name.test(text)).map(({ file }) => file), `schemas/examples/${type}.json`];
};

/** Names that are no words of other things as well: `date` and `input` are said everywhere. */
const types = COLUMN_FAMILIES.flatMap(typesOfFamily).filter((type) => /[_-]|^inputNumber$|^autocomplete$/.test(type));

/** The doctor tells of types that are not drawn yet, a report of columns of its own, a new page of a number. */
const BESIDES = new Set([
  'scripts/doctor/shellComponents.ts',
  'renderers/widgets/reports/queryColumn.ts',
  'scripts/newPage/startingPage.ts',
  'scripts/generate/pageMetaSchema.ts',
  'engine/language/compile/parts/fields.ts',
]);

it.each(types)('the column type %s is named by its family, its kind, its three faces and its example alone', (type) => {
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
