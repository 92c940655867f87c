import { Button, Result, Spin } from 'antd';
import { useCallback, useEffect, useMemo, useReducer, useState } from 'react';
import { useAnswer } from '../hooks/useAnswer.ts';
import { useLatest } from '../hooks/useLatest.ts';
import { PortError } from '../ports/ports.ts';
import type { Reports } from '../ports/reportPort.ts';
import { usePorts } from '../ports/portsContext.ts';
import { keyedRows } from '../reportPicker/keyedRows.ts';
import { openingState, pickerReducer } from '../reportPicker/pickerState.ts';
import { PickerQuery } from '../reportPicker/PickerQuery.tsx';
import { usePickerRows, type PickerCall } from '../reportPicker/usePickerRows.ts';
import { useReportSums } from '../reportPicker/useReportSums.ts';
import { ReportTable } from '../reportTable/ReportTable.tsx';
import '../theme/list.css';
import { paramsIn, reportPageConfig, type ReportPageConfig } from './pageConfig.ts';

export interface ReportPageProps {
  readonly code: string;
  readonly reports: Reports;
}

/** Why the report cannot be shown: no right to it, or another reason that a try may mend. */
function Failure({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const { t } = usePorts();
  const message = error instanceof PortError ? error.message : t('popup.rowsFailed');
  if (error instanceof PortError && error.failure.kind === 'refused')
    return <Result status="403" title={t('list.forbidden')} subTitle={message} />;
  return (
    <div className="wb-failure" role="alert">
      <p>{message}</p>
      <Button onClick={onRetry}>{t('common.retry')}</Button>
    </div>
  );
}

const noOrder: PickerCall['order'] = {};
const noParams: PickerCall['params'] = {};

interface RowsProps {
  readonly config: ReportPageConfig;
  readonly reports: Reports;
}

/** Conditions and rows; no row is chosen. */
function Rows({ config, reports }: RowsProps) {
  const { host } = usePorts();
  const { info, conditions, defaults } = config;
  const [state, dispatch] = useReducer(pickerReducer, defaults, (texts) => ({
    ...openingState({ typed: '', before: 0 }),
    search: { texts },
  }));
  const { search } = state;
  const params = useMemo(() => ('texts' in search ? paramsIn(search.texts) : noParams), [search]);
  const call = useMemo(
    (): PickerCall => ({ reports, from: undefined, params, order: noOrder, shown: undefined }),
    [params, reports],
  );
  const rows = usePickerRows(config, state, call);
  const sums = useReportSums(config, rows, { call, state });
  const { answer, loading, failure } = rows;
  const keyed = useMemo(() => keyedRows(answer?.result.records ?? []), [answer]);
  return (
    <div className="wb-list">
      {conditions.length === 0 ? null : (
        <PickerQuery
          items={conditions}
          initial={defaults}
          blank={defaults}
          onSearch={(texts) => dispatch({ kind: 'search', texts })}
        />
      )}
      <ReportTable
        info={info}
        rows={keyed}
        sort={state.sort}
        paging={state}
        result={answer?.result}
        busy={loading}
        failure={failure}
        sums={sums}
        onSort={(sort) => dispatch({ kind: 'sort', sort })}
        onTurn={(pageNo, pageSize) => dispatch({ kind: 'turn', pageNo, pageSize })}
        onRetry={() => dispatch({ kind: 'retry' })}
        onLink={(path) => host.navigate(path)}
      />
    </div>
  );
}

/** A report as a page of its own (contract §8.3): conditions, order, heads over groups, sums, links into records. */
export function ReportPage({ code, reports }: ReportPageProps) {
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
  return <Rows key={config.info.id} config={config} reports={reports} />;
}
