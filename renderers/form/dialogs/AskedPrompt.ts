import { lazyDialog } from '../../kit/lazy/lazyPart.tsx';

/** The prompt in a chunk of its own; what is typed ahead of it lands in its field. */
export const AskedPrompt = lazyDialog(() => import('./PromptDialog.tsx').then((module) => module.PromptDialog));
