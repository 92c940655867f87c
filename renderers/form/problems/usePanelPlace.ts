import { useCallback, useState } from 'react';
import { usePorts } from '../../kit/ports/portsContext.ts';

const KEY = 'problem-panel';

/** Pixels: height at the bottom, width at the side. */
const SIZES = { bottom: { least: 120, most: 600, usual: 240 }, side: { least: 240, most: 640, usual: 340 } } as const;

export type PanelSide = keyof typeof SIZES;

interface Kept {
  readonly open: boolean;
  readonly side: PanelSide;
  readonly folded: boolean;
  readonly size: Readonly<Record<PanelSide, number>>;
}

export interface PanelPlace extends Omit<Kept, 'size'> {
  readonly size: number;
  readonly limits: { readonly least: number; readonly most: number };
  readonly toggle: () => void;
  readonly toggleFolded: () => void;
  readonly switchSide: () => void;
  /** Clamped to the limits. */
  readonly resize: (size: number) => void;
}

const USUAL: Kept = {
  open: false,
  side: 'bottom',
  folded: false,
  size: { bottom: SIZES.bottom.usual, side: SIZES.side.usual },
};

const within = (side: PanelSide, size: unknown): number => {
  const { least, most, usual } = SIZES[side];
  return typeof size === 'number' && Number.isFinite(size) ? Math.min(most, Math.max(least, size)) : usual;
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Parses the stored settings as far as they are valid. */
const readKept = (stored: unknown): Kept => {
  if (!isRecord(stored)) return USUAL;
  const { open, side, folded, size } = stored;
  const sizes = isRecord(size) ? size : {};
  return {
    open: open === true,
    side: side === 'side' ? 'side' : 'bottom',
    folded: folded === true,
    size: { bottom: within('bottom', sizes['bottom']), side: within('side', sizes['side']) },
  };
};

/** Dock position and size of the panel, stored per user. */
export function usePanelPlace(): PanelPlace {
  const { preferences } = usePorts();
  const [kept, setKept] = useState(() => readKept(preferences?.get(KEY)));
  const change = useCallback(
    (part: Partial<Kept>) => {
      const next = { ...kept, ...part };
      setKept(next);
      preferences?.set(KEY, next);
    },
    [kept, preferences],
  );
  const { open, side, folded, size } = kept;
  return {
    open,
    side,
    folded,
    size: size[side],
    limits: SIZES[side],
    toggle: () => change({ open: !open, folded: false }),
    toggleFolded: () => change({ folded: !folded }),
    switchSide: () => change({ side: side === 'side' ? 'bottom' : 'side' }),
    resize: (wanted) => change({ size: { ...size, [side]: within(side, wanted) } }),
  };
}
