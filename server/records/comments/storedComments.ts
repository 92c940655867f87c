import { sql, type Selectable } from 'kysely';
import {
  commentsKey,
  type CommentedCell,
  type RecordComments,
  type CommentText,
} from '../../../contract/notices/fieldComments.ts';
import { commentCode, findAction, kindOf, maySee, permissionOf, type CompiledPage } from '../../../engine/index.ts';
import { auditChange } from '../../data/audit/auditChange.ts';
import { badRequest, businessFailure, notFound } from '../../core/base/errors.ts';
import { showInstant } from '../../core/base/instants.ts';
import type { Db } from '../../core/database/db.ts';
import { newId } from '../../core/database/newId.ts';
import type { SysFieldCommentTable } from '../../core/database/rowTypes/fieldCommentTable.ts';
import { serverText } from '../../core/texts/serverText.ts';
import { notifyPages } from '../../data/events/commonEvent.ts';
import type { Caller } from '../../data/recordStore/caller.ts';
import { doneBy, staffNames } from '../../data/recordStore/staffNames.ts';
import type { StoredRecord } from '../../data/recordStore/storedRecord.ts';

/** Maximum per record, answers included. */
export const MAX_COMMENTS = 300;

const TABLE = 'sys_field_comment';

/** A record that exists for the caller, with its page and caller. */
export interface CommentedRecord {
  readonly page: CompiledPage;
  readonly caller: Caller;
  readonly id: string;
  /** Its detail rows in order, by detail. */
  readonly details: StoredRecord['details'];
}

/**
 * Subject of a comment: a header column, or a detail column if `detail` is set; `field` null: the record as a whole.
 */
type CommentedPlace = Pick<Selectable<SysFieldCommentTable>, 'field' | 'detail'>;

/** Returns whether the caller may see comments on the column. */
const isTold = ({ page, caller }: CommentedRecord, { field, detail }: CommentedPlace): boolean => {
  if (field === null) return detail === null;
  const column =
    detail === null
      ? page.columnByKey.get(field)
      : page.detailByKey.get(detail)?.columns.find(({ key }) => key === field);
  return column !== undefined && kindOf(column.type).staff !== 'none' && maySee(column, caller.can);
};

/** Row number from 1; undefined if there is no such row. */
const lineOf = ({ details }: CommentedRecord, { detail, rowId }: CommentCell): number | undefined => {
  const at = details[detail]?.findIndex(({ id }) => String(id) === rowId) ?? -1;
  return at < 0 ? undefined : at + 1;
};

const cellOf = (
  record: CommentedRecord,
  { detail, row_id: rowId, line }: Selectable<SysFieldCommentTable>,
): CommentedCell | null => {
  if (detail === null || rowId === null) return null;
  const now = lineOf(record, { detail, rowId });
  return { detail, rowId, line: now ?? line ?? 0, isGone: now === undefined };
};

const commentsOf = (db: Db, { page, caller, id }: CommentedRecord) =>
  db
    .selectFrom(TABLE)
    .where('tenant_id', '=', caller.user.tenantId)
    .where('data_table', '=', page.resource.table)
    .where('data_id', '=', id);

/** Comments on a record, oldest first; those on columns that the caller may not see are omitted. */
export async function readComments(db: Db, record: CommentedRecord): Promise<RecordComments> {
  const rows = await commentsOf(db, record).orderBy('create_time').orderBy('id').selectAll().execute();
  const nameOf = await staffNames(
    db,
    rows.flatMap((row) => [row.create_by, row.acting_for, row.resolve_by]),
  );
  const saidOf = (row: (typeof rows)[number]): CommentText => ({
    id: row.id,
    text: row.content,
    name: doneBy(nameOf, { by: row.create_by, absent: row.acting_for }, record.caller.language ?? 'zh-CN'),
    time: showInstant(new Date(row.create_time)),
  });
  const { page, caller } = record;
  const mayComment = caller.can(commentCode(page));
  const mayAnswer = mayComment || caller.can(permissionOf(page, 'edit'));
  const comments = rows
    .filter((row) => row.answer_to === null && isTold(record, row))
    .map((row) => ({
      ...saidOf(row),
      field: row.field ?? '',
      cell: cellOf(record, row),
      move: row.action === null ? '' : (findAction(page, 'transition', row.action)?.title ?? row.action),
      answers: rows.filter(({ answer_to: above }) => above === row.id).map(saidOf),
      resolvedBy: row.resolve_by === null ? '' : nameOf(row.resolve_by),
    }));
  return { comments, mayComment, mayAnswer };
}

/** A cell by the id of its stored row. */
export type CommentCell = Pick<CommentedCell, 'detail' | 'rowId'>;

interface NewComment {
  readonly field: string | null;
  /** `field` is a column of the cell's detail. */
  readonly cell?: CommentCell | null | undefined;
  readonly answerTo: string | null;
  /** The transition whose reason the comment states. */
  readonly action?: string | null;
  readonly text: string;
}

const tell = (trx: Db, { page, caller, id }: CommentedRecord): Promise<void> =>
  notifyPages(trx, caller.user.tenantId, { pageId: page.id, key: commentsKey(page.id), args: { id } });

/** Finds an open or resolved comment, not an answer, on a column that the caller may see; otherwise throws 404. */
const commentBy = async (trx: Db, record: CommentedRecord, commentId: string) => {
  const found = await commentsOf(trx, record)
    .where('id', '=', commentId)
    .where('answer_to', 'is', null)
    .select(['field', 'detail', 'resolve_by'])
    .executeTakeFirst();
  if (found === undefined || !isTold(record, found)) throw notFound(serverText('commentNotFound'));
  return found;
};

/** Stores a comment, in the transaction of the call. */
export async function addComment(
  trx: Db,
  record: CommentedRecord,
  { field, answerTo, text, cell = null, action = null }: NewComment,
): Promise<void> {
  const { page, caller, id } = record;
  const detail = cell?.detail ?? null;
  if (!isTold(record, { field, detail })) throw badRequest(serverText('commentOfNoField', { field: field ?? '' }));
  const line = cell === null ? null : (lineOf(record, cell) ?? null);
  if (cell !== null && line === null) throw notFound(serverText('commentOfNoRow'));
  if (answerTo !== null) await commentBy(trx, record, answerTo);
  // Two concurrent calls could exceed the limit together.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${TABLE}:${id}`}, 0))`.execute(trx);
  const { count } = await commentsOf(trx, record)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  if (Number(count) >= MAX_COMMENTS) throw businessFailure(serverText('tooManyComments', { most: MAX_COMMENTS }));
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
      detail,
      row_id: cell?.rowId ?? null,
      line,
      answer_to: answerTo,
      action,
      content: text.trim(),
      create_by: username,
      acting_for: actingFor?.username ?? null,
    })
    .execute();
  const after = { dataTable: page.resource.table, dataId: id, field, ...cell, answerTo, action, content: text.trim() };
  await auditChange(trx, caller.user, [{ table: TABLE, id: commentId, before: null, after }]);
  await tell(trx, record);
}

/** Stores whether a comment is resolved, and by whom. */
async function setResolved(
  trx: Db,
  { caller: { user } }: CommentedRecord,
  { comment, before, by }: { readonly comment: string; readonly before: string | null; readonly by: string | null },
): Promise<void> {
  await trx
    .updateTable(TABLE)
    .set({ resolve_by: by, resolve_time: by === null ? null : new Date() })
    .where('id', '=', comment)
    .where('tenant_id', '=', user.tenantId)
    .execute();
  await auditChange(trx, user, [
    { table: TABLE, id: comment, before: { resolveBy: before }, after: { resolveBy: by } },
  ]);
}

/** Resolves a comment or reopens it. */
export async function resolveComment(
  trx: Db,
  record: CommentedRecord,
  { comment, resolved }: { readonly comment: string; readonly resolved: boolean },
): Promise<void> {
  const { resolve_by: before } = await commentBy(trx, record, comment);
  if ((before !== null) === resolved) return;
  await setResolved(trx, record, { comment, before, by: resolved ? record.caller.user.username : null });
  await tell(trx, record);
}

/**
 * Stores the reason of a transition as a comment on the record as a whole, and resolves the reasons of earlier
 * transitions. Runs in the transaction of the transition; does nothing for pages whose transitions take no reasons.
 */
export async function keepReason(
  trx: Db,
  record: CommentedRecord,
  { action, text }: { readonly action: string; readonly text: string },
): Promise<void> {
  if (!record.page.list.actions.some(({ reason }) => reason !== undefined)) return;
  const open = await commentsOf(trx, record)
    .where('action', 'is not', null)
    .where('resolve_by', 'is', null)
    .select('id')
    .execute();
  const by = record.caller.user.username;
  for (const { id: comment } of open) await setResolved(trx, record, { comment, before: null, by });
  if (text !== '') await addComment(trx, record, { field: null, answerTo: null, action, text });
  else if (open.length > 0) await tell(trx, record);
}
