import type { ValueType } from '../../core/values.ts';

/** What a picker picks; `records` are records of another page. */
export type Picked = 'users' | 'departments' | 'roles' | 'positions' | 'records';

/** Table that holds the picked records, and the fields that a picker knows. */
export interface PickedTable {
  readonly title: string;
  readonly table: string;
  /** Fields stored and shown if the column sets none (W3.3-4 to W3.3-6). */
  readonly store: string;
  readonly text: string;
  /** Fields that may be stored or shown. */
  readonly fields: readonly string[];
  /**
   * Subset of `fields` that only users of a page that names them may read; a picker shows the others to everyone (D61).
   */
  readonly reserved?: readonly string[];
  /** Condition of a table dictionary that limits what can be picked. Absent: all. */
  readonly where?: string;
}

/** Tables of users, departments, roles and positions. */
export const PICKED_TABLES: Readonly<Record<Exclude<Picked, 'records'>, PickedTable>> = {
  users: {
    title: '用户',
    table: 'sys_user',
    store: 'username',
    text: 'realname',
    fields: ['id', 'username', 'realname', 'phone', 'orgCode'],
    reserved: ['phone'],
    where: "del_flag = '0' and status = '1'",
  },
  departments: {
    title: '部门',
    table: 'sys_depart',
    store: 'id',
    text: 'departName',
    fields: ['id', 'orgCode', 'departName'],
    where: "del_flag = '0'",
  },
  roles: {
    title: '角色',
    table: 'sys_role',
    store: 'roleCode',
    text: 'roleName',
    fields: ['id', 'roleCode', 'roleName'],
  },
  positions: {
    title: '职务',
    table: 'sys_position',
    store: 'code',
    text: 'name',
    fields: ['id', 'code', 'name', 'postRank'],
  },
};

/**
 * Dictionary that resolves the names for a picker column: `pick:users,realname,username`, followed by `,/kehu/customer`
 * for records.
 */
export interface PickCode {
  readonly of: Picked;
  readonly text: string;
  readonly store: string;
  /**
   * For records: the addresses of the call families that list records and resolve stored values to names (default: the
   * same).
   */
  readonly listUrl?: string | undefined;
  readonly valueUrl?: string | undefined;
}

const MARK = 'pick:';

export const writePickCode = ({ of, text, store, listUrl, valueUrl }: PickCode): string =>
  [`${MARK}${of}`, text, store, listUrl, valueUrl].filter((part) => part !== undefined).join(',');

const isPicked = (of: string): of is Picked => of === 'records' || Object.hasOwn(PICKED_TABLES, of);

/** Parses a pick code. Undefined for the code of any other dictionary and for a code that no column can produce. */
export function readPickCode(code: string): PickCode | undefined {
  if (!code.startsWith(MARK)) return undefined;
  const [of = '', text = '', store = '', listUrl, valueUrl, ...rest] = code.slice(MARK.length).split(',');
  if (!isPicked(of) || text === '' || store === '' || rest.length > 0) return undefined;
  if (of === 'records') return listUrl === undefined ? undefined : { of, text, store, listUrl, valueUrl };
  const { fields } = PICKED_TABLES[of];
  return listUrl === undefined && fields.includes(text) && fields.includes(store) ? { of, text, store } : undefined;
}

/** Returns the attributes that picking a record may fill: every field that everyone may read. */
export const pickedAttributes = ({ fields, reserved = [] }: PickedTable): ReadonlyMap<string, ValueType> =>
  new Map(fields.filter((field) => !reserved.includes(field)).map((field) => [field, 'text']));
