import { useCallback, useMemo, useReducer, type Dispatch } from 'react';
import type { CompiledPopup, Values, Value } from '../../engine/index.ts';
import type { ReportOrigin, Reports } from '../ports/ports.ts';
import { usePorts } from '../ports/portsContext.ts';
import type { PickerConfig } from './pickerConfig.ts';
import { openingState, pickerReducer, type PickerEvent, type PickerState } from './pickerState.ts';
import { statedOrder } from './popupQuestion.ts';
import { usePickerRows, type PickerRows } from './usePickerRows.ts';

const wordsOf = (row: Values): string =>
  JSON.stringify(Object.entries(row).sort(([one], [other]) => (one < other ? -1 : 1)) satisfies [string, Value][]);

/**
 * Rows with keys that find the same row again on another page or after another search. A report need not have an id, so
 * a row's values are its key (contract.md §8.2), and equal rows of one page are counted.
 */
function keyedRows(rows: readonly Values[]): ReadonlyMap<string, Values> {
  const keyed = new Map<string, Values>();
  for (const row of rows) {
    const key = wordsOf(row);
    let free = key;
    for (let count = 2; keyed.has(free); count += 1) free = `${key}#${count}`;
    keyed.set(free, row);
  }
  return keyed;
}

export interface PickingOptions {
  readonly popup: CompiledPopup;
  readonly reports: Reports;
  readonly from: ReportOrigin | undefined;
  readonly params: Readonly<Record<string, string>>;
  readonly shown: string | undefined;
  readonly typed: string;
  readonly onPick: (rows: readonly Values[], decision: 'picked') => void;
}

export interface Picking {
  readonly state: PickerState;
  readonly dispatch: Dispatch<PickerEvent>;
  readonly rows: PickerRows;
  readonly keyed: ReadonlyMap<string, Values>;
  /** The one row that the newest search gave, where one row is wanted (W4-13). */
  readonly only: Values | undefined;
  toggle(key: string): void;
  /** Takes this row, with what is picked already where several may be. */
  take(key: string): void;
  confirm(): void;
}

const noRows: readonly Values[] = [];

/** What is asked, answered and picked. */
export function usePicking(config: PickerConfig | undefined, options: PickingOptions): Picking {
  const { popup, reports, from, params, shown, typed, onPick } = options;
  const { notify, t } = usePorts();
  const [state, dispatch] = useReducer(pickerReducer, typed, openingState);
  const call = useMemo(
    () => ({ reports, from, params, order: statedOrder(popup), shown }),
    [from, params, popup, reports, shown],
  );
  const rows = usePickerRows(config, state, call);
  const { answer } = rows;
  const records = answer?.result.records ?? noRows;
  const keyed = useMemo(() => keyedRows(records), [records]);
  const { multi } = popup;
  const isOnly = answer?.decides === true && answer.result.total === 1 && records.length === 1;

  const withRow = useCallback(
    (key: string, row: Values): ReadonlyMap<string, Values> =>
      multi ? new Map([...state.chosen, [key, row]]) : new Map([[key, row]]),
    [multi, state.chosen],
  );
  return {
    state,
    dispatch,
    rows,
    keyed,
    only: isOnly && !multi ? records[0] : undefined,
    toggle(key) {
      const row = keyed.get(key);
      if (row === undefined) return;
      if (!multi || !state.chosen.has(key)) dispatch({ kind: 'choose', chosen: withRow(key, row) });
      else dispatch({ kind: 'choose', chosen: new Map([...state.chosen].filter(([one]) => one !== key)) });
    },
    take(key) {
      const row = keyed.get(key);
      if (row !== undefined) onPick([...withRow(key, row).values()], 'picked');
    },
    confirm() {
      const { size } = state.chosen;
      if (size === 0 || (!multi && size > 1)) notify.warning(t('popup.pickOne'));
      else onPick([...state.chosen.values()], 'picked');
    },
  };
}
