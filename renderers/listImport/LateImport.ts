import { lateDialog } from '../late/latePart.tsx';

/** The dialog of an import, which comes when somebody imports. */
export const LateImport = lateDialog(() => import('./ImportDialog.tsx').then((module) => module.ImportDialog));
