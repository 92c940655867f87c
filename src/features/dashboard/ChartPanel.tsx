import { EmptyState } from '../../../renderers/index.ts';
import { Card } from 'antd';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { chunked } from '../../platform/chunks/chunked.tsx';
import { useViewport } from '../../shell/ui/useViewport.ts';
import { t } from '../../platform/locales/t.ts';
import { PartBoundary } from '../../shell/ui/PartBoundary.tsx';
import { useColorMode } from '../../navigation/settingsDrawer/useColorMode.ts';
import { useShell } from '../../shell/services/ShellContext.ts';
import type { ChartOption } from './Chart.tsx';
import type { ChartLook } from './chartOptions.ts';

/** echarts is loaded when there is something to draw. */
const Chart = chunked(async () => (await import('./Chart.tsx')).Chart);

interface ChartPanelProps {
  readonly title: string;
  /** Switches between views of the chart. */
  readonly choice?: ReactNode;
  /** Table with the data of the chart, for assistive technology; without rows no chart is drawn. */
  readonly head: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
  readonly optionOf: (look: ChartLook) => ChartOption;
}

const DataTable = ({ title, head, rows }: Pick<ChartPanelProps, 'title' | 'head' | 'rows'>) => (
  <table className="only-spoken">
    <caption>{title}</caption>
    <thead>
      <tr>
        {head.map((cell) => (
          <th key={cell} scope="col">
            {cell}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([first = '', ...cells]) => (
        <tr key={first}>
          <th scope="row">{first}</th>
          {cells.map((cell, index) => (
            <td key={head[index + 1]}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

export function ChartPanel({ title, choice, head, rows, optionOf }: ChartPanelProps) {
  const { settings } = useShell();
  const { color } = useSnapshot(settings.state);
  const mode = useColorMode();
  const narrow = useViewport() === 'mobile';
  const option = useMemo(() => optionOf({ mode, color, narrow }), [optionOf, mode, color, narrow]);
  return (
    <Card size="small" title={<h2>{title}</h2>} extra={choice}>
      {rows.length === 0 ? (
        <EmptyState text={t('dashboard.noData')} />
      ) : (
        <>
          <PartBoundary waiting={<div className="dashboard-chart" />}>
            <Chart option={option} />
          </PartBoundary>
          <DataTable title={title} head={head} rows={rows} />
        </>
      )}
    </Card>
  );
}
