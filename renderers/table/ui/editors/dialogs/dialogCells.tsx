import type { ComponentType } from 'react';
import { lazyDialog } from '../../../../kit/lazy/lazyPart.tsx';
import type { CellEditorProps } from '../../../grid/cells/cellEditors.ts';
import { dialogEditor, type CellDialogProps } from '../dialogEditor.tsx';

interface LazyDialogProps extends CellDialogProps {
  readonly t: CellEditorProps['ports']['t'];
  readonly onClose: () => void;
}

/** Wraps a lazy-loaded dialog as the editor of a cell. */
function cellOf(Late: ComponentType<LazyDialogProps>): ComponentType<CellEditorProps> {
  const Dialog = (props: CellDialogProps) => <Late {...props} t={props.ports.t} onClose={props.onCancel} />;
  return dialogEditor(Dialog).Component;
}

/** Editor for code, JSON, Markdown and rich text. */
export const LongTextEditor = cellOf(
  lazyDialog<LazyDialogProps>(() => import('./LongTextDialog.tsx').then((module) => module.LongTextDialog)),
);

/** Editor for an icon. */
export const IconEditor = cellOf(
  lazyDialog<LazyDialogProps>(() => import('./IconCellDialog.tsx').then((module) => module.IconCellDialog)),
);
