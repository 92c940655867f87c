import type { ReactNode } from 'react';
import type { FormPageProps } from './pages/form/FormPage.tsx';
import { lazyComponent, type LazyComponent } from './kit/lazy/lazyComponent.ts';
import { LazyFailure } from './kit/lazy/LazyFailure.tsx';
import { LoadingFace } from './kit/lazy/LoadingFace.tsx';
import type { PageListProps } from './pages/formOverlay/PageList.tsx';
import { usePorts } from './kit/ports/portsContext.ts';

interface Awaited {
  /** Placeholder while the view is loading. */
  readonly waiting: ReactNode;
}

/** Failed view; buffers what is typed until loading is retried. */
function MissingFace({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = usePorts();
  return (
    <LoadingFace isStuck>
      <LazyFailure t={t} onRetry={onRetry} />
    </LoadingFace>
  );
}

const OPTIONS = {
  waiting: ({ waiting }: Awaited) => <LoadingFace>{waiting}</LoadingFace>,
  failed: (_props: Awaited, retry: () => void) => <MissingFace onRetry={retry} />,
};

/** The list of a page, lazy-loaded: users who only search for records load no form. */
export const LazyList: LazyComponent<PageListProps & Awaited> = lazyComponent<PageListProps & Awaited>(
  async () => (await import('./pages/formOverlay/PageList.tsx')).PageList,
  OPTIONS,
);

/** The form of a page, lazy-loaded: a link to a record loads no list. */
export const LazyForm: LazyComponent<FormPageProps & Awaited> = lazyComponent<FormPageProps & Awaited>(
  async () => (await import('./pages/form/FormPage.tsx')).FormPage,
  OPTIONS,
);

/** Prefetches the code of lists or forms before a page is rendered. The page handles a failure. */
export const prepareFace = (kind: 'list' | 'form'): Promise<void> => (kind === 'list' ? LazyList : LazyForm).prefetch();
