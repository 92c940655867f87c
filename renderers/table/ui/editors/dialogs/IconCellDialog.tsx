import { IconDialog } from '../../../../widgets/types/icon/IconDialog.tsx';
import { usePorts } from '../../../../kit/ports/portsContext.ts';
import type { CellDialogProps } from '../dialogEditor.tsx';

/** Icon picker for a cell. Text that opened it is the initial search. */
export function IconCellDialog({ value, column, initialText, onOk, onCancel }: CellDialogProps) {
  const { t } = usePorts();
  return (
    <IconDialog
      t={t}
      title={t('icon.open', { title: column.title })}
      chosen={value === null ? '' : String(value)}
      wanted={initialText}
      onChoose={(name) => onOk({ [column.key]: name })}
      onClose={onCancel}
    />
  );
}
