import { useMemo, type Dispatch } from 'react';
import type { ListEvent, ListState } from '../../list/state/listState.ts';
import { useListState } from '../../list/state/useListState.ts';
import type { AskedRows } from '../../widgets/reports/usePickerRows.ts';
import type { QueryTexts } from '../../widgets/reports/popupQuestion.ts';
import { changedTexts, missingTitles, reportNames, type ReportPageConfig } from './pageConfig.ts';

export interface ReportState {
  /** Synchronized with the tab's URL, like a list (decision 0049). */
  readonly state: ListState;
  readonly dispatch: Dispatch<ListEvent>;
  /** Current values of the conditions. */
  readonly texts: QueryTexts;
  readonly asked: AskedRows;
  /** Titles of required conditions that are blank. */
  readonly missing: readonly string[];
  readonly search: (texts: QueryTexts) => void;
}

/** State of the query on a report page. */
export function useReportState(config: ReportPageConfig): ReportState {
  const { conditions, defaults } = config;
  const [state, dispatch] = useListState(useMemo(() => reportNames(config), [config]));
  const { filters, pageNo, pageSize, sort, attempt } = state;
  const texts = useMemo(() => ({ ...defaults, ...filters }), [defaults, filters]);
  const asked = useMemo(
    (): AskedRows => ({ search: { texts }, pageNo, pageSize, sort: sort[0] ?? null, decides: false, attempt }),
    [attempt, pageNo, pageSize, sort, texts],
  );
  return {
    state,
    dispatch,
    texts,
    asked,
    missing: useMemo(() => missingTitles(conditions, texts), [conditions, texts]),
    search: (next) => dispatch({ kind: 'search', filters: changedTexts(next, defaults) }),
  };
}
