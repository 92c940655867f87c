import { BarChart, LineChart, PieChart } from 'echarts/charts';
import type { BarSeriesOption, LineSeriesOption, PieSeriesOption } from 'echarts/charts';
import { GridComponent, LegendComponent, TooltipComponent } from 'echarts/components';
import type { GridComponentOption, LegendComponentOption, TooltipComponentOption } from 'echarts/components';
import { init, use as register } from 'echarts/core';
import type { ComposeOption, EChartsType } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { useEffect, useRef } from 'react';

// Only what the dashboard and reports draw; SVG stays sharp and needs nothing that the content security policy forbids.
register([BarChart, LineChart, PieChart, GridComponent, LegendComponent, TooltipComponent, SVGRenderer]);

export type ChartOption = ComposeOption<
  | BarSeriesOption
  | LineSeriesOption
  | PieSeriesOption
  | GridComponentOption
  | LegendComponentOption
  | TooltipComponentOption
>;

/** A drawing for the eye; what it says stands in a table beside it for everybody else. */
export function Chart({ option }: { readonly option: ChartOption }) {
  const element = useRef<HTMLDivElement>(null);
  const chart = useRef<EChartsType | null>(null);
  useEffect(() => {
    if (element.current === null) return undefined;
    const drawn = init(element.current, null, { renderer: 'svg' });
    chart.current = drawn;
    const svg = element.current.querySelector('svg');
    // On paper, which is as wide as it is, the drawing is scaled (dashboard.css): for that it has to tell its own measures.
    const tellMeasures = (): void => svg?.setAttribute('viewBox', `0 0 ${drawn.getWidth()} ${drawn.getHeight()}`);
    tellMeasures();
    // A hidden tab has no size: the drawing stays as it is until it is shown again, and then too where its size is the same.
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
  // The figures are asked for whenever the dashboard is shown again; mostly they are the same.
  const content = JSON.stringify(option);
  useEffect(() => {
    const newest = JSON.parse(content) as ChartOption;
    chart.current?.setOption(newest, { notMerge: true });
  }, [content]);
  return <div ref={element} className="dashboard-chart" aria-hidden="true" />;
}
