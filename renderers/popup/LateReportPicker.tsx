import { useEffect } from 'react';
import { useLatest } from '../hooks/useLatest.ts';
import { LateFailure } from '../late/LateFailure.tsx';
import { lateComponent } from '../late/lateComponent.ts';
import type { Ports } from '../ports/ports.ts';
import type { ReportPickerProps } from '../reportPicker/ReportPicker.tsx';

/** Nobody waits any more for what could not be fetched. */
function GivenUp({ onClose }: Pick<ReportPickerProps, 'onClose'>) {
  const latest = useLatest(onClose);
  useEffect(() => latest.current(), [latest]);
  return null;
}

/** The dialog comes in a chunk of its own, fetched as soon as something on the page opens it. */
export const LateReportPicker = lateComponent<ReportPickerProps & Pick<Ports, 't'>>(
  () => import('../reportPicker/ReportPicker.tsx').then((module) => module.ReportPicker),
  {
    failed: ({ silent, t, onClose }, retry) =>
      silent ? <GivenUp onClose={onClose} /> : <LateFailure takesFocus t={t} onRetry={retry} onClose={onClose} over />,
  },
);
