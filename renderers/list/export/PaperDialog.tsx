import { Button, Progress } from 'antd';
import { useCallback, useEffect, useState } from 'react';
import type { Values } from '../../../engine/index.ts';
import { useAnswer } from '../../kit/hooks/useAnswer.ts';
import { useLatest } from '../../kit/hooks/useLatest.ts';
import { PageModal } from '../../kit/modal/PageModal.tsx';
import { PortError, type ListResult, type Ports } from '../../kit/ports/ports.ts';
import { MAX_PAPER_ROWS, readAll } from './readAll.ts';

export interface PaperDialogProps {
  readonly t: Ports['t'];
  readonly title: string;
  /** Fetches one page of the list. */
  readonly read: (pageNo: number, pageSize: number, signal: AbortSignal) => Promise<ListResult>;
  readonly result: Pick<ListResult, 'total' | 'totalIsAtLeast'>;
  /** Called when all records to print have been read. */
  readonly onReady: (records: readonly Values[]) => void;
  /** Opens the workbook export, which includes all records; undefined: lists cannot be exported here. */
  readonly onExport: (() => void) | undefined;
  readonly onClose: () => void;
}

/** Reads all records of a list before printing; asks first when there are too many. */
export function PaperDialog({ t, title, read, result, onReady, onExport, onClose }: PaperDialogProps) {
  const { total, totalIsAtLeast } = result;
  const isTooMany = totalIsAtLeast || total > MAX_PAPER_ROWS;
  const [isAgreed, setAgreed] = useState(!isTooMany);
  const [count, setCount] = useState(0);
  const [attempt, setAttempt] = useState(0);
  const source = useLatest(read);
  const ask = useCallback(
    (signal: AbortSignal) =>
      readAll({ page: (pageNo, size) => source.current(pageNo, size, signal), onRead: setCount }),
    // Another attempt asks anew.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [attempt, source],
  );
  const { value: records, error } = useAnswer(isAgreed ? ask : null);
  const ready = useLatest(onReady);
  useEffect(() => {
    if (records !== undefined) ready.current(records);
  }, [ready, records]);
  const wanted = Math.min(total, MAX_PAPER_ROWS);
  const said = { total: totalIsAtLeast ? `${total}+` : total, most: MAX_PAPER_ROWS };
  const cancel = <Button onClick={onClose}>{t('common.cancel')}</Button>;
  const choices = (
    <>
      {cancel}
      {onExport === undefined ? null : <Button onClick={onExport}>{t('paper.export')}</Button>}
      <Button type="primary" onClick={() => setAgreed(true)}>
        {t('paper.first', said)}
      </Button>
    </>
  );
  return (
    <PageModal
      t={t}
      width={480}
      title={t('paper.title', { title })}
      canFullscreen={false}
      footer={isAgreed ? cancel : choices}
      onClose={onClose}
    >
      {isAgreed ? (
        <>
          <Progress percent={Math.min(99, Math.floor((count / Math.max(1, wanted)) * 100))} aria-hidden />
          <p role="status">{t('paper.reading', { count: wanted })}</p>
        </>
      ) : (
        <p>{t(onExport === undefined ? 'paper.tooMany' : 'paper.tooManyExport', said)}</p>
      )}
      {error === undefined ? null : (
        <div className="wb-failure" role="alert">
          <p>{error instanceof PortError ? error.message : t('list.failed')}</p>
          <Button onClick={() => setAttempt(attempt + 1)}>{t('common.retry')}</Button>
        </div>
      )}
    </PageModal>
  );
}
