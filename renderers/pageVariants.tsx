import type { ReactNode } from 'react';
import type { FormPageProps } from './pages/form/FormPage.tsx';
import { lazyComponent, type LazyComponent } from './kit/lazy/lazyComponent.ts';
import { LazyFailure } from './kit/lazy/LazyFailure.tsx';
import { LoadingFace } from './kit/lazy/LoadingFace.tsx';
import type { PageListProps } from './pages/formOverlay/PageList.tsx';
import { usePorts } from './kit/ports/portsContext.ts';

interface Awaited {
  /** Keeps the place of the face until it is there. */
  readonly waiting: ReactNode;
}

/** What is typed ahead of a face is kept until it can be tried again. */
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

/** The list of a page: who only looks for records loads no form. */
export const LazyList: LazyComponent<PageListProps & Awaited> = lazyComponent<PageListProps & Awaited>(
  async () => (await import('./pages/formOverlay/PageList.tsx')).PageList,
  OPTIONS,
);

/** The form of a page: a link to a record loads no list. */
export const LazyForm: LazyComponent<FormPageProps & Awaited> = lazyComponent<FormPageProps & Awaited>(
  async () => (await import('./pages/form/FormPage.tsx')).FormPage,
  OPTIONS,
);

/** Fetches what draws lists or forms, before a page is there to be drawn. What fails here is met by the page. */
export const prepareFace = (kind: 'list' | 'form'): Promise<void> => (kind === 'list' ? LazyList : LazyForm).prefetch();
