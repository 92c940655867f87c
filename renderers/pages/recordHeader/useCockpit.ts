import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CompiledPage } from '../../../engine/index.ts';
import { useMedia } from '../../kit/hooks/useMedia.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';

/** Of the user, for all pages that ask for it. */
const SETTING = 'cockpit';

export interface Cockpit {
  /** The page asks for it, and the window is wide enough. */
  readonly isOffered: boolean;
  readonly isOn: boolean;
  readonly toggle: () => void;
}

/** Whether details are the main stage with the head beside them; the user's choice, on to begin with. */
export function useCockpit({ form }: CompiledPage): Cockpit {
  const { preferences } = usePorts();
  const isWide = useMedia('(min-width: 1280px)');
  const [isWanted, setIsWanted] = useState(() => preferences?.get(SETTING) !== false);
  const isOffered = form.cockpit !== undefined && isWide;
  return useMemo(
    () => ({
      isOffered,
      isOn: isWanted && isOffered,
      toggle: () => {
        preferences?.set(SETTING, !isWanted);
        flushSync(() => setIsWanted(!isWanted));
        // What was being filled in stays in sight.
        document.activeElement?.scrollIntoView({ block: 'nearest' });
      },
    }),
    [isOffered, isWanted, preferences],
  );
}
