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

/** What did not come, by its text. */
function titleOf(error: Error, outdated: boolean): string {
  if (outdated) return t('page.outdated');
  return t(error instanceof ChunkError ? 'page.failed' : 'page.crashed');
}

/** Where everything around the pages crashed or did not come. It draws with nothing that could have been the reason. */
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
