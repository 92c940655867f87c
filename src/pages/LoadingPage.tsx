import { useLayoutEffect, useRef } from 'react';
import { usePageKeys } from '../keyboard/pageKeys.ts';
import { t } from '../locales/t.ts';

/** Stands for a page that is still coming; letters that are typed ahead of it are kept. */
export function LoadingPage() {
  const face = useRef<HTMLDivElement>(null);
  const keys = usePageKeys();
  useLayoutEffect(() => (face.current === null ? undefined : keys.keep(face.current)), [keys]);
  return (
    <div ref={face} className="shell-loading">
      {t('app.loading')}
    </div>
  );
}
