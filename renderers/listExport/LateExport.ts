import { lateDialog } from '../late/latePart.tsx';

/** The dialog of an export, which comes when somebody exports. */
export const LateExport = lateDialog(() => import('./ExportDialog.tsx').then((module) => module.ExportDialog));
