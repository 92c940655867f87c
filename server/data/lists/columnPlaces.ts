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
 * How values of a column are read from the wire, compared and stored. `time` is a moment, shown in +08:00; `datetime`
 * the same as the text that is shown.
 */
export type PlaceKind = 'text' | 'decimal' | 'date' | 'datetime' | 'boolean' | 'integer' | 'time';

/** Where a wire name lives in the database. Only places are ever put into SQL. */
export interface ColumnPlace {
  /** Name on the wire: `ownerName`, `goods.codeTs`. */
  readonly key: string;
  /** Of a page's column as the page has it; the server's own are said by it. */
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

/** Columns that the server keeps by itself; a page that names one of them shows it and never writes it. */
export const isSystemKey = (key: string): boolean => SYSTEM_PLACES.has(key);

/** The header columns that are stored under their own name. */
export const ownColumns = (page: CompiledPage): readonly CompiledColumn[] =>
  page.columns.filter((column) => !isSystemKey(column.key));

/** The columns of a detail that are stored under their own name: the row's number is `order_no`. */
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

/** Finds a name of the wire among what the page registered; undefined when there is no such column, or none for this user. */
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
  // A secret is neither looked for nor sorted by.
  if (column === undefined || column.traits.isSecret === true || !maySee(column, can)) return undefined;
  return ofColumn(column, first);
};
