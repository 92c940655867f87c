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
  /** The newest answer, with the conditions that it answers; stays while the next is fetched. */
  readonly answer: { readonly texts: QueryTexts; readonly result: ListResult; readonly decides: boolean } | undefined;
  /** Why there is none, in words for staff. */
  readonly failure: string | undefined;
}

export interface PickerCall {
  readonly reports: Reports;
  readonly from: ReportOrigin | undefined;
  readonly params: Readonly<Record<string, string>>;
  /** Order where staff choose none. */
  readonly order: { readonly column?: string; readonly order?: 'asc' | 'desc' };
  /** Column of the report that the field shows. */
  readonly shown: string | undefined;
  /** What stands in the field: these rows come first. */
  readonly first?: ReportRequest['first'];
}

/** Which page of what. */
export type AskedRows = Pick<PickerState, 'search' | 'pageNo' | 'pageSize' | 'sort' | 'decides' | 'attempt'>;

/** One page of the report's rows. The newest question wins. */
export function usePickerRows(config: PickerConfig | undefined, state: AskedRows, call: PickerCall): PickerRows {
  const { t } = usePorts();
  const { search, pageNo, pageSize, sort, decides, attempt } = state;
  const question = useMemo(
    () => ({ search, pageNo, pageSize, sort, decides, attempt }),
    [search, pageNo, pageSize, sort, decides, attempt],
  );
  /** What the typed text was found to mean, so that the next page looks for the same. */
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
