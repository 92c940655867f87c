import { useFace } from '../shell/keyboard/pageKeys.ts';
import { t } from '../platform/locales/t.ts';

/** Placeholder of a loading page; buffers keystrokes. */
export const LoadingPage = () => (
  <div ref={useFace()} className="shell-loading">
    {t('app.loading')}
  </div>
);
