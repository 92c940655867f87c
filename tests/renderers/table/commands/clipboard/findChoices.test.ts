import { expect, test } from 'vitest';
import type { DictItem, Dictionaries } from '../../../../../renderers/kit/ports/ports.ts';
import { findChoices } from '../../../../../renderers/table/commands/clipboard/findChoices.ts';

const CURRENCIES: readonly DictItem[] = [
  { value: 'CNY', text: '人民币', attributes: { nameEn: 'Yuan Renminbi', names: 'RMB\n¥' } },
  { value: 'JPY', text: '日本元', attributes: { nameEn: 'Yen', names: '¥' } },
  { value: 'USD', text: '美元', attributes: { nameEn: 'US Dollar', names: '$\nUS$' } },
];

/** Answers like a server: a search also matches names. */
const dictionaries: Dictionaries = {
  items: async () => CURRENCIES,
  search: async (_, text) =>
    CURRENCIES.filter(({ attributes }) => String(attributes?.['names']).toLowerCase().includes(text.toLowerCase())),
  lookup: async (_, codes) =>
    Object.fromEntries(codes.map((code) => [code, CURRENCIES.find((one) => one.value === code) ?? null])),
};

test.each([true, false])('a paste knows items by what offices write, short dictionary or not (%s)', async (isShort) => {
  const texts = ['RMB', 'us$', '¥', 'usd', '£'];
  const found = await findChoices(dictionaries, { dictCode: 'currency', texts, isShort });
  const meant = texts.map((text) => {
    const one = found.get(text);
    return one?.kind === 'found' ? one.choice.value : one?.kind;
  });
  expect(meant).toEqual(['CNY', 'USD', 'ambiguous', 'USD', 'unknown']);
});
