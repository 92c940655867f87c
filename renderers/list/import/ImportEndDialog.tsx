import { Button } from 'antd';
import { PageModal } from '../../kit/modal/PageModal.tsx';
import type { LeftRows } from '../../kit/ports/imports.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import { useFileSaving } from './useFileSaving.ts';

/** Result of an import that needs more than a success notice. */
export interface ImportEnd {
  readonly message: string;
  readonly notes: readonly string[];
  /** Absent: every row was written. */
  readonly left?: LeftRows;
}

export interface ImportEndDialogProps {
  readonly end: ImportEnd;
  readonly onClose: () => void;
}

/**
 * Shows what was left out or changed; rows that were not written are offered as a workbook with their reasons (W4-5,
 * W8-5).
 */
export function ImportEndDialog({ end: { message, notes, left }, onClose }: ImportEndDialogProps) {
  const { imports, t } = usePorts();
  const save = useFileSaving();
  return (
    <PageModal
      t={t}
      title={t(left === undefined ? 'import.ended' : 'import.mixed')}
      canFullscreen={false}
      onClose={onClose}
    >
      <p role="status">{message}</p>
      {left !== undefined && (
        <>
          <p>{t('import.mixedHint')}</p>
          <Button type="link" onClick={() => void save(imports?.download(left))}>
            {left.fileName === '' ? t('import.left') : left.fileName}
          </Button>
        </>
      )}
      {notes.length > 0 && (
        <section className="wb-import-notes" aria-label={t('import.notes')}>
          <h3>{t('import.notes')}</h3>
          <ul tabIndex={0}>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </section>
      )}
    </PageModal>
  );
}
