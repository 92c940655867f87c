import { sql } from 'kysely';
import { commentsKey, type RecordComments, type SaidComment } from '../../contract/notices/fieldComments.ts';
import { commentCode, kindOf, maySee, permissionOf, type CompiledPage } from '../../engine/index.ts';
import { auditChange } from '../audit/auditChange.ts';
import { badRequest, businessFailure, notFound } from '../base/errors.ts';
import { showInstant } from '../base/instants.ts';
import type { Db } from '../database/db.ts';
import { newId } from '../database/newId.ts';
import { say } from '../messages/say.ts';
import { tellPages } from '../news/commonNews.ts';
import type { Caller } from '../recordStore/caller.ts';
import { doneBy, staffNames } from '../recordStore/staffNames.ts';

/** Of one record, answers included. */
export const MOST_COMMENTS = 300;

const TABLE = 'sys_field_comment';

/** A record that exists for the caller. */
export interface CommentedRecord {
  readonly page: CompiledPage;
  readonly caller: Caller;
  readonly id: string;
}

/** Whether the caller may know of the column; a blank key is the record as a whole. */
const isTold = ({ page, caller }: CommentedRecord, field: string | null): boolean => {
  if (field === null) return true;
  const column = page.columnByKey.get(field);
  return column !== undefined && kindOf(column.type).staff !== 'none' && maySee(column, caller.can);
};

const commentsOf = (db: Db, { page, caller, id }: CommentedRecord) =>
  db
    .selectFrom(TABLE)
    .where('tenant_id', '=', caller.user.tenantId)
    .where('data_table', '=', page.resource.table)
    .where('data_id', '=', id);

/** What was said of a record, the first first; of columns that the caller may not see nothing is told. */
export async function readComments(db: Db, record: CommentedRecord): Promise<RecordComments> {
  const rows = await commentsOf(db, record).orderBy('create_time').orderBy('id').selectAll().execute();
  const nameOf = await staffNames(
    db,
    rows.flatMap((row) => [row.create_by, row.acting_for, row.resolve_by]),
  );
  const saidOf = (row: (typeof rows)[number]): SaidComment => ({
    id: row.id,
    text: row.content,
    name: doneBy(nameOf, [row.create_by, row.acting_for], record.caller.language ?? 'zh-CN'),
    time: showInstant(new Date(row.create_time)),
  });
  const { page, caller } = record;
  const mayComment = caller.can(commentCode(page));
  const mayAnswer = mayComment || caller.can(permissionOf(page, 'edit'));
  const comments = rows
    .filter(({ answer_to: above, field }) => above === null && isTold(record, field))
    .map((row) => ({
      ...saidOf(row),
      field: row.field ?? '',
      answers: rows.filter(({ answer_to: above }) => above === row.id).map(saidOf),
      resolvedBy: row.resolve_by === null ? '' : nameOf(row.resolve_by),
    }));
  return { comments, mayComment, mayAnswer };
}

interface NewComment {
  readonly field: string | null;
  readonly answerTo: string | null;
  readonly text: string;
}

const tell = (trx: Db, { page, caller, id }: CommentedRecord): Promise<void> =>
  tellPages(trx, caller.user.tenantId, { pageId: page.id, key: commentsKey(page.id), args: { id } });

/** An open or resolved comment, no answer, of a column that the caller may see; 404 else. */
const commentBy = async (trx: Db, record: CommentedRecord, commentId: string) => {
  const found = await commentsOf(trx, record)
    .where('id', '=', commentId)
    .where('answer_to', 'is', null)
    .select(['field', 'resolve_by'])
    .executeTakeFirst();
  if (found === undefined || !isTold(record, found.field)) throw notFound(say('commentNotFound'));
  return found;
};

/** Writes down what is said of a record; in the transaction of the call. */
export async function addComment(
  trx: Db,
  record: CommentedRecord,
  { field, answerTo, text }: NewComment,
): Promise<void> {
  const { page, caller, id } = record;
  if (!isTold(record, field)) throw badRequest(say('commentOfNoField', { field: field ?? '' }));
  if (answerTo !== null) await commentBy(trx, record, answerTo);
  // Two at once would pass the limit together.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${TABLE}:${id}`}, 0))`.execute(trx);
  const { count } = await commentsOf(trx, record)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  if (Number(count) >= MOST_COMMENTS) throw businessFailure(say('tooManyComments', { most: MOST_COMMENTS }));
  const commentId = newId();
  const { tenantId, username, actingFor } = caller.user;
  await trx
    .insertInto(TABLE)
    .values({
      id: commentId,
      tenant_id: tenantId,
      data_table: page.resource.table,
      data_id: id,
      field,
      answer_to: answerTo,
      content: text.trim(),
      create_by: username,
      acting_for: actingFor?.username ?? null,
    })
    .execute();
  const after = { dataTable: page.resource.table, dataId: id, field, answerTo, content: text.trim() };
  await auditChange(trx, caller.user, [{ table: TABLE, id: commentId, before: null, after }]);
  await tell(trx, record);
}

/** Says that a comment is dealt with, or that it is not after all. */
export async function resolveComment(
  trx: Db,
  record: CommentedRecord,
  { comment, resolved }: { readonly comment: string; readonly resolved: boolean },
): Promise<void> {
  const { user } = record.caller;
  const before = await commentBy(trx, record, comment);
  if ((before.resolve_by !== null) === resolved) return;
  const by = resolved ? user.username : null;
  await trx
    .updateTable(TABLE)
    .set({ resolve_by: by, resolve_time: resolved ? new Date() : null })
    .where('id', '=', comment)
    .where('tenant_id', '=', user.tenantId)
    .execute();
  await auditChange(trx, user, [
    { table: TABLE, id: comment, before: { resolveBy: before.resolve_by }, after: { resolveBy: by } },
  ]);
  await tell(trx, record);
}
