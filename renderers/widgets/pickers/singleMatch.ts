import type { CompiledColumn, Values } from '../../../engine/index.ts';
import type { ReportOrigin, Reports } from '../../kit/ports/reportPort.ts';
import { pickerConfig } from '../reports/pickerConfig.ts';
import { fillFromRows, popupFault, shownReportColumn } from './popupFill.ts';
import { reportFilters, statedOrder } from '../reports/popupQuestion.ts';
import { searchTyped } from '../reports/typedSearch.ts';
import { pageSizes } from '../../data/records/paging.ts';

export interface SingleMatchCall {
  readonly reports: Reports;
  readonly from: ReportOrigin | undefined;
  readonly params: Readonly<Record<string, string>>;
}

/**
 * Returns the values set by the only row that a typed text finds; undefined when there is none, or staff would have to
 * choose (W4-13).
 */
export async function singleMatch(
  column: CompiledColumn,
  typed: string,
  call: SingleMatchCall,
): Promise<Values | undefined> {
  const { popup } = column;
  if (popup === undefined || popup.multi || popupFault(popup) !== undefined) return undefined;
  const { reports, from, params } = call;
  const { info, items } = await pickerConfig(reports, popup.code, from);
  const { result, isLookedFor } = await searchTyped(
    { items, shown: shownReportColumn(column), typed },
    (texts) => {
      const filters = reportFilters(items, texts);
      const request = { pageNo: 1, pageSize: pageSizes[0], filters, params, ...statedOrder(popup) };
      return reports.rows(info.id, request, from && { from });
    },
    () => false,
  );
  const isOnly = isLookedFor && result.total === 1 && result.records.length === 1;
  return isOnly ? fillFromRows(popup, result.records) : undefined;
}
