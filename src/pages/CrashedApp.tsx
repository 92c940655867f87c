import { t } from '../locales/t.ts';
import { HOME_PATH } from '../routes/paths.ts';
import './messagePage.css';

interface CrashedAppProps {
  readonly error: Error;
  readonly onRetry: () => void;
}

/** Where everything around the pages crashed. It draws with nothing that could have been the reason. */
export const CrashedApp = ({ error, onRetry }: CrashedAppProps) => (
  <div className="message-page" role="alert">
    <p className="message-page-code" aria-hidden="true">
      500
    </p>
    <h1>{t('page.crashed')}</h1>
    <code>{error.message}</code>
    <p>
      <button type="button" onClick={onRetry}>
        {t('page.retry')}
      </button>{' '}
      <a href={HOME_PATH}>{t('notFound.home')}</a>
    </p>
  </div>
);
