import { useEffect, useMemo, useReducer, type Dispatch } from 'react';
import type { CompiledPopup, Values } from '../../../engine/index.ts';
import type { ReportOrigin, Reports } from '../../kit/ports/reportPort.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import { keyedRows } from './keyedRows.ts';
import type { PickerConfig } from './pickerConfig.ts';
import { openingState, pickerReducer, type PickerEvent, type PickerState } from './pickerState.ts';
import { statedOrder } from './popupQuestion.ts';
import { usePickerRows, type PickerCall, type PickerRows } from './usePickerRows.ts';
import { useReportSums } from './useReportSums.ts';
import { restoredRows, type ChosenBefore } from './chosenBefore.ts';
import type { ReportSums } from './ReportTable.tsx';

export interface PickingOptions {
  readonly popup: CompiledPopup;
  readonly reports: Reports;
  readonly from: ReportOrigin | undefined;
  readonly params: Readonly<Record<string, string>>;
  readonly shown: string | undefined;
  readonly typed: string;
  /** Rows that the field already contains: they are checked. Default: none. */
  readonly before?: ChosenBefore | undefined;
  /** Returns whether a row is already taken and cannot be removed here: it stays checked. Default: none. */
  readonly isTaken?: ((row: Values) => boolean) | undefined;
  readonly onPick: (rows: readonly Values[], decision: 'picked') => void;
}

export interface Picking {
  readonly state: PickerState;
  readonly dispatch: Dispatch<PickerEvent>;
  readonly rows: PickerRows;
  readonly keyed: ReadonlyMap<string, Values>;
  /** The only row that the last search found, when a single row is needed (W4-13). */
  readonly only: Values | undefined;
  /** Sums of the whole query. */
  readonly sums: ReportSums;
  isTaken(key: string): boolean;
  isChosen(key: string): boolean;
  toggle(key: string): void;
  /** Selects or deselects all of these rows. */
  toggleAll(keys: readonly string[], chosen: boolean): void;
  /** Picks this row, together with the rows already selected if several are allowed. */
  take(key: string): void;
  confirm(): void;
}

const noRows: readonly Values[] = [];

/** Checks the rows that the field contains as soon as the report has responded. */
function useRestored(
  { answer }: PickerRows,
  { state, dispatch }: { readonly state: PickerState; readonly dispatch: Dispatch<PickerEvent> },
  {
    keyed,
    before,
    shown,
    multi,
  }: Pick<PickingOptions, 'before' | 'shown'> & {
    readonly keyed: ReadonlyMap<string, Values>;
    readonly multi: boolean;
  },
): void {
  const isDue = !state.restored && answer !== undefined;
  useEffect(() => {
    if (isDue) dispatch({ kind: 'restore', chosen: restoredRows(before ?? [], keyed, { shown, multi }) });
  }, [before, dispatch, isDue, keyed, multi, shown]);
}

/** Builds the call of the report, with the rows of the field first. */
function useCall({ popup, reports, from, params, shown, before }: PickingOptions): PickerCall {
  return useMemo(() => {
    const values = (before ?? []).map((row) => String(row[shown ?? ''] ?? ''));
    const first = shown === undefined || values.length === 0 ? undefined : { column: shown, values };
    return { reports, from, params, order: statedOrder(popup), shown, first };
  }, [before, from, params, popup, reports, shown]);
}

/** State of a picker: query, result, and picked rows. */
export function usePicking(config: PickerConfig | undefined, options: PickingOptions): Picking {
  const { popup, shown, typed, before, isTaken, onPick } = options;
  const { multi } = popup;
  const { notify, t } = usePorts();
  const [state, dispatch] = useReducer(pickerReducer, { typed, before: before?.length ?? 0 }, openingState);
  const call = useCall(options);
  const rows = usePickerRows(config, state, call);
  const sums = useReportSums(config, rows, { call, state });
  const { answer } = rows;
  const records = answer?.result.records ?? noRows;
  const keyed = useMemo(() => keyedRows(records), [records]);
  useRestored(rows, { state, dispatch }, { keyed, before, shown, multi });
  const isOnly = answer?.decides === true && answer.result.total === 1 && records.length === 1;
  const taken = (key: string): boolean => {
    const row = keyed.get(key);
    return row !== undefined && isTaken?.(row) === true;
  };
  const choose = (chosen: ReadonlyMap<string, Values>): void => dispatch({ kind: 'choose', chosen });
  const without = (keys: readonly string[]) => new Map([...state.chosen].filter(([one]) => !keys.includes(one)));
  const withRows = (keys: readonly string[]): ReadonlyMap<string, Values> => {
    const added = keys.flatMap((key): [string, Values][] => {
      const row = keyed.get(key);
      return row === undefined || taken(key) ? [] : [[key, row]];
    });
    return new Map([...(multi ? state.chosen : []), ...added]);
  };
  return {
    state,
    dispatch,
    rows,
    keyed,
    sums,
    only: isOnly && !multi ? records[0] : undefined,
    isTaken: taken,
    isChosen: (key) => taken(key) || state.chosen.has(key),
    toggle(key) {
      if (taken(key)) return;
      choose(multi && state.chosen.has(key) ? without([key]) : withRows([key]));
    },
    toggleAll: (keys, chosen) => choose(chosen ? withRows(keys) : without(keys)),
    take(key) {
      const picked = withRows([key]);
      if (keyed.has(key) && picked.size > 0) onPick([...picked.values()], 'picked');
    },
    confirm() {
      const { size } = state.chosen;
      if (!state.restored && rows.loading) return;
      if (size === 0 || (!multi && size > 1)) notify.warning(t('popup.pickOne'));
      else onPick([...state.chosen.values()], 'picked');
    },
  };
}
