import { useCallback } from 'react';
import type { DrawnChart } from '../../../renderers/index.ts';
import { ChartPanel } from './ChartPanel.tsx';
import { reportOption, type ChartLook } from './chartOptions.ts';
import './dashboard.css';

/** A chart of a report in the style of the dashboard. */
export function ReportChartPanel({ chart }: { readonly chart: DrawnChart }) {
  return (
    <div className="report-chart">
      <ChartPanel
        title={chart.title}
        head={chart.heads}
        rows={chart.rows.map((row) => row.map((cell) => cell ?? '—'))}
        optionOf={useCallback((look: ChartLook) => reportOption(chart, look), [chart])}
      />
    </div>
  );
}
