import { useEffect, useState } from 'react';
import { chunked } from '../platform/chunks/chunked.tsx';
import { whenIdle } from '../../renderers/index.ts';
import { PartBoundary } from '../shell/ui/PartBoundary.tsx';
import type { MenuDrawerProps } from './MenuDrawer.tsx';

const MenuDrawer = chunked(async () => (await import('./MenuDrawer.tsx')).MenuDrawer);

/** Side menu on a phone; not loaded in wide windows. */
export function LazyMenuDrawer(props: MenuDrawerProps) {
  const { open, onClose } = props;
  const [wasOpened, setWasOpened] = useState(false);
  useEffect(() => whenIdle(() => void MenuDrawer.prepare()), []);
  if (open && !wasOpened) setWasOpened(true);
  if (!wasOpened) return null;
  return (
    <PartBoundary
      onClose={() => {
        setWasOpened(false);
        onClose();
      }}
    >
      <MenuDrawer {...props} />
    </PartBoundary>
  );
}
