import { type CompiledDictionary, type DictionarySchema } from '../../../engine/index.ts';
import type { SchemaStore } from '../../core/schemas/schemaStore.ts';
import { mergeDictionaryItems, type MergedItem } from './mergedItems.ts';
import type { DictionaryChange, DictionaryChanges } from './changeRows.ts';

/** `own`: made by an administrator; the others belong to the product. `codes`, `table` and `areas` are read-only. */
export type ManagedKind = 'own' | 'items' | 'codes' | 'table' | 'areas';

/** A dictionary as administrators see it. */
export interface ManagedDictionary {
  readonly code: string;
  readonly name: string;
  readonly kind: ManagedKind;
  readonly change: DictionaryChange | undefined;
  readonly filed: DictionarySchema | undefined;
  /** Only filled for `own` and `items`. */
  readonly items: readonly MergedItem[];
  /** Number of the product's entries that differ from the file; a changed name counts as one. */
  readonly changed: number;
}

type Schemas = Pick<SchemaStore, 'dictionaries' | 'filedDictionary'>;

const filedOf = (schemas: Schemas, code: string): DictionarySchema | undefined => {
  const filed = schemas.filedDictionary(code);
  return filed?.kind === 'items' ? filed : undefined;
};

/** A dictionary whose entries can be edited; undefined if none with this code exists. */
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

/** A dictionary of any kind; undefined if it does not exist. */
export function managedOne(schemas: Schemas, changes: DictionaryChanges, code: string): ManagedDictionary | undefined {
  const known = schemas.dictionaries().get(code);
  return managedItems(schemas, changes, code) ?? (known && readOnly(known));
}

/** All dictionaries except those in the recycle bin, ordered by code. */
export function allManaged(schemas: Schemas, changes: DictionaryChanges): readonly ManagedDictionary[] {
  const own = [...changes.values()].filter((change) => !isOut(change)).map(({ dict_code: code }) => code);
  const codes = [...new Set([...schemas.dictionaries().keys(), ...own])].sort();
  return codes.flatMap((code) => managedOne(schemas, changes, code) ?? []);
}

export const inBin = (changes: DictionaryChanges): readonly DictionaryChange[] => [...changes.values()].filter(isOut);
