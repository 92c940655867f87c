import { type CompiledPage, permissionOf, type Can } from '../../../engine/index.ts';
import type { SchemaStore } from '../../core/schemas/schemaStore.ts';
import type { UniqueColumn } from './uniqueColumns.ts';

/** A check with a separate URL that is answered from a page, once such a page exists (D40). */
export interface ConfiguredCheck {
  /** Name in the column rules. */
  readonly name: string;
  /** URL that clients call. */
  readonly url: string;
  /**
   * Addresses of pages whose records contain the values: the one with the requested `type`, otherwise the first
   * existing one.
   */
  readonly pages: readonly { readonly url: string; readonly type?: string }[];
  /** Candidate keys of the compared column; the first one that the page has is used. */
  readonly columns: readonly string[];
  /** Key of a column that distinguishes kinds of records, compared with the requested `type`. */
  readonly typeColumn?: string;
  /** Spellings that count as the same value. */
  readonly spellings: (value: string) => readonly string[];
}

const withoutHyphens = (value: string): string => value.replaceAll('-', '');

export const CONFIGURED_CHECKS: readonly ConfiguredCheck[] = [
  {
    name: 'unifiedCode',
    url: '/ywd/ywYwd/check',
    pages: [{ url: '/ywd/ywYwd' }, { url: '/ywd/order' }],
    columns: ['unifiedCode', 'orderNo', 'code'],
    spellings: (value) => [...new Set([value, withoutHyphens(value)])],
  },
  {
    name: 'customerCode',
    url: '/kehu/ywinfoKehu/check',
    pages: [
      { url: '/kehu/ywinfoKehu' },
      { url: '/kehu/customer', type: 'customer' },
      { url: '/kehu/supplier', type: 'supplier' },
    ],
    columns: ['code', 'customerCode'],
    typeColumn: 'type',
    spellings: (value) => [value],
  },
];

/** The column that a configured check searches; undefined if no page contains such values. */
export const targetOf = (
  check: ConfiguredCheck,
  { pageByUrl }: Pick<SchemaStore, 'pageByUrl'>,
  type: string | undefined,
): UniqueColumn | undefined => {
  const known = check.pages.flatMap((place) => {
    const page = pageByUrl(place.url);
    return page === undefined ? [] : [{ page, type: place.type }];
  });
  const meant = type === undefined ? undefined : known.find((place) => place.type === type);
  const page = (meant ?? known[0])?.page;
  const column = check.columns.flatMap((key) => page?.columnByKey.get(key) ?? [])[0];
  if (page === undefined || column === undefined) return undefined;
  const kind = check.typeColumn === undefined ? undefined : page.columnByKey.get(check.typeColumn);
  const narrows = meant === undefined && kind !== undefined && type !== undefined;
  const within = narrows ? [[kind.dbColumn, type] as const] : [];
  return { page, table: page.resource.table, column, within: new Map(within) };
};

const asks = ({ columns, details }: CompiledPage, name: string): boolean =>
  [columns, ...details.map((detail) => detail.columns)].some((list) =>
    list.some(({ remoteChecks = [] }) => remoteChecks.some((check) => check.name === name)),
  );

/**
 * Users who may write records of a page whose columns use this check may call it without a right on the page that
 * answers it.
 */
export const mayAskFor = ({ name }: ConfiguredCheck, pages: readonly CompiledPage[], can: Can): boolean =>
  pages.some((page) => (['add', 'edit'] as const).some((kind) => can(permissionOf(page, kind))) && asks(page, name));
