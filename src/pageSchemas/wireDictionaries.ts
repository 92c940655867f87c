import type { CompiledDictionary, ValueType } from '../../engine/index.ts';
import { isRecord, textOf } from '../../contract/reading.ts';

const VALUE_TYPES: readonly ValueType[] = ['text', 'decimal', 'date', 'boolean'];

const toValueType = (source: unknown): ValueType => VALUE_TYPES.find((type) => type === source) ?? 'text';

function toAttributes(source: unknown): ReadonlyMap<string, ValueType> {
  const entries = isRecord(source) ? Object.entries(source) : [];
  return new Map(entries.map(([name, type]) => [name, toValueType(type)]));
}

function toDictionary(dictCode: string, source: unknown): CompiledDictionary {
  const found = isRecord(source) ? source : {};
  const items = found['items'];
  return {
    dictCode,
    title: textOf(found, 'title') || dictCode,
    kind: found['kind'] === 'items' ? 'items' : 'codes',
    attributes: toAttributes(found['attributes']),
    ...(Array.isArray(items) && {
      items: items.filter(isRecord).map((item) => ({ value: textOf(item, 'value'), text: textOf(item, 'text') })),
    }),
  };
}

/** The dictionaries that a page names, as the engine's compiler wants them. */
export const toCompiledDictionaries = (
  source: Readonly<Record<string, unknown>>,
): ReadonlyMap<string, CompiledDictionary> =>
  new Map(Object.entries(source).map(([dictCode, found]) => [dictCode, toDictionary(dictCode, found)]));
