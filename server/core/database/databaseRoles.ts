/** The bootstrap superuser of the embedded PostgreSQL: for operators, and for what a start makes with its rights. */
export const SUPERUSER = 'waybill';

/** As whom the server works in the embedded PostgreSQL: it owns the product's database and nothing beyond. */
export const OWNER = 'waybill_owner';

/** The role that statements of reports run in: it signs in nowhere, owns nothing and may read what reports name. */
export const READER_ROLE = 'waybill_report';
