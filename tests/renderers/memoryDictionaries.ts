import { fitsNarrowing } from '../../engine/index.ts';
import type { DictItem, Dictionaries } from '../../renderers/index.ts';

type Content = Readonly<Record<string, readonly DictItem[]>>;

/** In-memory dictionaries. */
export function memoryDictionaries(content: Content): Dictionaries {
  const itemsOf = (dictCode: string): readonly DictItem[] => {
    const items = content[dictCode];
    if (items === undefined) throw new Error(`The test has no dictionary "${dictCode}"`);
    return items;
  };
  return {
    items: async (dictCode, parent) =>
      itemsOf(dictCode).filter(
        ({ attributes }) => parent === undefined || String(attributes?.['parent'] ?? '') === parent,
      ),
    search: async (dictCode, keyword, { narrowing } = {}) =>
      itemsOf(dictCode)
        .filter(
          ({ value, text, attributes }) =>
            fitsNarrowing(attributes, narrowing) &&
            (value.startsWith(keyword) ||
              text.includes(keyword) ||
              // Aliases that users write, which the server searches too.
              String(attributes?.['names'] ?? '').includes(keyword)),
        )
        .slice(0, 20),
    lookup: async (dictCode, values) =>
      Object.fromEntries(
        values.map((value) => [value, itemsOf(dictCode).find((item) => item.value === value) ?? null]),
      ),
  };
}

export const orderDictionaries: Content = {
  order_status: [
    { value: 'draft', text: '暂存' },
    { value: 'review', text: '待复核' },
    { value: 'done', text: '已完成' },
  ],
  currency: [
    { value: '110', text: '港币', attributes: { rate: '0.92' } },
    { value: '142', text: '人民币', attributes: { rate: '1' } },
    { value: '300', text: '欧元', attributes: { rate: '7.81' } },
    { value: '502', text: '美元', attributes: { rate: '7.12' } },
  ],
  unit: [
    { value: '007', text: '个' },
    { value: '035', text: '千克' },
  ],
};
