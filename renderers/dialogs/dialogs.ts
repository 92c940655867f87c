import { createContext, useContext } from 'react';
import type { Failure } from '../ports.ts';
import type { Finding } from '../../engine/index.ts';

export interface Question {
  readonly title: string;
  readonly text?: string;
  readonly ok?: string;
  readonly danger?: boolean;
}

export type Conflict = Extract<Failure, { kind: 'conflict' }>;

/** Questions to staff. Each resolves with the answer; closing a dialog is an answer too. */
export interface Dialogs {
  confirm(question: Question): Promise<boolean>;
  /** A reason for every finding of level confirm, by rule id; null when staff go back. */
  askReasons(findings: readonly Finding[]): Promise<Readonly<Record<string, string>> | null>;
  /** Somebody else saved first: take theirs, or keep on editing one's own. */
  resolveConflict(conflict: Conflict): Promise<'reload' | 'keep'>;
}

const DialogsContext = createContext<Dialogs | null>(null);

export const DialogsContextProvider = DialogsContext.Provider;

export function useDialogs(): Dialogs {
  const dialogs = useContext(DialogsContext);
  if (dialogs === null) throw new Error('useDialogs was called outside of DialogsProvider');
  return dialogs;
}
