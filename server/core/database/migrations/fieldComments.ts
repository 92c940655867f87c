import { sql, type Kysely } from 'kysely';

/**
 * Creates the table of comments on records (decision 0076): on a field by its key, or without a key on the whole
 * record. A reply belongs to its comment and has no field of its own.
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

/** Adds the transition whose reason a comment is (decision 0084). */
export async function nameReasonsOfMoves(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('sys_field_comment').addColumn('action', 'text').execute();
}

/**
 * Adds the place of a comment on a cell: the detail, its row by id, and the line at the time of the comment; `field` is
 * then the column.
 */
export async function placeCommentsInCells(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('sys_field_comment')
    .addColumn('detail', 'text')
    .addColumn('row_id', 'text')
    .addColumn('line', 'integer')
    .execute();
}
