import { type CompiledDictionary, type DictionarySchema } from '../../../engine/index.ts';
import type { SchemaStore } from '../../core/schemas/schemaStore.ts';
import { mergeDictionaryItems, type MergedItem } from './mergedItems.ts';
import type { DictionaryChange, DictionaryChanges } from './changeRows.ts';

/** `own`: an administrator made it; the others are the product's: `codes` and `table` only to be looked at. */
export type ManagedKind = 'own' | 'items' | 'codes' | 'table' | 'areas';

/** A dictionary as its administrators see it. */
export interface ManagedDictionary {
  readonly code: string;
  readonly name: string;
  readonly kind: ManagedKind;
  readonly change: DictionaryChange | undefined;
  readonly filed: DictionarySchema | undefined;
  /** Of `own` and `items`. */
  readonly items: readonly MergedItem[];
  /** How many of the product's entries say something else than their file; its name counts as one. */
  readonly changed: number;
}

type Schemas = Pick<SchemaStore, 'dictionaries' | 'filedDictionary'>;

const filedOf = (schemas: Schemas, code: string): DictionarySchema | undefined => {
  const filed = schemas.filedDictionary(code);
  return filed?.kind === 'items' ? filed : undefined;
};

/** One with entries that are kept here; undefined: there is none of this code that could be changed. */
export function managedItems(
  schemas: Schemas,
  changes: DictionaryChanges,
  code: string,
): ManagedDictionary | undefined {
  const [filed, change] = [filedOf(schemas, code), changes.get(code)];
  if (filed === undefined && (change === undefined || schemas.dictionaries().get(code)?.kind === 'codes'))
    return undefined;
  const items = mergeDictionaryItems(filed?.items ?? [], change?.items ?? []);
  const isRenamed = filed !== undefined && (change?.dict_name ?? null) !== null;
  return {
    code,
    name: change?.dict_name ?? filed?.title ?? code,
    kind: filed === undefined ? 'own' : 'items',
    change,
    filed,
    items,
    changed: items.filter(({ isChanged }) => isChanged).length + (isRenamed ? 1 : 0),
  };
}

const readOnly = ({ dictCode: code, title: name, kind }: CompiledDictionary): ManagedDictionary => ({
  code,
  name,
  kind,
  change: undefined,
  filed: undefined,
  items: [],
  changed: 0,
});

const isOut = ({ del_flag: flag }: DictionaryChange): boolean => flag !== 0;

/** One of whatever kind; undefined: there is none. */
export function managedOne(schemas: Schemas, changes: DictionaryChanges, code: string): ManagedDictionary | undefined {
  const known = schemas.dictionaries().get(code);
  return managedItems(schemas, changes, code) ?? (known && readOnly(known));
}

/** All that there are but those in the recycle bin, by their codes. */
export function allManaged(schemas: Schemas, changes: DictionaryChanges): readonly ManagedDictionary[] {
  const own = [...changes.values()].filter((change) => !isOut(change)).map(({ dict_code: code }) => code);
  const codes = [...new Set([...schemas.dictionaries().keys(), ...own])].sort();
  return codes.flatMap((code) => managedOne(schemas, changes, code) ?? []);
}

export const inBin = (changes: DictionaryChanges): readonly DictionaryChange[] => [...changes.values()].filter(isOut);
