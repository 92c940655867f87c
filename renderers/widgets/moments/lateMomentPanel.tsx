import { lateComponent } from '../../kit/lazy/lateComponent.ts';
import { LateMark, type LateMarkProps } from '../../kit/lazy/LateMark.tsx';
import type { MomentPanelProps } from './MomentPanel.tsx';

/** Calendar and clock come in a chunk of their own; typing does not wait for them. */
export const LateMomentPanel = lateComponent<MomentPanelProps & LateMarkProps>(
  () => import('./MomentPanel.tsx').then((module) => module.MomentPanel),
  { failed: ({ t }, retry) => <LateMark t={t} onRetry={retry} /> },
);
