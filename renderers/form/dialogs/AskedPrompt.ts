import { lazyDialog } from '../../kit/lazy/lazyPart.tsx';

/** The prompt, lazy-loaded in a separate chunk; text typed while it loads goes into its field. */
export const AskedPrompt = lazyDialog(() => import('./PromptDialog.tsx').then((module) => module.PromptDialog));
