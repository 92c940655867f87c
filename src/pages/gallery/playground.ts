import type { CompiledDictionary } from '../../../engine/index.ts';
import type { ScriptHistory } from '../../platform/browserStorage/scriptHistory.ts';
import { isRecord } from '../../../contract/reading.ts';
import type { Example } from './examples.ts';
import type { MetaSchemas } from './metaSchema.ts';

/** What every example is tried out with. */
export interface Playground {
  /** What an edited page may name. */
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

/** Of a dictionary that no example uses only its code is known, so it may be of any kind: its items come from the server. */
const unread = (dictCode: string): CompiledDictionary => ({
  dictCode,
  title: dictCode,
  kind: 'table',
  attributes: new Map(),
});

/** The dictionaries of all examples, and those of the project by name. */
export const dictionariesOf = (examples: readonly Example[], meta: MetaSchemas): Playground['dictionaries'] =>
  new Map([
    ...namesIn(meta).map((name) => [name, unread(name)] as const),
    ...examples.flatMap(({ wire }) => [...wire.dictionaries]),
  ]);
