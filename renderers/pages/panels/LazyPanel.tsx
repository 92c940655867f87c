import { lazyDialog } from '../../kit/lazy/lazyPart.tsx';
import type { PanelOverPageProps } from './PanelOverPage.tsx';

/** The frame of an editor, lazy-loaded with the first one that is opened. */
export const LazyPanel = lazyDialog<PanelOverPageProps>(() =>
  import('./PanelOverPage.tsx').then((module) => module.PanelOverPage),
);
