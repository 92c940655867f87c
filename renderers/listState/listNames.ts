import { parseQueryName, type CompiledPage } from '../../engine/index.ts';
import type { AddressNames } from './listAddress.ts';

/** A column that the page can be searched by, or one of a detail. */
const isQueried = ({ columnByKey, detailByKey, list }: CompiledPage, name: string): boolean => {
  const { key } = parseQueryName(name);
  const [detail = '', column = ''] = key.split('.');
  return (
    list.query.some((item) => item.key === key) ||
    columnByKey.has(key) ||
    detailByKey.get(detail)?.columns.some((one) => one.key === column) === true
  );
};

/** What the address of a page's list may name. */
export function listNames(page: CompiledPage): AddressNames {
  const { columns, tabs, superQuery } = page.list;
  const advanced = superQuery && new Set(superQuery.fields.map(({ field }) => field));
  return {
    isSorted: (column) => columns.some(({ key }) => key === column),
    isTab: (tab) => tabs.some(({ key }) => key === tab),
    isCondition: (name) => isQueried(page, name),
    isAdvanced: advanced && ((field) => advanced.has(field)),
  };
}
