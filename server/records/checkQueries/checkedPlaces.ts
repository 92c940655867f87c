import { sql, type RawBuilder } from 'kysely';
import { usernameKey } from '../../core/base/usernameKey.ts';
import type { Db } from '../../core/database/db.ts';

/** Tables of which that client has another name than our page. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  sys_sms_template: 'message_template',
  sys_fill_rule: 'fill_rule',
};

export const ownTableName = (table: string): string =>
  Object.hasOwn(OTHER_NAMES, table) ? (OTHER_NAMES[table] ?? table) : table;

interface Asked {
  readonly tenantId: string;
  readonly value: string;
  /** Blank: none keeps the value. */
  readonly dataId: string;
}

/** What is unique though its page does not say so: a check of its own keeps it, within the tenant or over all of them. */
export interface CheckedPlace {
  /** Address of the page whose people may ask. */
  readonly page: string;
  /** A statement with the column `taken`. */
  readonly taken: (asked: Asked) => RawBuilder<{ taken: boolean }>;
  /** Among what the schema files hold. */
  readonly isFiled?: true;
}

const user = (where: (asked: Asked) => RawBuilder<unknown>): CheckedPlace => ({
  page: '/sys/user',
  taken: (asked) => sql`select exists (select from sys_user where id <> ${asked.dataId} and ${where(asked)}) as taken`,
});

/** Free again when its user was deleted, over all tenants: people sign in by it. */
const contact = (column: 'phone' | 'email'): CheckedPlace =>
  user(({ value }) => sql`del_flag = 0 and lower(${sql.ref(column)}) = ${value.toLowerCase()}`);

const PLACES: Readonly<Record<string, Readonly<Record<string, CheckedPlace>>>> = {
  sys_user: {
    // A name stays taken when its user was deleted, as when one is added.
    username: user(({ value }) => sql`username_key = ${usernameKey(value)}`),
    phone: contact('phone'),
    email: contact('email'),
    work_no: user(({ value, tenantId }) => sql`del_flag = 0 and tenant_id = ${tenantId} and work_no = ${value}`),
  },
  sys_dict: {
    // Of a dictionary the code is the id; one in the recycle bin keeps it.
    dict_code: {
      page: '/sys/dict',
      taken: ({ value, dataId }) =>
        sql`select exists (select from sys_dict where dict_code = ${value} and dict_code <> ${dataId}) as taken`,
      isFiled: true,
    },
  },
};

/** The place of a table and a column; undefined: none of this kind. */
export function checkedPlace(table: string, field: string): CheckedPlace | undefined {
  const fields = Object.hasOwn(PLACES, table) ? PLACES[table] : undefined;
  return fields !== undefined && Object.hasOwn(fields, field) ? fields[field] : undefined;
}

export const isTakenThere = async (db: Db, place: CheckedPlace, asked: Asked): Promise<boolean> =>
  (await place.taken(asked).execute(db)).rows[0]?.taken === true;
