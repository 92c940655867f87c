import { ChunkError } from '../platform/chunks/chunkError.ts';
import { forgetFailedChunks } from '../platform/chunks/chunked.tsx';
import { t } from '../platform/locales/t.ts';
import { HOME_PATH } from '../platform/config/paths.ts';
import { useOutdated } from '../shell/ui/useOutdated.ts';
import '../shell/ui/messagePage.css';

interface CrashedAppProps {
  readonly error: Error;
  readonly onRetry: () => void;
}

/** Title for the part that failed to load. */
function titleOf(error: Error, outdated: boolean): string {
  if (outdated) return t('page.outdated');
  return t(error instanceof ChunkError ? 'page.failed' : 'page.crashed');
}

/** Shown when the shell crashed or failed to load. Uses no component that could have caused it. */
export function CrashedApp({ error, onRetry }: CrashedAppProps) {
  const { outdated, startAnew } = useOutdated(error);
  const retry = (): void => {
    forgetFailedChunks();
    onRetry();
  };
  return (
    <div className="message-page" role="alert">
      {!(error instanceof ChunkError) && (
        <p className="message-page-code" aria-hidden="true">
          500
        </p>
      )}
      <h1>{titleOf(error, outdated)}</h1>
      {outdated && <p>{t('page.outdatedText')}</p>}
      <code>{error.message}</code>
      <p>
        <button type="button" onClick={outdated ? startAnew : retry}>
          {t(outdated ? 'page.reload' : 'page.retry')}
        </button>{' '}
        <a href={HOME_PATH}>{t('notFound.home')}</a>
      </p>
    </div>
  );
}
