import { useMemo, useState, type ReactNode } from 'react';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import type { ConflictDialogProps } from './ConflictDialog.tsx';
import {
  DialogsContextProvider,
  type MergeQuestion,
  type Dialogs,
  type Picks,
  type Question,
  type ReasonQuestion,
} from './dialogs.ts';
import type { FileDialogProps, ShownFile } from '../../data/files/FileDialog.tsx';
import { AskedPrompt } from './AskedPrompt.ts';
import { lazyDialog } from '../../kit/lazy/lazyPart.tsx';
import type { PrintedRecords } from '../printPreview/PrintDialog.tsx';
import type { Ports } from '../../kit/ports/ports.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import type { Prompt } from './PromptDialog.tsx';
import type { Review, ReviewAnswer } from './review.ts';

/** Print preview, lazy-loaded in a separate chunk. */
const AskedPrint = lazyDialog(() => import('../printPreview/PrintDialog.tsx').then((module) => module.PrintDialog));

/** Review dialog, lazy-loaded in a separate chunk; keys pressed while it loads are passed to it. */
const AskedReview = lazyDialog(() => import('./ReviewDialog.tsx').then((module) => module.ReviewDialog));

/** Reason dialog, lazy-loaded in a separate chunk; text typed while it loads goes into its field. */
const AskedReason = lazyDialog(() => import('./ReasonDialog.tsx').then((module) => module.ReasonDialog));

interface Asked {
  readonly t: Ports['t'];
  readonly onClose: () => void;
}

/** Conflict dialog, loaded on demand because conflicts are rare. */
const AskedConflict = lazyDialog<ConflictDialogProps & Asked>(() =>
  import('./ConflictDialog.tsx').then((module) => module.ConflictDialog),
);

const AskedFile = lazyDialog<FileDialogProps & Asked>(() =>
  import('../../data/files/FileDialog.tsx').then((module) => module.FileDialog),
);

type Shown =
  | { readonly kind: 'confirm'; readonly question: Question; readonly answer: (yes: boolean) => void }
  | { readonly kind: 'prompt'; readonly prompt: Prompt; readonly answer: (text: string | null) => void }
  | { readonly kind: 'reason'; readonly question: ReasonQuestion; readonly answer: (text: string | null) => void }
  | { readonly kind: 'review'; readonly review: Review; readonly answer: (answer: ReviewAnswer) => void }
  | { readonly kind: 'file'; readonly file: ShownFile; readonly answer: () => void }
  | { readonly kind: 'print'; readonly records: PrintedRecords; readonly answer: () => void }
  | { readonly kind: 'conflict'; readonly conflict: MergeQuestion; readonly answer: (picks: Picks | null) => void };

/** Renders one dialog at a time, in the theme and language of the page. */
export function DialogsProvider({ children }: { readonly children: ReactNode }) {
  const { t } = usePorts();
  const [shown, setShown] = useState<Shown | null>(null);
  const dialogs = useMemo<Dialogs>(() => {
    const ask = <T,>(make: (answer: (value: T) => void) => Shown): Promise<T> =>
      new Promise((resolve) => {
        setShown(
          make((value) => {
            setShown(null);
            resolve(value);
          }),
        );
      });
    return {
      confirm: (question) => ask<boolean>((answer) => ({ kind: 'confirm', question, answer })),
      prompt: (prompt) => ask<string | null>((answer) => ({ kind: 'prompt', prompt, answer })),
      reason: (question) => ask<string | null>((answer) => ({ kind: 'reason', question, answer })),
      review: (review) => ask<ReviewAnswer>((answer) => ({ kind: 'review', review, answer })),
      showFile: (file) => ask<void>((answer) => ({ kind: 'file', file, answer })),
      showPrint: (records) => ask<void>((answer) => ({ kind: 'print', records, answer })),
      resolveConflict: (conflict) => ask<Picks | null>((answer) => ({ kind: 'conflict', conflict, answer })),
    };
  }, []);
  return (
    <DialogsContextProvider value={dialogs}>
      {children}
      {shown?.kind === 'confirm' ? <ConfirmDialog question={shown.question} onAnswer={shown.answer} /> : null}
      {shown?.kind === 'prompt' ? (
        <AskedPrompt t={t} prompt={shown.prompt} onDone={shown.answer} onClose={() => shown.answer(null)} />
      ) : null}
      {shown?.kind === 'reason' ? (
        <AskedReason t={t} question={shown.question} onDone={shown.answer} onClose={() => shown.answer(null)} />
      ) : null}
      {shown?.kind === 'review' ? (
        <AskedReview
          t={t}
          review={shown.review}
          onAnswer={shown.answer}
          onClose={() => shown.answer({ kind: 'back', reasons: {} })}
        />
      ) : null}
      {shown?.kind === 'file' ? <AskedFile t={t} file={shown.file} onClose={shown.answer} /> : null}
      {shown?.kind === 'print' ? <AskedPrint t={t} {...shown.records} onClose={() => shown.answer()} /> : null}
      {shown?.kind === 'conflict' ? (
        <AskedConflict t={t} conflict={shown.conflict} onAnswer={shown.answer} onClose={() => shown.answer(null)} />
      ) : null}
    </DialogsContextProvider>
  );
}
