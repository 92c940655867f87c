import { numberOf, textOf } from '../reading.ts';

/** One thing that was said. */
export interface CommentText {
  readonly id: string;
  readonly text: string;
  /** Who, by name. */
  readonly name: string;
  readonly time: string;
}

/** A cell of a detail. */
export interface CommentedCell {
  readonly detail: string;
  /** Id of the stored row. */
  readonly rowId: string;
  /** From 1: where the row stands, of one that is gone where it stood when it was commented on. */
  readonly line: number;
  /** The row was removed since. */
  readonly isGone: boolean;
}

/** What was said of a field, and what was answered. */
export interface FieldComment extends CommentText {
  /** Key of a column, with `cell` of its detail; blank: of the record as a whole. */
  readonly field: string;
  /** Null: it is about a field of the head. */
  readonly cell: CommentedCell | null;
  /** It is the reason of a move of the status, by its title; blank: it is none. */
  readonly move: string;
  readonly answers: readonly CommentText[];
  /** Who says that it is dealt with; blank: it is open. */
  readonly resolvedBy: string;
}

/** What was said of a record, and what the reader may do about it. */
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

/** The key under which open pages hear that something was said of a record: `customs/export-declaration#comments`. */
export const commentsKey = (pageId: string): string => `${pageId}#comments`;
