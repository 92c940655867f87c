import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pageMetaSchema } from './generate/pageMetaSchema.ts';
import type { JsonSchema } from './generate/pageMetaSchema.ts';
import { typesOf } from './generate/types.ts';
import { validatorsOf } from './generate/validators.ts';

/** Writes schemas/meta/*.schema.json and engine/generated from the sources in schemas/meta. Running it twice changes nothing. */
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const meta = join(root, 'schemas/meta');
const generated = join(root, 'engine/generated');

const readSource = (name: string): JsonSchema =>
  JSON.parse(readFileSync(join(meta, `${name}.source.json`), 'utf8')) as JsonSchema;

const schemas = {
  page: pageMetaSchema(meta),
  dictionary: readSource('dictionary'),
  menu: readSource('menu'),
};

for (const [name, schema] of Object.entries(schemas)) {
  writeFileSync(join(meta, `${name}.schema.json`), `${JSON.stringify(schema, null, 2)}\n`);
}

const pageTypes = await typesOf(schemas.page, 'PageSchema');
writeFileSync(join(generated, 'page.ts'), `${pageTypes}\nexport type ColumnType = ColumnSchema['type'];\n`);
writeFileSync(join(generated, 'dictionary.ts'), await typesOf(schemas.dictionary, 'DictionarySchema'));
writeFileSync(join(generated, 'menu.ts'), await typesOf(schemas.menu, 'MenuSchema'));
writeFileSync(
  join(generated, 'validators.js'),
  await validatorsOf(
    { validatePage: schemas.page, validateDictionary: schemas.dictionary, validateMenu: schemas.menu },
    root,
  ),
);
