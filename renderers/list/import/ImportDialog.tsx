import { useState } from 'react';
import type { CompiledPage } from '../../../engine/index.ts';
import type { SheetPreview } from '../../kit/ports/imports.ts';
import type { Ports } from '../../kit/ports/ports.ts';
import { ChooseFiles } from './ChooseFiles.tsx';
import './imports.css';
import { ImportEndDialog, type ImportEnd } from './ImportEndDialog.tsx';
import { PreviewDialog } from './PreviewDialog.tsx';

export interface ImportDialogProps {
  readonly t: Ports['t'];
  readonly page: CompiledPage;
  readonly onClose: () => void;
}

type Step =
  | { readonly kind: 'files' }
  | { readonly kind: 'preview'; readonly preview: SheetPreview }
  | { readonly kind: 'ended'; readonly end: ImportEnd };

/** Imports sheets as records (W7-22): choose files, preview if necessary, and close when they are written (W4-5). */
export function ImportDialog({ page, onClose }: ImportDialogProps) {
  const [step, setStep] = useState<Step>({ kind: 'files' });
  const toEnd = (end: ImportEnd): void => setStep({ kind: 'ended', end });
  if (step.kind === 'ended') return <ImportEndDialog end={step.end} onClose={onClose} />;
  if (step.kind === 'preview')
    return (
      <PreviewDialog
        page={page}
        preview={step.preview}
        onBack={() => setStep({ kind: 'files' })}
        onEnd={toEnd}
        onClose={onClose}
      />
    );
  return (
    <ChooseFiles
      page={page}
      onPreview={(preview) => setStep({ kind: 'preview', preview })}
      onNotes={toEnd}
      onClose={onClose}
    />
  );
}
