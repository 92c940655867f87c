import { lazyDialog } from '../../kit/lazy/lazyPart.tsx';
import { lazyComponent } from '../../kit/lazy/lazyComponent.ts';
import type { CronDialogProps } from './CronDialog.tsx';
import type { CronTextProps } from './CronText.tsx';

/** The dialog with its runs comes in a chunk of its own, when it is asked for. */
export const LazyCronDialog = lazyDialog<CronDialogProps>(() =>
  import('./CronDialog.tsx').then((module) => module.CronDialog),
);

/** What an expression says; until that is there, or where it cannot be fetched, the expression alone. */
export const LazyCronText = lazyComponent<CronTextProps>(
  () => import('./CronText.tsx').then((module) => module.CronText),
  { waiting: ({ value }) => <span>{value}</span>, failed: ({ value }) => <span>{value}</span> },
);
