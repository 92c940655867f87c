import type { CompiledPage } from '../../engine/index.ts';
import type { UniqueColumn } from './uniqueColumns.ts';

/** A check with an address of its own, which answers from a page once there is one (D40). */
export interface ConfiguredCheck {
  /** What rules of columns call it. */
  readonly name: string;
  /** Where clients ask. */
  readonly url: string;
  /** Address of the page whose records hold the values. */
  readonly page: string;
  /** Keys of the column that is compared; the first that the page has. */
  readonly columns: readonly string[];
  /** Key of the column that tells kinds of records, compared with `type` when a client sends one. */
  readonly typeColumn?: string;
  /** The values that count as the same. */
  readonly spellings: (value: string) => readonly string[];
}

const withoutHyphens = (value: string): string => value.replaceAll('-', '');

export const CONFIGURED_CHECKS: readonly ConfiguredCheck[] = [
  {
    name: 'unifiedCode',
    url: '/ywd/ywYwd/check',
    page: '/ywd/ywYwd',
    columns: ['unifiedCode', 'orderNo', 'code'],
    spellings: (value) => [...new Set([value, withoutHyphens(value)])],
  },
  {
    name: 'customerCode',
    url: '/kehu/ywinfoKehu/check',
    page: '/kehu/ywinfoKehu',
    columns: ['code', 'customerCode'],
    typeColumn: 'type',
    spellings: (value) => [value],
  },
];

/** Where a configured check looks; undefined as long as no page holds such values. */
export const targetOf = (
  check: ConfiguredCheck,
  page: CompiledPage | undefined,
  type: string | undefined,
): UniqueColumn | undefined => {
  const column = check.columns.flatMap((key) => page?.columnByKey.get(key) ?? [])[0];
  if (page === undefined || column === undefined) return undefined;
  const kind = check.typeColumn === undefined ? undefined : page.columnByKey.get(check.typeColumn);
  const within = kind === undefined || type === undefined ? [] : [[kind.dbColumn, type] as const];
  return { page, table: page.resource.table, column, within: new Map(within) };
};
