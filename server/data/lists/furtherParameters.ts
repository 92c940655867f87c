import { sql, type RawBuilder } from 'kysely';
import { HEADER } from './filterSql.ts';

/** Condition on the record under the alias `HEADER` for a parameter value; undefined if the value sets none. */
type Condition = (value: string) => RawBuilder<unknown> | undefined;

const membersOf = (text: string): readonly string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** Users of these departments and of the departments below them: A01 is above A01A01. */
const ofDepartments = (ids: readonly string[]): RawBuilder<unknown> | undefined =>
  ids.length === 0
    ? undefined
    : sql`exists (select from sys_user_depart as link
        join sys_depart as below on below.id = link.depart_id and below.del_flag = 0
        join sys_depart as above on above.tenant_id = below.tenant_id
          and left(below.org_code, length(above.org_code)) = above.org_code
        where link.user_id = ${sql.ref(`${HEADER}.id`)} and above.tenant_id = ${sql.ref(`${HEADER}.tenant_id`)}
          and above.id = any(${[...ids]}::text[]))`;

/** List conditions that are not columns of their page (contract §4), by page address and parameter name. */
const FURTHER: Readonly<Record<string, Readonly<Record<string, Condition>>>> = {
  '/sys/sysDepartRole': {
    deptId: (value) => sql`${sql.ref(`${HEADER}.depart_id`)} = ${value}`,
  },
  '/sys/user': {
    departId: (value) => ofDepartments(membersOf(value)),
    code: (value) => {
      const ids = membersOf(value);
      return ids.length === 0 ? undefined : sql`${sql.ref(`${HEADER}.id`)} = any(${[...ids]}::text[])`;
    },
  },
};

export const furtherParameter = (url: string, name: string): Condition | undefined => {
  const ofPage = Object.hasOwn(FURTHER, url) ? FURTHER[url] : undefined;
  return ofPage !== undefined && Object.hasOwn(ofPage, name) ? ofPage[name] : undefined;
};
