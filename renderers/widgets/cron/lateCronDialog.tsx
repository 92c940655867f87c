import { lateDialog } from '../../kit/lazy/latePart.tsx';
import { lateComponent } from '../../kit/lazy/lateComponent.ts';
import type { CronDialogProps } from './CronDialog.tsx';
import type { CronTextProps } from './CronText.tsx';

/** The dialog with its runs comes in a chunk of its own, when it is asked for. */
export const LateCronDialog = lateDialog<CronDialogProps>(() =>
  import('./CronDialog.tsx').then((module) => module.CronDialog),
);

/** What an expression says; until that is there, or where it cannot be fetched, the expression alone. */
export const LateCronText = lateComponent<CronTextProps>(
  () => import('./CronText.tsx').then((module) => module.CronText),
  { waiting: ({ value }) => <span>{value}</span>, failed: ({ value }) => <span>{value}</span> },
);
