import { BarChart, PieChart } from 'echarts/charts';
import type { BarSeriesOption, PieSeriesOption } from 'echarts/charts';
import { GridComponent, LegendComponent, TooltipComponent } from 'echarts/components';
import type { GridComponentOption, LegendComponentOption, TooltipComponentOption } from 'echarts/components';
import { init, use as register } from 'echarts/core';
import type { ComposeOption, EChartsType } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { useEffect, useRef } from 'react';

// Only what the dashboard draws; SVG stays sharp and needs nothing that the content security policy forbids.
register([BarChart, PieChart, GridComponent, LegendComponent, TooltipComponent, SVGRenderer]);

export type ChartOption = ComposeOption<
  BarSeriesOption | PieSeriesOption | GridComponentOption | LegendComponentOption | TooltipComponentOption
>;

/** A drawing for the eye; what it says stands in a table beside it for everybody else. */
export function Chart({ option }: { readonly option: ChartOption }) {
  const element = useRef<HTMLDivElement>(null);
  const chart = useRef<EChartsType | null>(null);
  useEffect(() => {
    if (element.current === null) return undefined;
    const drawn = init(element.current, null, { renderer: 'svg' });
    chart.current = drawn;
    // Also when a hidden tab is shown again.
    const observer = new ResizeObserver(() => drawn.resize());
    observer.observe(element.current);
    return () => {
      observer.disconnect();
      drawn.dispose();
      chart.current = null;
    };
  }, []);
  useEffect(() => void chart.current?.setOption(option, { notMerge: true }), [option]);
  return <div ref={element} className="dashboard-chart" aria-hidden="true" />;
}
