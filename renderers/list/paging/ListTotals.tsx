import { Button, Spin } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import { roundDecimal, type CompiledColumn, type CompiledPage, maySee } from '../../../engine/index.ts';
import { neededPlaces, numberText } from '../../kit/formats/formats.ts';
import { useAnswer } from '../../kit/hooks/useAnswer.ts';
import { useLatest } from '../../kit/hooks/useLatest.ts';
import type { ListState } from '../state/listState.ts';
import { PortError, type ListResult, type ListTotal, type Ports } from '../../kit/ports/ports.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';

const isSeen = (column: CompiledColumn | undefined, can: Ports['can']): boolean =>
  column === undefined || maySee(column, can);

interface TotalProps {
  readonly column: CompiledColumn;
  readonly total: ListTotal;
}

function Total({ column, total: { per, sums, isCut } }: TotalProps) {
  const { t } = usePorts();
  const places = Math.max(0, ...sums.map(({ sum }) => neededPlaces(column, sum)));
  return (
    <div className="wb-total">
      <dt>{column.title}</dt>
      {sums.length === 0 ? <dd>—</dd> : null}
      {sums.map(({ value, text, sum }) => (
        <dd key={value ?? ''}>
          {per === null ? null : <span className="wb-total-part">{text ?? t('list.totalsBlank')}</span>}
          <span className="wb-number">{numberText(column, roundDecimal(sum, places))}</span>
        </dd>
      ))}
      {isCut ? <dd>{t('list.totalsCut', { count: sums.length })}</dd> : null}
    </div>
  );
}

export interface ListTotalsProps {
  readonly page: CompiledPage;
  readonly state: ListState;
  /** Null: the records are loading. */
  readonly result: ListResult | null;
}

/**
 * Sums over all records of the list, below it (L13). Requested after the records; when there are more than the count
 * limit, only on a click, since all of them must be read (D29).
 */
export function ListTotals({ page, state, result }: ListTotalsProps) {
  const { can, summaries, t } = usePorts();
  const port = useLatest(summaries);
  const { attempt, filters, tab } = state;
  const conditions = useMemo(() => ({ filters, tab }), [filters, tab]);
  const [wanted, setWanted] = useState<{ readonly conditions: typeof conditions; readonly again: number } | null>(null);
  const isWanted = result?.totalIsAtLeast !== true || wanted?.conditions === conditions;
  const again = wanted?.again ?? 0;
  // `attempt` and `again` increase after a save and after a failure, so that the same conditions are summed again.
  const question = useMemo(() => ({ conditions, attempt, again }), [again, attempt, conditions]);
  const ask = useCallback(
    async (signal: AbortSignal) => (await port.current?.totals(page, question.conditions, signal)) ?? [],
    [page, port, question],
  );
  const isOffered = page.list.totals.some(({ column, per }) => isSeen(column, can) && isSeen(per, can));
  const { loading, value, error } = useAnswer(
    isOffered && isWanted && result !== null && result.total > 0 ? ask : null,
  );
  if (!isOffered || result === null || result.total === 0 || summaries === undefined) return null;
  const { total, totalIsAtLeast } = result;
  const askAgain = (): void => setWanted({ conditions, again: again + 1 });
  const count = totalIsAtLeast ? `${total}+` : String(total);
  return (
    <section className="wb-totals" aria-label={t('list.totals')} aria-busy={loading}>
      <span className="wb-totals-of">{t('list.totalsOf', { count })}</span>
      {isWanted ? null : (
        <Button size="small" onClick={askAgain}>
          {t('list.totalsAsk')}
        </Button>
      )}
      {loading && value === undefined ? <Spin size="small" /> : null}
      {isWanted && error !== undefined ? (
        <span role="alert">
          {error instanceof PortError ? error.message : t('list.totalsFailed')}
          <Button type="link" size="small" onClick={askAgain}>
            {t('common.retry')}
          </Button>
        </span>
      ) : null}
      {isWanted && error === undefined && value !== undefined ? (
        <dl data-waits={loading}>
          {value.map((one) => {
            const column = page.columnByKey.get(one.column);
            return column && <Total key={`${one.column} ${one.per ?? ''}`} column={column} total={one} />;
          })}
        </dl>
      ) : null}
    </section>
  );
}
