import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ChunkError } from '../chunks/chunkError.ts';
import { forgetFailedChunks } from '../chunks/chunked.tsx';
import { t } from '../locales/t.ts';
import { useShell } from '../shell/ShellContext.ts';
import { copyText, errorDetails } from './errorDetails.ts';
import { ExceptionPage } from './ExceptionPage.tsx';

interface PageCrashProps {
  readonly error: Error;
  readonly again: () => void;
}

/** The part belongs to an older release than the server's: only a fresh page has the newer one. */
const needsReload = (error: Error): boolean =>
  error instanceof ChunkError && (error.fault === 'missing' || error.fault === 'style');

/** A newer release: the page is loaded anew by itself once, where nothing is unsaved; else when the user says so. */
function Outdated({ error }: { readonly error: Error }) {
  const { tabs, reload, mayReload } = useShell();
  const { pathname, search } = useLocation();
  const path = pathname + search;
  useEffect(() => {
    if (!tabs.anyDirty() && mayReload()) reload(path);
  }, [tabs, mayReload, reload, path]);
  return (
    <div className="message-page" role="alert">
      <h1>{t('page.outdated')}</h1>
      <p>{t('page.outdatedText')}</p>
      <Button type="primary" onClick={() => reload(path)}>
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

/** What stands in the place of a page that crashed, or that did not come. The other tabs know nothing of it. */
export function PageCrash({ error, again }: PageCrashProps) {
  if (needsReload(error)) return <Outdated error={error} />;
  const retry = (): void => {
    forgetFailedChunks();
    again();
  };
  if (error instanceof ChunkError)
    return (
      <div className="message-page" role="alert">
        <h1>{t('page.failed')}</h1>
        <p>{t('page.chunkText')}</p>
        <Button type="primary" onClick={retry}>
          {t('page.retry')}
        </Button>
        <code>{error.message}</code>
      </div>
    );
  return (
    <div role="alert">
      <ExceptionPage code="500" detail={error.message} onRetry={retry} />
      <CopyDetails error={error} />
    </div>
  );
}
