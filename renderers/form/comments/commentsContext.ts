import { createContext, useContext } from 'react';
import type { FieldRemark, RemarkAct, RemarkPlace, Remarks } from '../../kit/ports/review.ts';

/** What was said of the record of a form. */
export interface FormComments extends Remarks {
  /** Those of a place, the first first. */
  readonly at: (place: RemarkPlace) => readonly FieldRemark[];
  /** They could not be fetched. */
  readonly isMissing: boolean;
  readonly retry: () => void;
  /** Shows those of a place, and takes another. */
  readonly open: (place: RemarkPlace) => void;
  /** Says something; false: it was refused, and the user is told why. */
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

/** Those of the form around; it changes when something is said, and with nothing else. */
export const useFormComments = (): FormComments => useContext(Comments);

export const isOpenRemark = ({ resolvedBy }: FieldRemark): boolean => resolvedBy === '';

/** A field of the head; blank: the record as a whole. */
export const placeOfField = (field: string): RemarkPlace => ({ field, cell: null });

export const isSamePlace = (one: RemarkPlace, other: RemarkPlace): boolean =>
  one.field === other.field && one.cell?.detail === other.cell?.detail && one.cell?.rowId === other.cell?.rowId;
