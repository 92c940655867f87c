import { useEffect } from 'react';
import { useLatest } from '../../kit/hooks/useLatest.ts';
import { LazyFailure } from '../../kit/lazy/LazyFailure.tsx';
import { lazyComponent } from '../../kit/lazy/lazyComponent.ts';
import type { Ports } from '../../kit/ports/ports.ts';
import type { ReportPickerProps } from '../reports/ReportPicker.tsx';

/** Stops waiting for a dialog that could not be loaded. */
function GivenUp({ onClose }: Pick<ReportPickerProps, 'onClose'>) {
  const latest = useLatest(onClose);
  useEffect(() => latest.current(), [latest]);
  return null;
}

/** The dialog, in a separate chunk that is prefetched as soon as the page contains something that opens it. */
export const LazyReportPicker = lazyComponent<ReportPickerProps & Pick<Ports, 't'>>(
  () => import('../reports/ReportPicker.tsx').then((module) => module.ReportPicker),
  {
    failed: ({ silent, t, onClose }, retry) =>
      silent ? <GivenUp onClose={onClose} /> : <LazyFailure takesFocus t={t} onRetry={retry} onClose={onClose} over />,
  },
);
