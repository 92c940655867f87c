import { useCallback, useMemo } from 'react';
import { useAnswer } from '../../kit/hooks/useAnswer.ts';
import type { ReportSums } from './ReportTable.tsx';
import type { PickerConfig } from './pickerConfig.ts';
import type { PickerState } from './pickerState.ts';
import { reportFilters } from './popupQuestion.ts';
import { askedOnce } from './reportCache.ts';
import type { PickerCall, PickerRows } from './usePickerRows.ts';

/** Returns the sums of the whole query, fetched after its rows; null until they arrive, and when fetching fails. */
export function useReportSums(
  config: PickerConfig | undefined,
  { answer, failure }: PickerRows,
  { call, state }: { readonly call: PickerCall; readonly state: Pick<PickerState, 'attempt'> },
): ReportSums {
  const isSummed = config?.info.columns.some(({ isTotal }) => isTotal) === true && failure === undefined;
  const { attempt } = state;
  // Other pages of the same query have the same sums.
  const asked = answer && JSON.stringify(answer.texts);
  const filters = useMemo(
    () => (config === undefined || asked === undefined ? undefined : reportFilters(config.items, JSON.parse(asked))),
    [asked, config],
  );
  const { reports, from, params } = call;
  const ask = useCallback(
    (signal: AbortSignal) => {
      const id = config?.info.id ?? '';
      const request = { filters: filters ?? {}, params };
      return askedOnce(reports, {
        key: ['totals', id, from, request],
        ask: () => reports.totals(id, request, { from, signal }),
        anew: attempt > 0,
        signal,
      });
    },
    [attempt, config, filters, from, params, reports],
  );
  const { value, loading } = useAnswer(isSummed && filters !== undefined ? ask : null);
  return loading ? null : (value ?? null);
}
