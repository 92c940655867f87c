import type { DrawnChart } from '../../../renderers/index.ts';
import { t } from '../../platform/locales/t.ts';
import type { ColorMode } from '../../navigation/settingsDrawer/useColorMode.ts';
import type { ChartOption } from './Chart.tsx';
import type { Dashboard, Share, SharePart } from '../../../contract/dashboard.ts';

export interface ChartLook {
  readonly mode: ColorMode;
  /** Primary colour of the theme. */
  readonly color: string;
  readonly narrow: boolean;
}

/** Colours after the primary one; distinguishable in both modes and by most people with colour vision deficiency. */
const PALETTE = ['#13a8a8', '#f5a623', '#9254de', '#e8684a', '#6dc8ec', '#5d7092', '#ff99c3', '#78b865'];

const inks = (mode: ColorMode) =>
  mode === 'dark'
    ? { text: '#93a0ae', line: '#28313b', surface: '#1e2630', strong: '#d9e0e8' }
    : { text: '#5d6b7b', line: '#dde3ea', surface: '#ffffff', strong: '#16202c' };

const frame = ({ mode, color }: ChartLook): ChartOption => {
  const { surface, line, strong } = inks(mode);
  return {
    animation: false,
    color: [color, ...PALETTE],
    tooltip: { backgroundColor: surface, borderColor: line, textStyle: { color: strong, fontSize: 12 }, confine: true },
  };
};

/** Axes with values upward and names along the horizontal axis. */
const axes = ({ mode }: ChartLook, names: readonly string[]): ChartOption => {
  const { text, line } = inks(mode);
  return {
    grid: { left: 8, right: 8, top: 32, bottom: 4, outerBoundsMode: 'same', outerBoundsContain: 'axisLabel' },
    xAxis: {
      type: 'category',
      data: [...names],
      axisLabel: { color: text, hideOverlap: true },
      axisLine: { lineStyle: { color: line } },
      axisTick: { show: false },
    },
    yAxis: { type: 'value', axisLabel: { color: text }, splitLine: { lineStyle: { color: line } } },
  };
};

/** Declarations by day or month, as bars stacked by kind. */
export function trendOption({ pages, steps, trend }: Dashboard, look: ChartLook): ChartOption {
  const { text, line } = inks(look.mode);
  const counts = new Map(trend.map(({ step, pageId, records }) => [`${step} ${pageId}`, records]));
  const base = frame(look);
  const counted = pages.filter(({ isCounted }) => isCounted);
  const last = counted.length - 1;
  const sumOf = (step: string): number => counted.reduce((sum, { id }) => sum + (counts.get(`${step} ${id}`) ?? 0), 0);
  const labelled = { show: true, position: 'top' as const, color: text, fontSize: 10 };
  return {
    ...base,
    tooltip: { ...base.tooltip, trigger: 'axis' },
    legend: { top: 0, left: 'center', textStyle: { color: text }, itemWidth: 12, itemHeight: 8 },
    ...axes(
      look,
      steps.map((step) => step.slice(5)),
    ),
    yAxis: { type: 'value', minInterval: 1, axisLabel: { color: text }, splitLine: { lineStyle: { color: line } } },
    series: counted.map(({ id, title }, index) => ({
      type: 'bar',
      name: title,
      stack: 'records',
      barMaxWidth: 18,
      data: steps.map((step) => {
        const value = counts.get(`${step} ${id}`) ?? 0;
        // The sum is shown on the topmost bar of a step; not when it is 0.
        return index === last && sumOf(step) > 0
          ? { value, label: { ...labelled, formatter: String(sumOf(step)) } }
          : value;
      }),
    })),
  };
}

export const partName = ({ code, text }: SharePart): string => {
  if (code === null) return t('dashboard.others');
  return code === '' ? t('dashboard.notGiven') : text || code;
};

/** A ring chart with its part names. */
function ring(
  name: string,
  data: readonly { readonly name: string; readonly value: number }[],
  look: ChartLook,
): ChartOption {
  const { text, surface } = inks(look.mode);
  return {
    ...frame(look),
    legend: {
      type: 'scroll',
      textStyle: { color: text, width: 110, overflow: 'truncate' },
      itemWidth: 10,
      itemHeight: 10,
      ...(look.narrow
        ? { bottom: 0, left: 'center', orient: 'horizontal' }
        : { top: 'middle', right: 0, orient: 'vertical' }),
    },
    series: [
      {
        type: 'pie',
        name,
        radius: ['46%', '72%'],
        center: look.narrow ? ['50%', '42%'] : ['34%', '50%'],
        label: { show: false },
        itemStyle: { borderColor: surface, borderWidth: 1 },
        data: [...data],
      },
    ],
  };
}

/** Breakdown of declarations: bars from the top, each with name and figure. */
export function shareOption({ title, parts }: Share, look: ChartLook): ChartOption {
  const { text, line } = inks(look.mode);
  return {
    ...frame(look),
    grid: { left: 8, right: 36, top: 4, bottom: 4, outerBoundsMode: 'same', outerBoundsContain: 'axisLabel' },
    xAxis: { type: 'value', show: false },
    yAxis: {
      type: 'category',
      inverse: true,
      data: parts.map(partName),
      axisLabel: { color: text, width: look.narrow ? 90 : 130, overflow: 'truncate' },
      axisLine: { lineStyle: { color: line } },
      axisTick: { show: false },
    },
    series: [
      {
        type: 'bar',
        name: title,
        barMaxWidth: 16,
        label: { show: true, position: 'right', color: text },
        data: parts.map(({ records }) => records),
      },
    ],
  };
}

/** Number precision suffices for drawing: the table contains the exact figures. */
const drawn = (text: string | null | undefined): number => Number(text ?? 0);

/** Chart of the rows of a report. A ring shows only the first series. */
export function reportOption({ kind, heads: [, ...series], rows }: DrawnChart, look: ChartLook): ChartOption {
  const [first = ''] = series;
  if (kind === 'pie')
    return ring(
      first,
      rows.map(([name, value]) => ({ name, value: drawn(value) })),
      look,
    );
  const { text } = inks(look.mode);
  const base = frame(look);
  return {
    ...base,
    tooltip: { ...base.tooltip, trigger: 'axis' },
    legend: { top: 0, left: 'center', textStyle: { color: text }, itemWidth: 12, itemHeight: 8 },
    ...axes(
      look,
      rows.map(([name]) => name),
    ),
    series: series.map((name, index) => ({
      type: kind,
      name,
      data: rows.map(([, ...values]) => drawn(values[index])),
      ...(kind === 'bar' && { barMaxWidth: 28 }),
    })),
  };
}
