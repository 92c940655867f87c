import { compileDictionary } from '../../dicts/index.ts';
import type { CompiledDictionary } from '../../dicts/index.ts';
import type { DictionarySchema } from '../../../generated/dictionary.ts';
import { parseDictionary } from '../../load/index.ts';
import { part } from '../../../text/problems.ts';
import { behindFaults, checkFileName, note, readFiles } from './reading.ts';
import type { Reading } from './reading.ts';

const DICTIONARY_PATH = /^dicts\/([^/]+)\.json$/;

export interface ReadDictionaries {
  readonly dictionaries: ReadonlyMap<string, CompiledDictionary>;
  /** With `seed` and `import`, which the compiled dictionaries omit. */
  readonly schemas: ReadonlyMap<string, DictionarySchema>;
  /** Names of files without a valid dictionary, or with a dictionary of another name. */
  readonly broken: ReadonlySet<string>;
  /** Path of the file of each dictionary. */
  readonly paths: ReadonlyMap<string, string>;
}

/** Reads and compiles the dictionaries of a folder. */
export function readDictionaries(reading: Reading): ReadDictionaries {
  const dictionaries = new Map<string, CompiledDictionary>();
  const schemas = new Map<string, DictionarySchema>();
  const paths = new Map<string, string>();
  const files = readFiles(reading, DICTIONARY_PATH, (text, file) => {
    const { dictionary, readable, problems } = parseDictionary(text, file);
    return { value: dictionary, readable, problems };
  });
  for (const { path, names, value, readable } of files) {
    if (readable) note(reading, path, behindFaults(readable, compileDictionary(readable.value).problems));
    if (value === undefined) continue;
    const { dictionary, problems } = compileDictionary(value);
    note(reading, path, problems);
    const what = part('part.dictionary');
    checkFileName(reading, path, { key: 'dictCode', named: value.dictCode, file: names[0] ?? '', what });
    schemas.set(value.dictCode, value);
    paths.set(value.dictCode, path);
    if (dictionary) dictionaries.set(dictionary.dictCode, dictionary);
  }
  const broken = files.flatMap(({ names: [name = ''] }) => (dictionaries.has(name) ? [] : [name]));
  return { dictionaries, schemas, broken: new Set(broken), paths };
}
