/** Types that columns of administered tables have of old; those of pages are text and numeric (decision 0056). */
type NativeType = 'integer' | 'date' | 'boolean' | 'jsonb';

const NATIVE: Readonly<Record<string, Readonly<Record<string, NativeType>>>> = {
  sys_user: { status: 'integer', del_flag: 'integer', sex: 'integer', birthday: 'date' },
  sys_depart: { sort_no: 'integer', del_flag: 'integer' },
  sys_position: { post_level: 'integer' },
};

/** What the database has for a column in place of what a page would make of it; undefined: the page's own. */
export const nativeType = (table: string, dbColumn: string): NativeType | undefined =>
  Object.hasOwn(NATIVE, table) ? NATIVE[table]?.[dbColumn] : undefined;
