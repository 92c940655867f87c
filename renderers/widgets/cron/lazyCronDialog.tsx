import { lazyDialog } from '../../kit/lazy/lazyPart.tsx';
import { lazyComponent } from '../../kit/lazy/lazyComponent.ts';
import type { CronDialogProps } from './CronDialog.tsx';
import type { CronTextProps } from './CronText.tsx';

/** The dialog with its next runs, lazy-loaded on demand. */
export const LazyCronDialog = lazyDialog<CronDialogProps>(() =>
  import('./CronDialog.tsx').then((module) => module.CronDialog),
);

/** Description of an expression; until it is loaded, or when loading fails, only the expression. */
export const LazyCronText = lazyComponent<CronTextProps>(
  () => import('./CronText.tsx').then((module) => module.CronText),
  { waiting: ({ value }) => <span>{value}</span>, failed: ({ value }) => <span>{value}</span> },
);
