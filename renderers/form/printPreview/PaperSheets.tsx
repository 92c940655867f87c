import { Alert, Button, Spin } from 'antd';
import { PortError } from '../../kit/ports/ports.ts';
import type { PrintSheets } from '../../kit/ports/prints.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import type { AnswerState } from '../../kit/hooks/useAnswer.ts';
import { PaperSheet, type PaperSheetProps } from './PaperSheet.tsx';

export interface PaperSheetsProps extends Pick<PaperSheetProps, 'marks' | 'onBox'> {
  readonly answer: AnswerState<PrintSheets | undefined>;
  readonly onRetry: () => void;
}

/** Sheets in a vertical list, with loading and error states. */
export function PaperSheets({ answer: { loading, value, error }, onRetry, ...marks }: PaperSheetsProps) {
  const { t } = usePorts();
  return (
    <div className="wb-papers" aria-busy={loading} tabIndex={0} role="region" aria-label={t('print.preview')}>
      {loading && value === undefined && <Spin aria-label={t('print.loading')} />}
      {error !== undefined && !loading && (
        <Alert
          type="error"
          showIcon
          message={error instanceof PortError ? error.message : t('print.failed')}
          action={<Button onClick={onRetry}>{t('common.retry')}</Button>}
        />
      )}
      {error === undefined &&
        value?.pages.map((page, index) => (
          <PaperSheet
            key={index}
            page={page}
            label={t('print.page', { page: index + 1, pages: value.total })}
            {...marks}
          />
        ))}
      {value !== undefined && error === undefined && value.total > value.pages.length && (
        <p className="wb-papers-more">{t('print.more', { count: value.total - value.pages.length })}</p>
      )}
    </div>
  );
}
