import { createContext, useContext } from 'react';
import type { MergeItem, MergePick, ThreeSides } from '../../../engine/index.ts';
import type { ShownFile } from '../../data/files/FileDialog.tsx';
import type { PrintedRecords } from '../printPreview/PrintDialog.tsx';
import type { Prompt } from './PromptDialog.tsx';
import type { Review, ReviewAnswer } from './review.ts';

export interface Question {
  readonly title: string;
  readonly text?: string;
  readonly ok?: string;
  readonly danger?: boolean;
  /** What it is about, a line each. */
  readonly lines?: readonly string[];
  /** There is nothing to decide: it is read and closed. Default: false. */
  readonly isNotice?: boolean;
}

/** What the reason of an act is asked with. */
export interface ReasonQuestion {
  readonly title: string;
  readonly text?: string | undefined;
  /** Nothing is done without one. */
  readonly required: boolean;
  /** Dictionary of phrases that are offered. Default: none. */
  readonly phrases?: string | undefined;
  /** Text of the button that goes on. Default: the title. */
  readonly ok?: string | undefined;
}

/** Two states of one record that have to become one. */
export interface MergeQuestion {
  readonly title: string;
  /** Who and when. */
  readonly text: string;
  readonly items: readonly MergeItem[];
  readonly sides: ThreeSides;
  /** Their record may not be changed any more: it can only be taken. */
  readonly isReadOnly: boolean;
}

/** By id of the item. */
export type Picks = Readonly<Record<string, MergePick>>;

/** Questions to staff. Each resolves with the answer; closing a dialog is an answer too. */
export interface Dialogs {
  confirm(question: Question): Promise<boolean>;
  /** One text that holds the rules; null when staff go back (W2-12). */
  prompt(prompt: Prompt): Promise<string | null>;
  /** The reason of an act, of phrases and own words; null when staff go back. */
  reason(question: ReasonQuestion): Promise<string | null>;
  /** All that was found of a record in one dialog: what stops, what wants a reason, what is to be known. */
  review(review: Review): Promise<ReviewAnswer>;
  /** A stored file to look at; resolves when it was closed. */
  showFile(file: ShownFile): Promise<void>;
  /** Records on paper, to be printed or saved as one file; resolves when it was closed. */
  showPrint(records: PrintedRecords): Promise<void>;
  /** Somebody else saved first: what is taken of whom; null when staff go on editing. */
  resolveConflict(conflict: MergeQuestion): Promise<Picks | null>;
}

const DialogsContext = createContext<Dialogs | null>(null);

export const DialogsContextProvider = DialogsContext.Provider;

export function useDialogs(): Dialogs {
  const dialogs = useContext(DialogsContext);
  if (dialogs === null) throw new Error('useDialogs was called outside of DialogsProvider');
  return dialogs;
}
