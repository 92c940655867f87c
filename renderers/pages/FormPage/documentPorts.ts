import type { DocumentPorts, Values } from '../../../engine/index.ts';
import type { DictItem, Dictionaries } from '../../ports.ts';

const asValues = (item: DictItem | null): Values | null =>
  item === null ? null : { ...item.attributes, value: item.value, text: item.text };

/** Reference rows for the rules of a document, from the dictionaries of the page. */
export const documentPorts = (dictionaries: Dictionaries): DocumentPorts => ({
  lookup: async (dictCode, keys) => {
    const items = await dictionaries.lookup(dictCode, keys);
    return Object.fromEntries(keys.map((key): [string, Values | null] => [key, asValues(items[key] ?? null)]));
  },
});
