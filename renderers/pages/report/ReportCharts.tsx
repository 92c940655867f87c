import { useCallback, useMemo, type ComponentType } from 'react';
import { useAnswer } from '../../kit/hooks/useAnswer.ts';
import { PortError } from '../../kit/ports/ports.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import type { ReportChart, ReportMatches, Reports } from '../../kit/ports/reportPort.ts';
import { askedOnce } from '../../widgets/reports/reportCache.ts';
import type { ReportPageConfig } from './pageConfig.ts';
import './reportPage.css';

/** Content of a chart of a report; the shell renders it and describes it for screen readers. */
export interface DrawnChart {
  readonly kind: ReportChart['kind'];
  /** 按类别：额度. */
  readonly title: string;
  /** Heading of the category, then of each series. */
  readonly heads: readonly string[];
  /** Label, then decimal texts; null: unknown. */
  readonly rows: readonly (readonly [label: string, ...values: (string | null)[]])[];
}

export interface ReportChartsProps {
  readonly config: ReportPageConfig;
  readonly reports: Reports;
  readonly query: ReportMatches;
  /** Increases to fetch the same again. */
  readonly attempt: number;
  readonly Chart: ComponentType<{ readonly chart: DrawnChart }>;
}

interface OneProps extends ReportChartsProps {
  readonly chart: ReportChart;
  readonly at: number;
}

function One({ config: { info }, reports, query, attempt, Chart, chart, at }: OneProps) {
  const { t } = usePorts();
  const ask = useCallback(
    (signal: AbortSignal) =>
      askedOnce(reports, {
        key: ['chart', info.id, at, query],
        ask: () => reports.chart(info.id, { ...query, at }, signal),
        anew: attempt > 0,
        signal,
      }),
    [at, attempt, info.id, query, reports],
  );
  const { value, error, loading } = useAnswer(ask);
  const drawn = useMemo((): DrawnChart => {
    const titleOf = (key: string): string => info.columns.find((column) => column.key === key)?.title ?? key;
    const series = chart.values.length === 0 ? [t('report.rows')] : chart.values.map(titleOf);
    const category = titleOf(chart.category);
    return {
      kind: chart.kind,
      title: t('report.chart', { category, series: series.join(t('common.listMark')) }),
      heads: [category, ...series],
      rows: (value ?? []).map(({ text, isRest, values }) => [
        isRest ? t('report.rest') : text === '' ? t('report.blank') : text,
        ...values,
      ]),
    };
  }, [chart, info.columns, t, value]);
  if (error !== undefined && !loading)
    return (
      <div className="wb-failure" role="alert">
        <p>{error instanceof PortError ? error.message : t('popup.rowsFailed')}</p>
      </div>
    );
  if (value === undefined) return <div className="wb-report-chart-wait" aria-busy />;
  return <Chart chart={drawn} />;
}

/** Charts of the whole query, next to its rows. */
export function ReportCharts(props: ReportChartsProps) {
  return (
    <div className="wb-report-charts">
      {props.config.info.charts.map((chart, at) => (
        <One key={at} {...props} chart={chart} at={at} />
      ))}
    </div>
  );
}
