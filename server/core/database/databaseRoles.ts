/** The bootstrap superuser of the embedded PostgreSQL: for operators, and for what a start creates with its rights. */
export const SUPERUSER = 'waybill';

/** The role of the server in the embedded PostgreSQL: it owns only the product's database. */
export const OWNER = 'waybill_owner';

/** The role that runs report statements: it cannot sign in, owns nothing and may read what reports reference. */
export const READER_ROLE = 'waybill_report';
