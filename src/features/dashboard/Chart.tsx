import { BarChart, LineChart, PieChart } from 'echarts/charts';
import type { BarSeriesOption, LineSeriesOption, PieSeriesOption } from 'echarts/charts';
import { GridComponent, LegendComponent, TooltipComponent } from 'echarts/components';
import type { GridComponentOption, LegendComponentOption, TooltipComponentOption } from 'echarts/components';
import { init, use as register } from 'echarts/core';
import type { ComposeOption, EChartsType } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { useEffect, useRef } from 'react';

// Registers only what the dashboard and reports draw; SVG stays sharp and complies with the content security policy.
register([BarChart, LineChart, PieChart, GridComponent, LegendComponent, TooltipComponent, SVGRenderer]);

export type ChartOption = ComposeOption<
  | BarSeriesOption
  | LineSeriesOption
  | PieSeriesOption
  | GridComponentOption
  | LegendComponentOption
  | TooltipComponentOption
>;

/** Chart hidden from assistive technology; a table next to it contains the same data. */
export function Chart({ option }: { readonly option: ChartOption }) {
  const element = useRef<HTMLDivElement>(null);
  const chart = useRef<EChartsType | null>(null);
  useEffect(() => {
    if (element.current === null) return undefined;
    const drawn = init(element.current, null, { renderer: 'svg' });
    chart.current = drawn;
    const svg = element.current.querySelector('svg');
    // On paper the chart is scaled to the page width (dashboard.css), which requires a viewBox.
    const tellMeasures = (): void => svg?.setAttribute('viewBox', `0 0 ${drawn.getWidth()} ${drawn.getHeight()}`);
    tellMeasures();
    // A hidden tab has size 0: the chart is unchanged until it is shown again with another size.
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      const isSame = Math.abs(drawn.getWidth() - width) < 1 && Math.abs(drawn.getHeight() - height) < 1;
      if (width === 0 || isSame) return;
      drawn.resize();
      tellMeasures();
    });
    observer.observe(element.current);
    return () => {
      observer.disconnect();
      drawn.dispose();
      chart.current = null;
    };
  }, []);
  // Figures are reloaded whenever the dashboard is shown; they are mostly unchanged.
  const content = JSON.stringify(option);
  useEffect(() => {
    const newest = JSON.parse(content) as ChartOption;
    chart.current?.setOption(newest, { notMerge: true });
  }, [content]);
  return <div ref={element} className="dashboard-chart" aria-hidden="true" />;
}
