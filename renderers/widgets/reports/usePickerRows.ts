import { useCallback, useMemo, useRef } from 'react';
import { PortError, type ListResult } from '../../kit/ports/ports.ts';
import type { ReportOrigin, ReportRequest, Reports } from '../../kit/ports/reportPort.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import { useAnswer } from '../../kit/hooks/useAnswer.ts';
import type { PickerConfig } from './pickerConfig.ts';
import type { PickerState } from './pickerState.ts';
import { reportFilters, type QueryTexts } from './popupQuestion.ts';
import { askedOnce } from './reportCache.ts';
import { searchTyped } from './typedSearch.ts';

export interface PickerRows {
  readonly loading: boolean;
  /** The last result, with its conditions; stays while the next is being fetched. */
  readonly answer: { readonly texts: QueryTexts; readonly result: ListResult; readonly decides: boolean } | undefined;
  /** Error text for staff. */
  readonly failure: string | undefined;
}

export interface PickerCall {
  readonly reports: Reports;
  readonly from: ReportOrigin | undefined;
  readonly params: Readonly<Record<string, string>>;
  /** Default order. */
  readonly order: { readonly column?: string; readonly order?: 'asc' | 'desc' };
  /** Report column that the field shows. */
  readonly shown: string | undefined;
  /** Rows that the field contains; they come first. */
  readonly first?: ReportRequest['first'];
}

/** Which page of which query. */
export type AskedRows = Pick<PickerState, 'search' | 'pageNo' | 'pageSize' | 'sort' | 'decides' | 'attempt'>;

/** Fetches one page of the report's rows. The newest request wins. */
export function usePickerRows(config: PickerConfig | undefined, state: AskedRows, call: PickerCall): PickerRows {
  const { t } = usePorts();
  const { search, pageNo, pageSize, sort, decides, attempt } = state;
  const question = useMemo(
    () => ({ search, pageNo, pageSize, sort, decides, attempt }),
    [search, pageNo, pageSize, sort, decides, attempt],
  );
  /** Conditions that matched the typed text, so that the next page uses the same. */
  const meant = useRef<QueryTexts>();

  const ask = useCallback(
    async (signal: AbortSignal) => {
      const { info, items } = config ?? { info: { id: '' }, items: [] };
      const rows = async (texts: QueryTexts): Promise<ListResult> => {
        const { reports, from, params, order, first } = call;
        const { pageNo, pageSize, sort, attempt } = question;
        const request = { pageNo, pageSize, filters: reportFilters(items, texts), params, first, ...(sort ?? order) };
        return askedOnce(reports, {
          key: ['rows', info.id, from, request],
          ask: () => reports.rows(info.id, request, { from, signal }),
          anew: attempt > 0,
          signal,
        });
      };
      const { decides, search } = question;
      const known = 'texts' in search ? search.texts : meant.current;
      if ('texts' in search || known !== undefined)
        return { texts: known ?? {}, result: await rows(known ?? {}), decides };
      const typedText = { items, shown: call.shown, typed: search.typed };
      const { texts, result, isLookedFor } = await searchTyped(typedText, rows, () => signal.aborted);
      if (isLookedFor) meant.current = texts;
      return { texts, result, decides: decides && isLookedFor };
    },
    [call, config, question],
  );
  const { loading, value, error } = useAnswer(config === undefined ? null : ask);
  const failure = error === undefined ? undefined : error instanceof PortError ? error.message : t('popup.rowsFailed');
  return { loading: loading || config === undefined, answer: value, failure };
}
