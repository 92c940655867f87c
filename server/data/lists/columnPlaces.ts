import {
  kindOf,
  maySee,
  type Can,
  type CompiledColumn,
  type CompiledDetail,
  type CompiledPage,
} from '../../../engine/index.ts';
import { serverText, type ServerText } from '../../core/texts/serverText.ts';

/**
 * How values of a column are parsed, compared and stored. `time` is a timestamp, shown in +08:00; `datetime` is the
 * same, stored as the text that is shown.
 */
export type PlaceKind = 'text' | 'decimal' | 'date' | 'datetime' | 'boolean' | 'integer' | 'time';

/** Database location of a wire name. Only places are ever inserted into SQL. */
export interface ColumnPlace {
  /** Name on the wire: `ownerName`, `goods.codeTs`. */
  readonly key: string;
  /** For a column of a page, its title; the server's own columns have a server text. */
  readonly title: string | ServerText;
  readonly kind: PlaceKind;
  readonly dbColumn: string;
  readonly detail?: CompiledDetail;
}

const SYSTEM: readonly ColumnPlace[] = [
  { key: 'id', title: serverText('columnId'), kind: 'text', dbColumn: 'id' },
  { key: 'version', title: serverText('columnVersion'), kind: 'integer', dbColumn: 'version' },
  { key: 'sysOrgCode', title: serverText('columnDepartment'), kind: 'text', dbColumn: 'sys_org_code' },
  { key: 'createBy', title: serverText('columnCreateBy'), kind: 'text', dbColumn: 'create_by' },
  { key: 'createTime', title: serverText('columnCreateTime'), kind: 'time', dbColumn: 'create_time' },
  { key: 'updateBy', title: serverText('columnUpdateBy'), kind: 'text', dbColumn: 'update_by' },
  { key: 'updateTime', title: serverText('columnUpdateTime'), kind: 'time', dbColumn: 'update_time' },
];

export const SYSTEM_PLACES: ReadonlyMap<string, ColumnPlace> = new Map(SYSTEM.map((place) => [place.key, place]));

/** Columns that the server maintains itself; a page that names one shows it and never writes it. */
export const isSystemKey = (key: string): boolean => SYSTEM_PLACES.has(key);

/** Header columns that are stored under their own name. */
export const ownColumns = (page: CompiledPage): readonly CompiledColumn[] =>
  page.columns.filter((column) => !isSystemKey(column.key));

/** Columns of a detail that are stored under their own name; the row number is stored as `order_no`. */
export const ownDetailColumns = (detail: CompiledDetail): readonly CompiledColumn[] =>
  detail.columns.filter((column) => column.key !== detail.orderKey && column.key !== 'id');

const ofColumn = (column: CompiledColumn, key: string): ColumnPlace => ({
  key,
  title: column.title,
  kind: kindOf(column.type).wire,
  dbColumn: column.dbColumn,
});

const ofDetail = (detail: CompiledDetail, columnKey: string, can: Can): ColumnPlace | undefined => {
  const column = detail.columns.find(({ key }) => key === columnKey);
  if (column === undefined || column.traits.isSecret === true || !maySee(column, can)) return undefined;
  const key = `${detail.key}.${columnKey}`;
  if (columnKey === detail.orderKey) return { key, title: column.title, kind: 'integer', dbColumn: 'order_no', detail };
  return { ...ofColumn(column, key), detail };
};

/**
 * Finds a wire name among the columns of the page; undefined if the column does not exist or this user may not see it.
 */
export const placeOf = (page: CompiledPage, key: string, can: Can): ColumnPlace | undefined => {
  const system = SYSTEM_PLACES.get(key);
  if (system !== undefined) {
    const shown = page.columnByKey.get(key);
    return shown === undefined || maySee(shown, can) ? system : undefined;
  }
  const [first = '', second, ...more] = key.split('.');
  if (second !== undefined) {
    const detail = page.detailByKey.get(first);
    return detail === undefined || more.length > 0 ? undefined : ofDetail(detail, second, can);
  }
  const column = page.columnByKey.get(first);
  // Secrets are neither searchable nor sortable.
  if (column === undefined || column.traits.isSecret === true || !maySee(column, can)) return undefined;
  return ofColumn(column, first);
};
