import { type CompiledPage, permissionOf, type Can } from '../../../engine/index.ts';
import type { SchemaStore } from '../../core/schemas/schemaStore.ts';
import type { UniqueColumn } from './uniqueColumns.ts';

/** A check with an address of its own, which answers from a page once there is one (D40). */
export interface ConfiguredCheck {
  /** What rules of columns call it. */
  readonly name: string;
  /** Where clients ask. */
  readonly url: string;
  /** Addresses of pages whose records hold the values; one whose `type` is asked for, else the first that there is. */
  readonly pages: readonly { readonly url: string; readonly type?: string }[];
  /** Keys of the column that is compared; the first that the page has. */
  readonly columns: readonly string[];
  /** Key of a column that tells kinds of records, compared with the `type` that is asked for. */
  readonly typeColumn?: string;
  /** The values that count as the same. */
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

/** Where a configured check looks; undefined as long as no page holds such values. */
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

/** Whoever writes records of a page whose columns make this check may make it without a right on the page that answers. */
export const mayAskFor = ({ name }: ConfiguredCheck, pages: readonly CompiledPage[], can: Can): boolean =>
  pages.some((page) => (['add', 'edit'] as const).some((kind) => can(permissionOf(page, kind))) && asks(page, name));
