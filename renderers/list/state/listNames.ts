import { parseQueryName, writeCondition, type CompiledPage } from '../../../engine/index.ts';
import type { AddressNames } from './listAddress.ts';

/** Returns whether the page can be searched by this column of the page or of a detail. */
const isQueried = ({ columnByKey, detailByKey, list }: CompiledPage, name: string): boolean => {
  const { key } = parseQueryName(name);
  const [detail = '', column = ''] = key.split('.');
  return (
    list.query.some((item) => item.key === key) ||
    columnByKey.has(key) ||
    detailByKey.get(detail)?.columns.some((one) => one.key === column) === true
  );
};

/** Operators as words: a list writes operators as symbols, so in a URL such a word is part of a name. */
const OPERATOR_WORD = /^\s*(?:eq|ne|gt|ge|lt|le|in)\s/i;

/** Takes `where.salesman=GE Lee`, typed into a URL, literally as text. */
function conditionOf({ list }: CompiledPage, name: string, text: string): readonly [string, string] {
  const item = list.query.find(({ key }) => key === name);
  if (item === undefined || item.rule === 'range' || !OPERATOR_WORD.test(text)) return [name, text];
  const isOffered = text.startsWith('in ') && [item.rule, ...(item.rules ?? [])].includes('in');
  return isOffered ? [name, text] : writeCondition(item, item.rule, text);
}

/** Returns the names that the URL of a page's list may contain. */
export function listNames(page: CompiledPage): AddressNames {
  const { columns, tabs, superQuery } = page.list;
  const advanced = superQuery && new Set(superQuery.fields.map(({ field }) => field));
  return {
    isSorted: (column) => columns.some(({ key }) => key === column),
    isTab: (tab) => tabs.some(({ key }) => key === tab),
    isCondition: (name) => isQueried(page, name),
    condition: (name, text) => conditionOf(page, name, text),
    isAdvanced: advanced && ((field) => advanced.has(field)),
  };
}
