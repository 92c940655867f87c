import type { ReactNode } from 'react';
import { lazyComponent } from '../../kit/lazy/lazyComponent.ts';

export interface SafeHtmlProps {
  readonly html: string;
  /** Rendered when the sanitizer could not be loaded. */
  readonly renderFailed: (retry: () => void) => ReactNode;
}

/** Includes the sanitizer, in a separate chunk: few pages show HTML. */
const CleanedHtml = lazyComponent<SafeHtmlProps>(
  () => import('./CleanedHtml.tsx').then((module) => module.CleanedHtml),
  { failed: ({ renderFailed }, retry) => renderFailed(retry) },
);

/** Shows HTML written by users, sanitized again; no other component shows HTML. */
export const SafeHtml = (props: SafeHtmlProps) => <CleanedHtml {...props} />;
