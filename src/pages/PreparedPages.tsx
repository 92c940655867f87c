import { startTransition, Suspense, useEffect, useState } from 'react';
import { chunked } from '../platform/chunks/chunked.tsx';
import { whenIdle } from '../../renderers/index.ts';
import { PageBoundary } from '../shell/ui/PageBoundary.tsx';
import { prepareSchemaPages } from './RoutePage.tsx';

const KeptStyles = chunked(async () => (await import('./KeptStyles.ts')).KeptStyles);
const KeysHelp = chunked(async () => (await import('./KeysHelp.tsx')).KeysHelp);

/** Prefetches what schema pages need, and keeps their styles mounted. A load failure is handled by the page. */
export function PreparedPages() {
  const [fetched, setFetched] = useState(false);
  const [drawn, setDrawn] = useState(false);
  useEffect(() => {
    const fetch = async (): Promise<void> => {
      await prepareSchemaPages();
      setFetched(true);
    };
    return whenIdle(() => void fetch());
  }, []);
  useEffect(() => (fetched ? whenIdle(() => startTransition(() => setDrawn(true))) : undefined), [fetched]);
  if (!drawn) return null;
  return (
    <PageBoundary renderCrash={() => null}>
      <Suspense>
        <KeptStyles />
        <KeysHelp />
      </Suspense>
    </PageBoundary>
  );
}
