import { lazy, Suspense } from 'react';

/** With what cleans, in a chunk of its own: few pages show HTML. */
const CleanedHtml = lazy(async () => ({ default: (await import('./CleanedHtml.tsx')).CleanedHtml }));

/** HTML that people wrote, cleaned again before it is shown; nothing else shows any. */
export function SafeHtml({ html }: { readonly html: string }) {
  return (
    <Suspense fallback={null}>
      <CleanedHtml html={html} />
    </Suspense>
  );
}
