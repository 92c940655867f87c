import { sql, type Kysely } from 'kysely';

/**
 * What people say of fields of records (decision 0076): of a field by its key, of the record as a whole without one.
 * An answer stands under its comment and has no field of its own.
 */
export async function createFieldComments(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sys_field_comment')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('tenant_id', 'text', (column) => column.notNull())
    .addColumn('data_table', 'text', (column) => column.notNull())
    .addColumn('data_id', 'text', (column) => column.notNull())
    .addColumn('field', 'text')
    .addColumn('answer_to', 'text', (column) => column.references('sys_field_comment.id').onDelete('cascade'))
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('create_by', 'text', (column) => column.notNull())
    .addColumn('acting_for', 'text')
    .addColumn('create_time', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn('resolve_by', 'text')
    .addColumn('resolve_time', 'timestamptz')
    .execute();
  await sql`create index sys_field_comment_of on sys_field_comment (tenant_id, data_table, data_id, id)`.execute(db);
}

/** The transition that a comment is the reason of (decision 0084). */
export async function nameReasonsOfMoves(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('sys_field_comment').addColumn('action', 'text').execute();
}

/** A comment on a cell: the detail, its row by id, and the line that it was when it was said; `field` is the column then. */
export async function placeCommentsInCells(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('sys_field_comment')
    .addColumn('detail', 'text')
    .addColumn('row_id', 'text')
    .addColumn('line', 'integer')
    .execute();
}
