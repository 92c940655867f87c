import { useCallback, useState } from 'react';
import { useAnswer } from '../../kit/hooks/useAnswer.ts';
import { PageModal } from '../../kit/modal/PageModal.tsx';
import type { Ports } from '../../kit/ports/ports.ts';
import type { ReportMatches, ReportRequest, Reports } from '../../kit/ports/reportPort.ts';
import { PaperSheets } from './PaperSheets.tsx';
import './prints.css';
import { SheetsFooter } from './SheetsFooter.tsx';

export interface ReportPrintProps {
  readonly t: Ports['t'];
  readonly id: string;
  readonly title: string;
  readonly reports: Reports;
  readonly request: ReportMatches & Pick<ReportRequest, 'column' | 'order'>;
  readonly onClose: () => void;
}

/** Print preview of all rows of a report's query, to print them or save them as one file. */
export function ReportPrint({ t, id, title, reports, request, onClose }: ReportPrintProps) {
  const [attempt, setAttempt] = useState(0);
  const ask = useCallback(
    async (signal: AbortSignal) => (attempt < 0 ? undefined : reports.sheets(id, request, signal)),
    [attempt, id, reports, request],
  );
  const answer = useAnswer(ask);
  const pages = answer.loading ? undefined : answer.value?.total;
  return (
    <PageModal
      t={t}
      title={t('report.print', { title })}
      width={1040}
      className="wb-print-dialog"
      onClose={onClose}
      footer={
        <SheetsFooter
          {...{ t, pages, onClose }}
          making={t('report.printing', { pages: pages ?? 0 })}
          hasAddress={false}
          make={async (task, signal) =>
            task === 'open' ? undefined : reports.printRows(id, request, { task, signal })
          }
        />
      }
    >
      <PaperSheets answer={answer} onRetry={() => setAttempt(attempt + 1)} />
    </PageModal>
  );
}
