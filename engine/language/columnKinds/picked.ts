import type { ValueType } from '../../core/values.ts';

/** What a picker picks; `records` are those of another page. */
export type Picked = 'users' | 'departments' | 'roles' | 'positions' | 'records';

/** Where what is picked is kept, and what a picker knows of it. */
export interface PickedTable {
  readonly title: string;
  readonly table: string;
  /** Kept and shown where the column says nothing (W3.3-4 to W3.3-6). */
  readonly store: string;
  readonly text: string;
  /** Fields that may be kept or shown. */
  readonly fields: readonly string[];
  /** Those of them that only who works with a page that names them may read; a picker shows the others to all (D61). */
  readonly reserved?: readonly string[];
  /** What may be picked, as a condition of a table dictionary. Absent: all. */
  readonly where?: string;
}

/** People and organisation. */
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

/** The dictionary that names what a column picks: `pick:users,realname,username`, with `,/kehu/customer` behind for records. */
export interface PickCode {
  readonly of: Picked;
  readonly text: string;
  readonly store: string;
  /** Of records: the addresses of the call families that list them and name stored values (default: the same). */
  readonly listUrl?: string | undefined;
  readonly valueUrl?: string | undefined;
}

const MARK = 'pick:';

export const writePickCode = ({ of, text, store, listUrl, valueUrl }: PickCode): string =>
  [`${MARK}${of}`, text, store, listUrl, valueUrl].filter((part) => part !== undefined).join(',');

const isPicked = (of: string): of is Picked => of === 'records' || Object.hasOwn(PICKED_TABLES, of);

/** Undefined for the code of any other dictionary, and for one that no column can mean. */
export function readPickCode(code: string): PickCode | undefined {
  if (!code.startsWith(MARK)) return undefined;
  const [of = '', text = '', store = '', listUrl, valueUrl, ...rest] = code.slice(MARK.length).split(',');
  if (!isPicked(of) || text === '' || store === '' || rest.length > 0) return undefined;
  if (of === 'records') return listUrl === undefined ? undefined : { of, text, store, listUrl, valueUrl };
  const { fields } = PICKED_TABLES[of];
  return listUrl === undefined && fields.includes(text) && fields.includes(store) ? { of, text, store } : undefined;
}

/** What picking one may fill besides: every field that all may read. */
export const pickedAttributes = ({ fields, reserved = [] }: PickedTable): ReadonlyMap<string, ValueType> =>
  new Map(fields.filter((field) => !reserved.includes(field)).map((field) => [field, 'text']));
