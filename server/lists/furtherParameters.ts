import { sql, type RawBuilder } from 'kysely';
import { HEADER } from './filterSql.ts';

/** What a value asks for of the record that stands under `HEADER`; undefined where it asks for nothing. */
type Condition = (value: string) => RawBuilder<unknown> | undefined;

/** Conditions of lists that are no columns of their pages (contract §4), by the page's address and the parameter's name. */
const FURTHER: Readonly<Record<string, Readonly<Record<string, Condition>>>> = {
  '/sys/sysDepartRole': {
    deptId: (value) => sql`${sql.ref(`${HEADER}.depart_id`)} = ${value}`,
  },
};

export const furtherParameter = (url: string, name: string): Condition | undefined => {
  const ofPage = Object.hasOwn(FURTHER, url) ? FURTHER[url] : undefined;
  return ofPage !== undefined && Object.hasOwn(ofPage, name) ? ofPage[name] : undefined;
};
