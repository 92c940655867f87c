import type { ReactNode } from 'react';
import { lazyComponent } from '../../kit/lazy/lazyComponent.ts';

export interface SafeHtmlProps {
  readonly html: string;
  /** What stands there when that which cleans could not be fetched. */
  readonly renderFailed: (retry: () => void) => ReactNode;
}

/** With what cleans, in a chunk of its own: few pages show HTML. */
const CleanedHtml = lazyComponent<SafeHtmlProps>(
  () => import('./CleanedHtml.tsx').then((module) => module.CleanedHtml),
  { failed: ({ renderFailed }, retry) => renderFailed(retry) },
);

/** HTML that people wrote, cleaned again before it is shown; nothing else shows any. */
export const SafeHtml = (props: SafeHtmlProps) => <CleanedHtml {...props} />;
