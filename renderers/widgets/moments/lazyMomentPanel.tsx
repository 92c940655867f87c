import { lazyComponent } from '../../kit/lazy/lazyComponent.ts';
import { LazyMark, type LazyMarkProps } from '../../kit/lazy/LazyMark.tsx';
import type { MomentPanelProps } from './MomentPanel.tsx';

/** Calendar and clock, lazy-loaded; typing does not wait for them. */
export const LazyMomentPanel = lazyComponent<MomentPanelProps & LazyMarkProps>(
  () => import('./MomentPanel.tsx').then((module) => module.MomentPanel),
  { failed: ({ t }, retry) => <LazyMark t={t} onRetry={retry} /> },
);
