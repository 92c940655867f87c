/** SQL conditions on the system catalogue that several queries share. */

/** Matches schemas of the product and of other software in the same database, not those of PostgreSQL. */
export const isUserSchema = (namespace: string): string =>
  `${namespace}.nspname !~ '^pg_' and ${namespace}.nspname <> 'information_schema'`;

/** Excludes objects that belong to an extension. */
export const isOwn = (catalogue: string, oid: string): string =>
  `not exists (select from pg_catalog.pg_depend of_extension where of_extension.classid = 'pg_catalog.${catalogue}'::regclass
    and of_extension.objid = ${oid} and of_extension.deptype = 'e')`;

/** Oids from this value on belong to user-created objects. */
export const FIRST_NORMAL_OID = 16_384;
