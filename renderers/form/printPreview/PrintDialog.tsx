import { Segmented } from 'antd';
import { useCallback, useState } from 'react';
import type { CompiledPage } from '../../../engine/index.ts';
import { useAnswer } from '../../kit/hooks/useAnswer.ts';
import { PageModal } from '../../kit/modal/PageModal.tsx';
import type { Ports } from '../../kit/ports/ports.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import { PaperSheets } from './PaperSheets.tsx';
import { PrintFooter } from './PrintFooter.tsx';
import './prints.css';
import { usePrintChoice } from './usePrintChoice.ts';

/** Records to print. */
export interface PrintedRecords {
  readonly page: CompiledPage;
  readonly ids: readonly string[];
}

export interface PrintDialogProps extends PrintedRecords {
  readonly t: Ports['t'];
  readonly onClose: () => void;
}

/** Preview of the sheets before they are printed or saved as one file (L7). */
export function PrintDialog({ t, page, ids, onClose }: PrintDialogProps) {
  const { prints } = usePorts();
  const [attempt, setAttempt] = useState(0);
  const { choices, error, name, choose } = usePrintChoice(page, attempt);
  const ask = useCallback(
    async (signal: AbortSignal) =>
      attempt < 0 || name === undefined ? undefined : prints?.sheets(page, { name, ids }, signal),
    [attempt, ids, name, page, prints],
  );
  const answer = useAnswer(ask);
  const pages = answer.loading ? undefined : answer.value?.total;
  return (
    <PageModal
      t={t}
      title={t('print.title', { count: ids.length })}
      width={1040}
      className="wb-print-dialog"
      onClose={onClose}
      footer={<PrintFooter {...{ t, page, ids, name, pages, onClose }} />}
    >
      {choices.length > 1 && (
        <Segmented
          aria-label={t('print.choose')}
          options={choices.map(({ name: value, title }) => ({ value, label: title }))}
          value={name ?? ''}
          onChange={choose}
        />
      )}
      <PaperSheets
        answer={{
          ...answer,
          loading: answer.loading || (name === undefined && error === undefined),
          error: answer.error ?? error,
        }}
        onRetry={() => setAttempt(attempt + 1)}
      />
    </PageModal>
  );
}
