import { useState } from 'react';
import type { CompiledPage } from '../../engine/index.ts';
import type { LeftRows, SheetPreview } from '../ports/imports.ts';
import type { Ports } from '../ports/ports.ts';
import { ChooseFiles } from './ChooseFiles.tsx';
import './imports.css';
import { LeftRowsDialog } from './LeftRowsDialog.tsx';
import { PreviewDialog } from './PreviewDialog.tsx';

export interface ImportDialogProps {
  readonly t: Ports['t'];
  readonly page: CompiledPage;
  readonly onClose: () => void;
}

type Step =
  | { readonly kind: 'files' }
  | { readonly kind: 'preview'; readonly preview: SheetPreview }
  | { readonly kind: 'mixed'; readonly message: string; readonly left: LeftRows };

/** Sheets that become records (W7-22): chosen, looked at where there is something to see, and closed when they are in (W4-5). */
export function ImportDialog({ page, onClose }: ImportDialogProps) {
  const [step, setStep] = useState<Step>({ kind: 'files' });
  const toMixed = (message: string, left: LeftRows): void => setStep({ kind: 'mixed', message, left });
  if (step.kind === 'mixed') return <LeftRowsDialog {...step} onClose={onClose} />;
  if (step.kind === 'preview')
    return (
      <PreviewDialog
        page={page}
        preview={step.preview}
        onBack={() => setStep({ kind: 'files' })}
        onMixed={toMixed}
        onClose={onClose}
      />
    );
  return <ChooseFiles page={page} onPreview={(preview) => setStep({ kind: 'preview', preview })} onClose={onClose} />;
}
