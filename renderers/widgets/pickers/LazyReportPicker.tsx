import { useEffect } from 'react';
import { useLatest } from '../../kit/hooks/useLatest.ts';
import { LazyFailure } from '../../kit/lazy/LazyFailure.tsx';
import { lazyComponent } from '../../kit/lazy/lazyComponent.ts';
import type { Ports } from '../../kit/ports/ports.ts';
import type { ReportPickerProps } from '../reports/ReportPicker.tsx';

/** Nobody waits any more for what could not be fetched. */
function GivenUp({ onClose }: Pick<ReportPickerProps, 'onClose'>) {
  const latest = useLatest(onClose);
  useEffect(() => latest.current(), [latest]);
  return null;
}

/** The dialog comes in a chunk of its own, fetched as soon as something on the page opens it. */
export const LazyReportPicker = lazyComponent<ReportPickerProps & Pick<Ports, 't'>>(
  () => import('../reports/ReportPicker.tsx').then((module) => module.ReportPicker),
  {
    failed: ({ silent, t, onClose }, retry) =>
      silent ? <GivenUp onClose={onClose} /> : <LazyFailure takesFocus t={t} onRetry={retry} onClose={onClose} over />,
  },
);
