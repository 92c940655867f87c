import { Button } from 'antd';
import { PageModal } from '../modal/PageModal.tsx';
import type { LeftRows } from '../ports/imports.ts';
import { usePorts } from '../ports/portsContext.ts';
import { useFileSaving } from './useFileSaving.ts';

export interface LeftRowsDialogProps {
  readonly message: string;
  readonly left: LeftRows;
  readonly onClose: () => void;
}

/** Some rows were not written; which, and why, stands in a workbook (W4-5, W8-5). */
export function LeftRowsDialog({ message, left, onClose }: LeftRowsDialogProps) {
  const { imports, t } = usePorts();
  const save = useFileSaving();
  return (
    <PageModal t={t} title={t('import.mixed')} canFullscreen={false} onClose={onClose}>
      <p>{message}</p>
      <p>{t('import.mixedHint')}</p>
      <Button type="link" onClick={() => void save(imports?.download(left))}>
        {left.fileName === '' ? t('import.left') : left.fileName}
      </Button>
    </PageModal>
  );
}
