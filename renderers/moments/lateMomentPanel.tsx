import { lateComponent } from '../late/lateComponent.ts';
import { LateMark, type LateMarkProps } from '../late/LateMark.tsx';
import type { MomentPanelProps } from './MomentPanel.tsx';

/** Calendar and clock come in a chunk of their own; typing does not wait for them. */
export const LateMomentPanel = lateComponent<MomentPanelProps & LateMarkProps>(
  () => import('./MomentPanel.tsx').then((module) => module.MomentPanel),
  { failed: ({ t }, retry) => <LateMark t={t} onRetry={retry} /> },
);
