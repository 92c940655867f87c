import { EmptyState } from '../../kit/blocks/EmptyState.tsx';
import { Button, Spin } from 'antd';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useAnswer } from '../../kit/hooks/useAnswer.ts';
import { useLatest } from '../../kit/hooks/useLatest.ts';
import { PortError } from '../../kit/ports/ports.ts';
import type { Reports } from '../../kit/ports/reportPort.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import { useListViews, type ViewedColumns } from '../../list/views/useListViews.ts';
import { reportFilters } from '../../widgets/reports/popupQuestion.ts';
import { keyedRows } from '../../widgets/reports/keyedRows.ts';
import { PickerQuery } from '../../widgets/reports/PickerQuery.tsx';
import { usePickerRows, type PickerCall, type PickerRows } from '../../widgets/reports/usePickerRows.ts';
import { useReportSums } from '../../widgets/reports/useReportSums.ts';
import { ReportTable } from '../../widgets/reports/ReportTable.tsx';
import '../../kit/theme/list.css';
import { paramsIn, reportPageConfig, viewPlaceOf, type ReportPageConfig } from './pageConfig.ts';
import { ReportCharts, type ReportChartsProps } from './ReportCharts.tsx';
import { ReportTools } from './ReportTools.tsx';
import { useReportState, type ReportState } from './useReportState.ts';

export interface ReportPageProps {
  readonly code: string;
  readonly reports: Reports;
  /** Renders a chart next to the rows. Default: nothing. */
  readonly Chart?: ReportChartsProps['Chart'] | undefined;
}

/** Shows why the report is not available: missing permission, or another reason that a retry may resolve. */
function Failure({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const { t } = usePorts();
  const message = error instanceof PortError ? error.message : t('popup.rowsFailed');
  if (error instanceof PortError && error.failure.kind === 'refused')
    return <EmptyState picture="locked" text={t('list.forbidden')} hint={message} />;
  return (
    <div className="wb-failure" role="alert">
      <p>{message}</p>
      <Button onClick={onRetry}>{t('common.retry')}</Button>
    </div>
  );
}

const noOrder: PickerCall['order'] = {};

interface RowsProps extends Pick<ReportPageProps, 'Chart'> {
  readonly config: ReportPageConfig;
  readonly reports: Reports;
}

/** Replaces a page that no longer exists with the last existing one. */
function useLastPage({ state, dispatch }: ReportState, { answer, loading }: PickerRows): void {
  const { pageNo, pageSize } = state;
  const { records, total } = answer?.result ?? { records: undefined, total: 0 };
  const isGone = !loading && records?.length === 0 && pageNo > 1;
  const last = Math.max(1, Math.ceil(total / pageSize));
  useEffect(() => {
    if (isGone) dispatch({ kind: 'turn', pageNo: Math.min(last, pageNo - 1), pageSize, corrects: true });
  }, [dispatch, isGone, last, pageNo, pageSize]);
}

/** Reports have fixed columns. */
const COLUMNS: ViewedColumns = { shown: null, show: () => undefined };

/** Conditions, charts and rows; rows cannot be selected. */
function Rows({ config, reports, Chart }: RowsProps) {
  const { host, t } = usePorts();
  const { info, conditions, defaults } = config;
  const reportState = useReportState(config);
  const { state, dispatch, texts, asked, missing, search } = reportState;
  const place = useMemo(() => viewPlaceOf(info), [info]);
  const viewing = useListViews({ place, state, columns: COLUMNS, dispatch }, info.mayLeave);
  const params = useMemo(() => paramsIn(texts), [texts]);
  const query = useMemo(() => ({ filters: reportFilters(config.items, texts), params }), [config, params, texts]);
  const call = useMemo(
    (): PickerCall => ({ reports, from: undefined, params, order: noOrder, shown: undefined }),
    [params, reports],
  );
  const isAsked = missing.length === 0 && !viewing.isAwaited;
  const rows = usePickerRows(isAsked ? config : undefined, asked, call);
  const sums = useReportSums(isAsked ? config : undefined, rows, { call, state });
  const { answer, loading, failure } = rows;
  const keyed = useMemo(() => keyedRows(answer?.result.records ?? []), [answer]);
  useLastPage(reportState, rows);
  const names = Object.keys({ ...defaults, ...texts });
  const isUsual = names.every((name) => (texts[name] ?? '') === (defaults[name] ?? ''));
  return (
    <div className="wb-list">
      {conditions.length === 0 ? null : (
        <PickerQuery items={conditions} initial={texts} blank={defaults} onSearch={search} />
      )}
      {isAsked && Chart !== undefined && info.charts.length > 0 ? (
        <ReportCharts {...{ config, reports, query, Chart }} attempt={state.attempt} />
      ) : null}
      <ReportTools
        {...{ config, reports, reportState, viewing, query }}
        result={isAsked ? answer?.result : undefined}
      />
      {missing.length === 0 ? (
        <ReportTable
          info={info}
          rows={keyed}
          sort={asked.sort}
          paging={state}
          result={answer?.result}
          busy={loading}
          failure={failure}
          sums={sums}
          onSort={(sort) => dispatch({ kind: 'sort', sort: sort === null ? [] : [sort] })}
          onTurn={(pageNo, pageSize) => dispatch({ kind: 'turn', pageNo, pageSize })}
          onRetry={() => dispatch({ kind: 'reload' })}
          onClear={isUsual ? undefined : () => search(defaults)}
          onLink={(path) => host.navigate(path)}
        />
      ) : (
        <EmptyState text={t('report.fillFirst', { names: missing.join(t('common.listMark')) })} />
      )}
    </div>
  );
}

/** A report as a separate page (contract §8.3): conditions, order, group headings, sums, links to records. */
export function ReportPage({ code, reports, Chart }: ReportPageProps) {
  const { host, notify } = usePorts();
  const [attempt, setAttempt] = useState(0);
  const question = useMemo(() => ({ code, attempt }), [attempt, code]);
  const ask = useCallback(() => reportPageConfig(reports, question), [question, reports]);
  const { value: config, error, loading } = useAnswer(ask);
  const warn = useLatest(notify.warning);
  const { warning, info } = config ?? {};
  useEffect(() => {
    if (warning !== undefined) warn.current(warning);
  }, [warn, warning]);
  useEffect(() => {
    if (info !== undefined) host.setTab({ title: info.title, dirty: false });
  }, [host, info]);

  if (error !== undefined && !loading) return <Failure error={error} onRetry={() => setAttempt(attempt + 1)} />;
  if (config === undefined) return <Spin className="wb-picker-wait" />;
  return <Rows key={config.info.id} {...{ config, reports, Chart }} />;
}
