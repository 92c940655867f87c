import { createContext, useContext } from 'react';
import type { FieldRemark, RemarkAct, RemarkPlace, Remarks } from '../../kit/ports/review.ts';

/** The comments on the record of a form. */
export interface FormComments extends Remarks {
  /** Comments of a place, oldest first. */
  readonly at: (place: RemarkPlace) => readonly FieldRemark[];
  /** The comments could not be fetched. */
  readonly isMissing: boolean;
  readonly retry: () => void;
  /** Opens the dialog with the comments of a place. */
  readonly open: (place: RemarkPlace) => void;
  /** Sends a comment act. Resolves to false when it is refused; the user is notified of the reason. */
  readonly remark: (act: RemarkAct) => Promise<boolean>;
}

const nothing = (): void => undefined;

export const NO_COMMENTS: FormComments = {
  comments: [],
  mayComment: false,
  mayAnswer: false,
  at: () => [],
  isMissing: false,
  retry: nothing,
  open: nothing,
  remark: async () => false,
};

const Comments = createContext<FormComments>(NO_COMMENTS);

export const CommentsProvider = Comments.Provider;

/** Comments of the enclosing form; the value changes only when the comments change. */
export const useFormComments = (): FormComments => useContext(Comments);

export const isOpenRemark = ({ resolvedBy }: FieldRemark): boolean => resolvedBy === '';

/** Place of a header field; blank: the record as a whole. */
export const placeOfField = (field: string): RemarkPlace => ({ field, cell: null });

export const isSamePlace = (one: RemarkPlace, other: RemarkPlace): boolean =>
  one.field === other.field && one.cell?.detail === other.cell?.detail && one.cell?.rowId === other.cell?.rowId;
