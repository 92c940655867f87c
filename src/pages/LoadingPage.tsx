import { useFace } from '../shell/keyboard/pageKeys.ts';
import { t } from '../platform/locales/t.ts';

/** Stands for a page that is still coming; letters that are typed ahead of it are kept. */
export const LoadingPage = () => (
  <div ref={useFace()} className="shell-loading">
    {t('app.loading')}
  </div>
);
