import { Link } from 'react-router-dom';
import { t } from '../locales/t.ts';
import { HOME_PATH } from '../routes/paths.ts';
import './messagePage.css';

export function NotFoundPage() {
  return (
    <div className="message-page">
      <p className="message-page-code" aria-hidden="true">
        {t('notFound.title')}
      </p>
      <h1>{t('notFound.text')}</h1>
      <Link to={HOME_PATH}>{t('notFound.home')}</Link>
    </div>
  );
}
