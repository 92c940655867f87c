import { Suspense, useLayoutEffect, useRef, type ComponentType } from 'react';
import type { CellEditorProps, WidgetCellEditor } from '../../grid/cells/cellEditors.ts';

/** Props of a dialog that edits a cell. It holds the focus while it is open and reports when it is done. */
export interface CellDialogProps extends Pick<
  CellEditorProps,
  'value' | 'column' | 'row' | 'text' | 'label' | 'ports' | 'remember'
> {
  /** The key that opened the dialog: initial text of its search, if it has one. */
  readonly initialText: string;
  /** Sets fields of the row as one undo step. */
  readonly onOk: (values: Parameters<CellEditorProps['commit']>[0]) => void;
  /** As `onOk`, for values that are known later: the cell shows `text` until then. */
  readonly onOkLater: (text: string, values: Parameters<CellEditorProps['commitLater']>[1]) => void;
  readonly onCancel: () => void;
}

/**
 * Creates an editor that opens a dialog. `Dialog` may be lazy-loaded: until then the cell holds the focus, and Esc
 * leaves.
 */
export const dialogEditor = (
  Dialog: ComponentType<CellDialogProps>,
  prefetch?: WidgetCellEditor['prefetch'],
): WidgetCellEditor => ({
  kind: 'react',
  opensDialog: true,
  Component: (props) => <DialogCell {...props} Dialog={Dialog} />,
  prefetch,
});

function DialogCell({
  Dialog,
  commit,
  commitLater,
  cancel,
  ...cell
}: CellEditorProps & { readonly Dialog: ComponentType<CellDialogProps> }) {
  const holder = useRef<HTMLDivElement>(null);
  // Runs before the dialog's effects: the dialog takes over the focus from here.
  useLayoutEffect(() => holder.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <div
        ref={holder}
        className="wb-combobox-input wb-cell-held"
        tabIndex={-1}
        aria-label={cell.label}
        aria-busy
        role="group"
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          cancel('stay');
        }}
      >
        {cell.text}
      </div>
      <Suspense fallback={null}>
        <Dialog
          {...cell}
          onOk={(values) => commit(values, 'stay')}
          onOkLater={(text, values) => commitLater(text, values, 'stay')}
          onCancel={() => cancel('stay')}
        />
      </Suspense>
    </>
  );
}
