import { useMemo, useState } from 'react';
import { lazyComponent } from '../../../kit/lazy/lazyComponent.ts';
import type { TableNotice } from './notice.ts';

const Notices = lazyComponent(() => import('./Notices.tsx').then((module) => module.Notices), {
  failed: ({ notices }: { readonly notices: readonly TableNotice[] }) => (
    <div className="wb-late" role="alert">
      {notices.at(-1)?.text}
    </div>
  ),
});

/** Messages at the top of the window, in the table's theme; `holder` has to be rendered. */
export function useNotices() {
  const [notices, setNotices] = useState<readonly TableNotice[]>([]);
  const notify = useMemo(() => {
    const tell = (kind: TableNotice['kind']) => (text: string) => setNotices((told) => [...told, { kind, text }]);
    return { success: tell('success'), warning: tell('warning'), error: tell('error') };
  }, []);
  return { notify, holder: notices.length > 0 && <Notices notices={notices} /> };
}
