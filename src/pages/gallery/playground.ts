import type { CompiledDictionary } from '../../../engine/index.ts';
import type { ScriptHistory } from '../../platform/browserStorage/scriptHistory.ts';
import { isRecord } from '../../../contract/reading.ts';
import type { Example } from './examples.ts';
import type { MetaSchemas } from './metaSchema.ts';

/** Shared data for editing examples. */
export interface Playground {
  /** Dictionaries that an edited page may reference. */
  readonly dictionaries: ReadonlyMap<string, CompiledDictionary>;
  readonly meta: MetaSchemas;
  readonly history: ScriptHistory;
}

const namesIn = (meta: MetaSchemas): readonly string[] => {
  const definitions = meta.get('names.schema.json')?.['definitions'];
  const dictCode = isRecord(definitions) ? definitions['dictCode'] : undefined;
  const names = isRecord(dictCode) ? dictCode['examples'] : undefined;
  return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
};

/**
 * For a dictionary that no example uses only the code is known: it is assumed to be a table, with items from the
 * server.
 */
const unread = (dictCode: string): CompiledDictionary => ({
  dictCode,
  title: dictCode,
  kind: 'table',
  attributes: new Map(),
});

/** Dictionaries of all examples, and those of the project by name. */
export const dictionariesOf = (examples: readonly Example[], meta: MetaSchemas): Playground['dictionaries'] =>
  new Map([
    ...namesIn(meta).map((name) => [name, unread(name)] as const),
    ...examples.flatMap(({ wire }) => [...wire.dictionaries]),
  ]);
