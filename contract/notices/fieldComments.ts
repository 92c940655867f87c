import { numberOf, textOf } from '../reading.ts';

/** Text of a comment or of an answer. */
export interface CommentText {
  readonly id: string;
  readonly text: string;
  /** Name of the author. */
  readonly name: string;
  readonly time: string;
}

/** A cell of a detail. */
export interface CommentedCell {
  readonly detail: string;
  /** Id of the stored row. */
  readonly rowId: string;
  /** Line number from 1: the current one; for a removed row, the one it had when the comment was written. */
  readonly line: number;
  /** The row has been removed since. */
  readonly isGone: boolean;
}

/** A comment on a field, with its answers. */
export interface FieldComment extends CommentText {
  /** Key of a column, with `cell` of its detail; blank: the record as a whole. */
  readonly field: string;
  /** Null: the comment is on a header field. */
  readonly cell: CommentedCell | null;
  /** Title of the status transition that the comment gives the reason for; blank: none. */
  readonly move: string;
  readonly answers: readonly CommentText[];
  /** Name of the user who resolved the comment; blank: it is open. */
  readonly resolvedBy: string;
}

/** Comments on a record, and what the reader may do with them. */
export interface RecordComments {
  readonly comments: readonly FieldComment[];
  readonly mayComment: boolean;
  readonly mayAnswer: boolean;
}

const toSaid = (source: unknown): CommentText => ({
  id: textOf(source, 'id'),
  text: textOf(source, 'text'),
  name: textOf(source, 'name'),
  time: textOf(source, 'time'),
});

const toCell = (source: unknown): CommentedCell | null =>
  typeof source !== 'object' || source === null
    ? null
    : {
        detail: textOf(source, 'detail'),
        rowId: textOf(source, 'rowId'),
        line: numberOf(source, 'line'),
        isGone: Object(source).isGone === true,
      };

const listIn = (source: unknown): readonly unknown[] => (Array.isArray(source) ? source : []);

export const toRecordComments = (source: unknown): RecordComments => ({
  mayComment: Object(source).mayComment === true,
  mayAnswer: Object(source).mayAnswer === true,
  comments: listIn(Object(source).comments).map((one) => ({
    ...toSaid(one),
    field: textOf(one, 'field'),
    cell: toCell(Object(one).cell),
    move: textOf(one, 'move'),
    answers: listIn(Object(one).answers).map(toSaid),
    resolvedBy: textOf(one, 'resolvedBy'),
  })),
});

/** The key under which open pages are notified of a new comment on a record: `customs/export-declaration#comments`. */
export const commentsKey = (pageId: string): string => `${pageId}#comments`;
