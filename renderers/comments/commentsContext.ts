import { createContext, useContext } from 'react';
import type { FieldRemark, RemarkAct, Remarks } from '../ports/review.ts';

/** What was said of the record of a form. */
export interface FormComments extends Remarks {
  /** Those of a field, the first first. */
  readonly ofField: (field: string) => readonly FieldRemark[];
  /** They could not be fetched. */
  readonly isMissing: boolean;
  readonly retry: () => void;
  /** Shows those of a field, blank: of the record as a whole, and takes another. */
  readonly open: (field: string) => void;
  /** Says something; false: it was refused, and the user is told why. */
  readonly remark: (act: RemarkAct) => Promise<boolean>;
}

const nothing = (): void => undefined;

export const NO_COMMENTS: FormComments = {
  comments: [],
  mayComment: false,
  mayAnswer: false,
  ofField: () => [],
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
