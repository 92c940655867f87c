import { useMemo, useState, type ReactNode } from 'react';
import type { Finding } from '../../engine/index.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import { DialogsContextProvider, type MergeQuestion, type Dialogs, type Picks, type Question } from './dialogs.ts';
import { FileDialog, type ShownFile } from '../files/FileDialog.tsx';
import { FindingsDialog, type Refusal } from './FindingsDialog.tsx';
import { AskedPrompt } from './AskedPrompt.ts';
import { lateDialog } from '../late/latePart.tsx';
import type { PrintedRecords } from '../prints/PrintDialog.tsx';
import { usePorts } from '../ports/portsContext.ts';
import type { Prompt } from './PromptDialog.tsx';
import { ReasonsDialog } from './ReasonsDialog.tsx';
import type { Reasons } from '../../engine/index.ts';

/** The preview of prints in a chunk of its own. */
const AskedPrint = lateDialog(() => import('../prints/PrintDialog.tsx').then((module) => module.PrintDialog));

type Shown =
  | { readonly kind: 'confirm'; readonly question: Question; readonly answer: (yes: boolean) => void }
  | { readonly kind: 'prompt'; readonly prompt: Prompt; readonly answer: (text: string | null) => void }
  | {
      readonly kind: 'reasons';
      readonly findings: readonly Finding[];
      readonly answer: (reasons: Reasons | null) => void;
    }
  | { readonly kind: 'findings'; readonly refusal: Refusal; readonly answer: () => void }
  | { readonly kind: 'file'; readonly file: ShownFile; readonly answer: () => void }
  | { readonly kind: 'print'; readonly records: PrintedRecords; readonly answer: () => void }
  | { readonly kind: 'conflict'; readonly conflict: MergeQuestion; readonly answer: (picks: Picks | null) => void };

/** One dialog at a time, inside the page's own theme and language. */
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
      askReasons: (findings) => ask<Reasons | null>((answer) => ({ kind: 'reasons', findings, answer })),
      showFindings: (refusal) => ask<void>((answer) => ({ kind: 'findings', refusal, answer })),
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
      {shown?.kind === 'reasons' ? <ReasonsDialog findings={shown.findings} onAnswer={shown.answer} /> : null}
      {shown?.kind === 'findings' ? <FindingsDialog refusal={shown.refusal} onAnswer={shown.answer} /> : null}
      {shown?.kind === 'file' ? <FileDialog file={shown.file} onClose={shown.answer} /> : null}
      {shown?.kind === 'print' ? <AskedPrint t={t} {...shown.records} onClose={() => shown.answer()} /> : null}
      {shown?.kind === 'conflict' ? <ConflictDialog conflict={shown.conflict} onAnswer={shown.answer} /> : null}
    </DialogsContextProvider>
  );
}
