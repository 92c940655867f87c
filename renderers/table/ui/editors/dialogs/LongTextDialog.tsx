import { useRef, useState, type ComponentType } from 'react';
import type { ColumnType, CompiledColumn, Value } from '../../../../../engine/index.ts';
import { CodeTextEdit } from '../../../../widgets/types/code/CodeTextEdit.tsx';
import { JsonEdit } from '../../../../widgets/types/json/JsonEdit.tsx';
import { MarkdownEdit } from '../../../../widgets/types/markdown/MarkdownEdit.tsx';
import { UmeditorEdit } from '../../../../widgets/types/umeditor/UmeditorEdit.tsx';
import type { EditProps } from '../../../../widgets/inputs/widget.ts';
import { PageModal } from '../../../../kit/modal/PageModal.tsx';
import { usePorts } from '../../../../kit/ports/portsContext.ts';
import { createDrafts, DraftsProvider } from '../../../../kit/keyboard/drafts.ts';
import type { CellDialogProps } from '../dialogEditor.tsx';

const EDITS: { readonly [T in ColumnType]?: ComponentType<EditProps> } = {
  code: CodeTextEdit,
  json: JsonEdit,
  markdown: MarkdownEdit,
  umeditor: UmeditorEdit,
};

/** Height of the text in the dialog, in pixels; overrides the column's setting. */
const HEIGHT = 380;

const inDialog = (column: CompiledColumn): CompiledColumn =>
  column.editor === undefined ? column : { ...column, editor: { ...column.editor, height: HEIGHT } };

const nothing = (): void => undefined;

/** Edits a long text of a cell in its type's editor: 确定 stores it, Esc and 取消 discard it. */
export function LongTextDialog({ value, column, label, initialText, onOk, onCancel }: CellDialogProps) {
  const { t } = usePorts();
  const [drafts] = useState(createDrafts);
  const [shown, setShown] = useState<Value>(initialText === '' ? value : initialText);
  const written = useRef(shown);
  const Edit = EDITS[column.type] ?? CodeTextEdit;
  const take = async (): Promise<void> => {
    await drafts.flush();
    if (written.current === value) onCancel();
    else onOk({ [column.key]: written.current });
  };
  return (
    <PageModal t={t} title={label} width={900} okClose={false} onOk={take} onClose={onCancel}>
      <DraftsProvider value={drafts}>
        <Edit
          id={`long-${column.key}`}
          column={inDialog(column)}
          value={shown}
          disabled={false}
          required={false}
          status=""
          messageId={undefined}
          onCommit={(next) => {
            written.current = next;
            setShown(next);
          }}
          onLeave={nothing}
        />
      </DraftsProvider>
    </PageModal>
  );
}
