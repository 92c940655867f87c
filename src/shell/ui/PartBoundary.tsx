import { Button } from 'antd';
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { forgetFailedChunks } from '../../platform/chunks/chunked.tsx';
import { t } from '../../platform/locales/t.ts';
import { PageBoundary } from './PageBoundary.tsx';
import { useOutdated } from './useOutdated.ts';
import './partBoundary.css';

interface PartCrashProps {
  readonly error: Error;
  readonly again: () => void;
  readonly onClose: (() => void) | undefined;
}

function PartCrash({ error, again, onClose }: PartCrashProps) {
  const { outdated, startAnew } = useOutdated(error);
  const retry = (): void => {
    forgetFailedChunks();
    again();
  };
  return (
    <div className="part-crash" role="alert" data-floating={onClose !== undefined} title={error.message}>
      <span>{t(outdated ? 'page.partOutdated' : 'page.partFailed')}</span>
      <Button size="small" onClick={outdated ? startAnew : retry}>
        {t(outdated ? 'page.reload' : 'page.retry')}
      </Button>
      {onClose && (
        <Button size="small" type="text" onClick={onClose}>
          {t('page.close')}
        </Button>
      )}
    </div>
  );
}

interface PartBoundaryProps {
  readonly children: ReactNode;
  /** Placeholder while the part is loading. Default: nothing. */
  readonly waiting?: ReactNode;
  /** Closes the part: for a dialog, which has no place of its own to show a failure. */
  readonly onClose?: () => void;
}

/** Boundary of a lazy part of a page: when it fails to load, the page continues, and the part can be retried. */
export const PartBoundary = ({ children, waiting = null, onClose }: PartBoundaryProps) => (
  <PageBoundary renderCrash={(error, again) => <PartCrash error={error} again={again} onClose={onClose} />}>
    <Suspense fallback={waiting}>{children}</Suspense>
  </PageBoundary>
);
