import { Button } from 'antd';
import { useState } from 'react';
import { ChunkError } from '../../platform/chunks/chunkError.ts';
import { forgetFailedChunks } from '../../platform/chunks/chunked.tsx';
import { t } from '../../platform/locales/t.ts';
import { copyText, errorDetails } from './errorDetails.ts';
import { ExceptionPage } from './ExceptionPage.tsx';
import { FailedPage } from './FailedPage.tsx';
import { useOutdated } from './useOutdated.ts';

interface PageCrashProps {
  readonly error: Error;
  readonly again: () => void;
}

function Outdated({ error, onReload }: { readonly error: Error; readonly onReload: () => void }) {
  return (
    <div className="message-page" role="alert">
      <h1>{t('page.outdated')}</h1>
      <p>{t('page.outdatedText')}</p>
      <Button type="primary" onClick={onReload}>
        {t('page.reload')}
      </Button>
      <code>{error.message}</code>
    </div>
  );
}

function CopyDetails({ error }: { readonly error: Error }) {
  const [copied, setCopied] = useState(false);
  const copy = (): void => {
    const circumstances = { path: window.location.pathname, time: new Date(), browser: navigator.userAgent };
    setCopied(copyText(errorDetails(error, circumstances)));
  };
  return (
    <p className="crash-copy">
      <Button size="small" type="link" onClick={copy}>
        {t('page.copyDetails')}
      </Button>
      <span role="status">{copied && t('page.copied')}</span>
    </p>
  );
}

/** Fallback of a page that crashed or failed to load. Other tabs are not affected. */
export function PageCrash({ error, again }: PageCrashProps) {
  const { outdated, startAnew } = useOutdated(error);
  if (outdated) return <Outdated error={error} onReload={startAnew} />;
  const retry = (): void => {
    forgetFailedChunks();
    again();
  };
  if (error instanceof ChunkError)
    return (
      <FailedPage text={t('page.chunkText')} onRetry={retry}>
        <code>{error.message}</code>
      </FailedPage>
    );
  return (
    <div role="alert">
      <ExceptionPage code="500" detail={error.message} onRetry={retry} />
      <CopyDetails error={error} />
    </div>
  );
}
