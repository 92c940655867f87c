/**
 * Types that columns of administered tables have for historical reasons; columns of pages are text and numeric
 * (decision 0056).
 */
type NativeType = 'integer' | 'date' | 'boolean' | 'jsonb';

const NATIVE: Readonly<Record<string, Readonly<Record<string, NativeType>>>> = {
  sys_user: { status: 'integer', del_flag: 'integer', sex: 'integer', birthday: 'date' },
  sys_depart: { sort_no: 'integer', del_flag: 'integer' },
  sys_position: { post_level: 'integer' },
};

/** Database type of a column if it differs from the type that a page would create; otherwise undefined. */
export const nativeType = (table: string, dbColumn: string): NativeType | undefined =>
  Object.hasOwn(NATIVE, table) ? NATIVE[table]?.[dbColumn] : undefined;
