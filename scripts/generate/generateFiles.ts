import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { keysByPlace } from './keyPlaces.ts';
import { pageMetaSchema, typesByKey } from './pageMetaSchema.ts';
import type { JsonSchema } from './pageMetaSchema.ts';
import { BANNER, typesOf } from './types.ts';
import { validatorsOf } from './validators.ts';
import { withNames } from './withNames.ts';

/** Every generated file by its path in the project, with its text. Deterministic for the same sources. */
export async function generateFiles(root: string): Promise<ReadonlyMap<string, string>> {
  const meta = join(root, 'schemas/meta');
  const readSource = (name: string): JsonSchema =>
    JSON.parse(readFileSync(join(meta, `${name}.source.json`), 'utf8')) as JsonSchema;
  const page = pageMetaSchema(meta);
  const dictionary = readSource('dictionary');
  const menu = readSource('menu');
  const report = readSource('report');
  const locale = readSource('locale');
  const message = readSource('message');
  const print = readSource('print');
  const job = readSource('job');
  const json = (schema: JsonSchema): string => `${JSON.stringify(withNames(schema), null, 2)}\n`;
  const pageTypes = await typesOf(page, 'PageSchema');
  const validators = {
    validatePage: page,
    validateDictionary: dictionary,
    validateMenu: menu,
    validateReport: report,
    validateLocale: locale,
    validateMessage: message,
    validatePrint: print,
    validateJob: job,
  };
  const keys = JSON.stringify(typesByKey(meta), null, 2);
  const columnKeys = `${BANNER}\n\n/** Column types by the keys that not all of them have. */\nexport const TYPES_BY_KEY: Readonly<Record<string, readonly string[]>> = ${keys};\n\n/** Keys of the objects of a page by their place. */\nexport const KEYS_BY_PLACE: Readonly<Record<string, readonly string[]>> = ${JSON.stringify(keysByPlace(page), null, 2)};\n`;
  return new Map([
    ['schemas/meta/page.schema.json', json(page)],
    ['schemas/meta/dictionary.schema.json', json(dictionary)],
    ['schemas/meta/menu.schema.json', json(menu)],
    ['schemas/meta/report.schema.json', json(report)],
    ['schemas/meta/locale.schema.json', json(locale)],
    ['schemas/meta/message.schema.json', json(message)],
    ['schemas/meta/print.schema.json', json(print)],
    ['schemas/meta/job.schema.json', json(job)],
    ['engine/generated/page.ts', `${pageTypes}\nexport type ColumnType = ColumnSchema['type'];\n`],
    ['engine/generated/columnKeys.ts', columnKeys],
    ['engine/generated/dictionary.ts', await typesOf(dictionary, 'DictionarySchema')],
    ['engine/generated/menu.ts', await typesOf(menu, 'MenuSchema')],
    ['engine/generated/report.ts', await typesOf(report, 'ReportSchema')],
    ['engine/generated/locale.ts', await typesOf(locale, 'LocaleSchema')],
    ['engine/generated/message.ts', await typesOf(message, 'MessageSchema')],
    ['engine/generated/print.ts', await typesOf(print, 'PrintSchema')],
    ['engine/generated/job.ts', await typesOf(job, 'JobSchema')],
    ['engine/generated/validators.js', await validatorsOf(validators, root)],
  ]);
}
