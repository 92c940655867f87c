import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CompiledPage } from '../../../engine/index.ts';
import { useMedia } from '../../kit/hooks/useMedia.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';

/** Preference of the user, for all pages with a cockpit. */
const SETTING = 'cockpit';

export interface Cockpit {
  /** The page defines a cockpit, and the window is wide enough. */
  readonly isOffered: boolean;
  readonly isOn: boolean;
  readonly toggle: () => void;
}

/**
 * State of the layout in which details take the main area, with the header next to them; the user's choice, on by
 * default.
 */
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
        // The field being edited stays visible.
        document.activeElement?.scrollIntoView({ block: 'nearest' });
      },
    }),
    [isOffered, isWanted, preferences],
  );
}
