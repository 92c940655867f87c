import { Segmented } from 'antd';
import { useCallback, useState } from 'react';
import { t } from '../../platform/locales/t.ts';
import type { ShellTextKey } from '../../platform/locales/t.ts';
import { ChartPanel } from './ChartPanel.tsx';
import { partName, shareOption, trendOption } from './chartOptions.ts';
import type { ChartLook } from './chartOptions.ts';
import type { Dashboard, Period, Share } from '../../../contract/dashboard.ts';

interface TrendProps {
  readonly dashboard: Dashboard;
  readonly period: Period;
  readonly onPeriod: (period: Period) => void;
}

/** Declarations by day or month. */
export function Trend({ dashboard, period, onPeriod }: TrendProps) {
  const { pages, steps, trend } = dashboard;
  const counted = pages.filter(({ isCounted }) => isCounted);
  const rows = steps
    .map((step) => [
      step,
      ...counted.map(({ id }) => trend.find((one) => one.step === step && one.pageId === id)?.records ?? 0),
    ])
    .filter((row) => row.some((cell) => typeof cell === 'number' && cell > 0));
  return (
    <ChartPanel
      title={t('dashboard.trend')}
      choice={
        <Segmented<Period>
          size="small"
          aria-label={t('dashboard.period')}
          value={period}
          onChange={onPeriod}
          options={[
            { value: 'days', label: t('dashboard.days') },
            { value: 'months', label: t('dashboard.months') },
          ]}
        />
      }
      head={[t(period === 'days' ? 'dashboard.day' : 'dashboard.monthOf'), ...counted.map(({ title }) => title)]}
      rows={rows}
      optionOf={useCallback((look: ChartLook) => trendOption(dashboard, look), [dashboard])}
    />
  );
}

/** Kinds of declarations title a column differently; these titles fit all of them. */
const TITLES: ReadonlyMap<string, ShellTextKey> = new Map([
  ['tradeCountry', 'dashboard.by.tradeCountry'],
  ['tradeMode', 'dashboard.by.tradeMode'],
  ['iePort', 'dashboard.by.iePort'],
]);

const titleOf = ({ key, title }: Share): string => {
  const known = TITLES.get(key);
  return known === undefined ? title : t(known);
};

const NO_SHARE: Share = { key: '', title: '', parts: [] };

/** Breakdown of the declarations of the period by one of their columns. */
export function Shares({ shares }: Pick<Dashboard, 'shares'>) {
  const [chosen, setChosen] = useState('');
  const share = shares.find(({ key }) => key === chosen) ?? shares[0] ?? NO_SHARE;
  return (
    <ChartPanel
      title={t('dashboard.shares')}
      choice={
        shares.length > 1 && (
          <Segmented
            size="small"
            aria-label={t('dashboard.sharesBy')}
            value={share.key}
            onChange={setChosen}
            options={shares.map((one) => ({ value: one.key, label: titleOf(one) }))}
          />
        )
      }
      head={[titleOf(share), t('dashboard.records')]}
      rows={share.parts.map((part) => [partName(part), part.records])}
      optionOf={useCallback((look: ChartLook) => shareOption(share, look), [share])}
    />
  );
}
