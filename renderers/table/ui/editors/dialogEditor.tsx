import { Suspense, useLayoutEffect, useRef, type ComponentType } from 'react';
import type { CellEditorProps, WidgetCellEditor } from '../../grid/cells/cellEditors.ts';

/** What a dialog that edits a cell gets. It takes the focus while it is open and says when it is done. */
export interface CellDialogProps extends Pick<
  CellEditorProps,
  'value' | 'column' | 'row' | 'text' | 'label' | 'ports' | 'remember'
> {
  /** The key that opened it: a dialog that can search begins with it. */
  readonly initialText: string;
  /** Sets fields of the row as one step. */
  readonly onOk: (values: Parameters<CellEditorProps['commit']>[0]) => void;
  /** As `onOk`, for values that are known later: the cell shows `text` meanwhile. */
  readonly onOkLater: (text: string, values: Parameters<CellEditorProps['commitLater']>[1]) => void;
  readonly onCancel: () => void;
}

/** The editor of a cell that opens a dialog. `Dialog` may be lazy: until it is there the cell holds the focus, Esc goes back. */
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
  // Before the dialog's own effects: a dialog takes the focus from here.
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
