import { sql, type RawBuilder } from 'kysely';
import { usernameKey } from '../../core/base/usernameKey.ts';
import type { Db } from '../../core/database/db.ts';

/** Table names of the public client that differ from those of our pages. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  sys_sms_template: 'message_template',
  sys_fill_rule: 'fill_rule',
};

export const ownTableName = (table: string): string =>
  Object.hasOwn(OTHER_NAMES, table) ? (OTHER_NAMES[table] ?? table) : table;

interface Asked {
  readonly tenantId: string;
  readonly value: string;
  /** Id of the record that may have the value; blank: none. */
  readonly dataId: string;
}

/**
 * A column that is unique without a declaration in its page: a separate check enforces it, within the tenant or across
 * all.
 */
export interface CheckedPlace {
  /** Address of the page whose users may ask. */
  readonly page: string;
  /** A statement with the column `taken`. */
  readonly taken: (asked: Asked) => RawBuilder<{ taken: boolean }>;
  /** Values in the schema files count as well. */
  readonly isFiled?: true;
}

const user = (where: (asked: Asked) => RawBuilder<unknown>): CheckedPlace => ({
  page: '/sys/user',
  taken: (asked) => sql`select exists (select from sys_user where id <> ${asked.dataId} and ${where(asked)}) as taken`,
});

/** Unique across all tenants, because users sign in with it; available again after its user was deleted. */
const contact = (column: 'phone' | 'email'): CheckedPlace =>
  user(({ value }) => sql`del_flag = 0 and lower(${sql.ref(column)}) = ${value.toLowerCase()}`);

const PLACES: Readonly<Record<string, Readonly<Record<string, CheckedPlace>>>> = {
  sys_user: {
    // A username remains taken after its user was deleted, as when adding a user.
    username: user(({ value }) => sql`username_key = ${usernameKey(value)}`),
    phone: contact('phone'),
    email: contact('email'),
    work_no: user(({ value, tenantId }) => sql`del_flag = 0 and tenant_id = ${tenantId} and work_no = ${value}`),
  },
  sys_dict: {
    // The id of a dictionary is its code; one in the recycle bin still occupies it.
    dict_code: {
      page: '/sys/dict',
      taken: ({ value, dataId }) =>
        sql`select exists (select from sys_dict where dict_code = ${value} and dict_code <> ${dataId}) as taken`,
      isFiled: true,
    },
  },
};

/** The checked place of a table and a column; undefined if there is none. */
export function checkedPlace(table: string, field: string): CheckedPlace | undefined {
  const fields = Object.hasOwn(PLACES, table) ? PLACES[table] : undefined;
  return fields !== undefined && Object.hasOwn(fields, field) ? fields[field] : undefined;
}

export const isTakenThere = async (db: Db, place: CheckedPlace, asked: Asked): Promise<boolean> =>
  (await place.taken(asked).execute(db)).rows[0]?.taken === true;
