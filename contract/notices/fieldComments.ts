import { textOf } from '../reading.ts';

/** One thing that was said. */
export interface SaidComment {
  readonly id: string;
  readonly text: string;
  /** Who, by name. */
  readonly name: string;
  readonly time: string;
}

/** What was said of a field, and what was answered. */
export interface FieldComment extends SaidComment {
  /** Key of a column; blank: of the record as a whole. */
  readonly field: string;
  readonly answers: readonly SaidComment[];
  /** Who says that it is dealt with; blank: it is open. */
  readonly resolvedBy: string;
}

/** What was said of a record, and what the reader may do about it. */
export interface RecordComments {
  readonly comments: readonly FieldComment[];
  readonly mayComment: boolean;
  readonly mayAnswer: boolean;
}

const toSaid = (source: unknown): SaidComment => ({
  id: textOf(source, 'id'),
  text: textOf(source, 'text'),
  name: textOf(source, 'name'),
  time: textOf(source, 'time'),
});

const listIn = (source: unknown): readonly unknown[] => (Array.isArray(source) ? source : []);

export const toRecordComments = (source: unknown): RecordComments => ({
  mayComment: Object(source).mayComment === true,
  mayAnswer: Object(source).mayAnswer === true,
  comments: listIn(Object(source).comments).map((one) => ({
    ...toSaid(one),
    field: textOf(one, 'field'),
    answers: listIn(Object(one).answers).map(toSaid),
    resolvedBy: textOf(one, 'resolvedBy'),
  })),
});

/** The key under which open pages hear that something was said of a record: `customs/export-declaration#comments`. */
export const commentsKey = (pageId: string): string => `${pageId}#comments`;
