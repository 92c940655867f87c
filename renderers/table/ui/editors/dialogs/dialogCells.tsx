import type { ComponentType } from 'react';
import { lazyDialog } from '../../../../kit/lazy/lazyPart.tsx';
import type { CellEditorProps } from '../../../grid/cells/cellEditors.ts';
import { dialogEditor, type CellDialogProps } from '../dialogEditor.tsx';

interface LazyDialogProps extends CellDialogProps {
  readonly t: CellEditorProps['ports']['t'];
  readonly onClose: () => void;
}

/** A dialog that came in a chunk of its own, as the editor of a cell. */
function cellOf(Late: ComponentType<LazyDialogProps>): ComponentType<CellEditorProps> {
  const Dialog = (props: CellDialogProps) => <Late {...props} t={props.ports.t} onClose={props.onCancel} />;
  return dialogEditor(Dialog).Component;
}

/** Code, JSON, Markdown and rich text of a cell. */
export const LongTextEditor = cellOf(
  lazyDialog<LazyDialogProps>(() => import('./LongTextDialog.tsx').then((module) => module.LongTextDialog)),
);

/** An icon of a cell. */
export const IconEditor = cellOf(
  lazyDialog<LazyDialogProps>(() => import('./IconCellDialog.tsx').then((module) => module.IconCellDialog)),
);
