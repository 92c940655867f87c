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
  /** Content, one paragraph per line. */
  readonly lines?: readonly string[];
  /** Information without a decision; it can only be closed. Default: false. */
  readonly isNotice?: boolean;
}

/** Options of a request for the reason of an action. */
export interface ReasonQuestion {
  readonly title: string;
  readonly text?: string | undefined;
  /** The action requires a reason. */
  readonly required: boolean;
  /** Dictionary of the offered phrases. Default: none. */
  readonly phrases?: string | undefined;
  /** Text of the confirm button. Default: the title. */
  readonly ok?: string | undefined;
}

/** Two states of one record that have to be merged. */
export interface MergeQuestion {
  readonly title: string;
  /** Who saved, and when. */
  readonly text: string;
  readonly items: readonly MergeItem[];
  readonly sides: ThreeSides;
  /** The other user's record can no longer be changed; it can only be taken. */
  readonly isReadOnly: boolean;
}

/** Picks by item id. */
export type Picks = Readonly<Record<string, MergePick>>;

/** Dialogs for the user. Each method resolves with the answer; closing a dialog also counts as an answer. */
export interface Dialogs {
  confirm(question: Question): Promise<boolean>;
  /** Requests one text that satisfies the rules; null when the user cancels (W2-12). */
  prompt(prompt: Prompt): Promise<string | null>;
  /** Requests the reason of an action, from phrases and free text; null when the user cancels. */
  reason(question: ReasonQuestion): Promise<string | null>;
  /** Shows all findings of a record in one dialog: errors, findings that need a reason, information. */
  review(review: Review): Promise<ReviewAnswer>;
  /** Shows a stored file; resolves when the dialog is closed. */
  showFile(file: ShownFile): Promise<void>;
  /** Shows the print preview of records, to print them or save them as one file; resolves when the dialog is closed. */
  showPrint(records: PrintedRecords): Promise<void>;
  /**
   * Resolves a conflict with an earlier save of another user: which side is taken for each item; null when the user
   * continues editing.
   */
  resolveConflict(conflict: MergeQuestion): Promise<Picks | null>;
}

const DialogsContext = createContext<Dialogs | null>(null);

export const DialogsContextProvider = DialogsContext.Provider;

export function useDialogs(): Dialogs {
  const dialogs = useContext(DialogsContext);
  if (dialogs === null) throw new Error('useDialogs was called outside of DialogsProvider');
  return dialogs;
}
