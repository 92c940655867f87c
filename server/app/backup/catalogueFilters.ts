/** Conditions on the catalogue that several questions share. */

/** Schemas of the product, and of whoever else works in its database. */
export const isUserSchema = (namespace: string): string =>
  `${namespace}.nspname !~ '^pg_' and ${namespace}.nspname <> 'information_schema'`;

/** An extension brings its own objects. */
export const isOwn = (catalogue: string, oid: string): string =>
  `not exists (select from pg_catalog.pg_depend of_extension where of_extension.classid = 'pg_catalog.${catalogue}'::regclass
    and of_extension.objid = ${oid} and of_extension.deptype = 'e')`;

/** Oids from here on are of objects that somebody has made. */
export const FIRST_NORMAL_OID = 16_384;
